# What a match was decided by. Prospects are per cent of a win.
analysis-decisions = { $count ->
    [one] { $count } décision.
   *[other] { $count } décisions.
}
analysis-unfinished = La partie n’est pas finie ; voici où elle en est.
analysis-curve = Ce que chacun pouvait espérer
analysis-accounts = D’où viennent les résultats
analysis-seat = Siège
analysis-start = Début
analysis-own = Ses décisions
analysis-others = Décisions des autres
analysis-luck = Chance
analysis-end = Résultat
analysis-accounts-note = Le début, les décisions et la chance donnent ensemble le résultat. Une décision compte pour ce qu’on pouvait alors en attendre ; tout le reste est chance ou malchance : dés, cartes et choses cachées.
analysis-moments = Tournants
analysis-moment-decision = { $turn }. { $seat } : { $before } % → { $after } %, par une décision
analysis-moment-luck = { $turn }. { $seat } : { $before } % → { $after } %, par le hasard
analysis-taken = { $seat } a choisi : { $answer }
analysis-better = Un vétéran aurait préféré : { $answer } ({ $best } % au lieu de { $taken } %)
analysis-better-at-a-glance = Un vétéran aurait préféré : { $answer }
analysis-no-moments = Aucune décision, aucun jet ni aucune carte n’a, pris isolément, beaucoup changé les chances.
analysis-dice = Dés
analysis-sides = Faces
analysis-thrown = Jets
analysis-mean = Moyenne
analysis-expected = Attendue
analysis-oddity = Écart (en erreurs types)
analysis-no-dice = Aucun dé n’a été lancé.
