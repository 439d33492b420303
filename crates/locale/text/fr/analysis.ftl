# What a match was decided by. Prospects are per cent of a win.
analysis-decisions = { $count ->
    [one] { $count } décision.
   *[other] { $count } décisions.
}
analysis-unfinished = La partie n’est pas finie ; voici où elle en est.
analysis-curve = Ce que chacun pouvait espérer
analysis-accounts = D’où viennent les résultats
analysis-seat = Place
analysis-start = Début
analysis-own = Ses décisions
analysis-others = Décisions des autres
analysis-luck = Chance
analysis-end = Fin
analysis-accounts-note = Le début, les décisions et la chance donnent ensemble la fin. Une décision compte pour ce qu’on pouvait alors en attendre ; tout le reste est chance : dés, cartes et choses cachées.
analysis-moments = Tournants
analysis-moment-decision = { $turn }. { $seat } : { $before } % → { $after } %, par une décision
analysis-moment-luck = { $turn }. { $seat } : { $before } % → { $after } %, par chance
analysis-better = Un vétéran aurait préféré : { $answer } ({ $best } % au lieu de { $taken } %)
analysis-no-moments = L’issue n’a jamais vraiment été en doute.
analysis-dice = Dés
analysis-sides = Faces
analysis-thrown = Jets
analysis-mean = Moyenne
analysis-expected = Attendue
analysis-oddity = Erreurs types
analysis-no-dice = Aucun dé n’a été lancé.
