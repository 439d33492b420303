//! Drawings.

use super::{builtin, changed, refusal, refuses};
use requiem::Requiem;
use table::Pack;

#[test]
fn a_bad_drawing_of_the_city_is_refused() {
    let cases = [
        (
            "........~~........B.",
            "........~~........B",
            "line 2, column 20: expected a line as long as the first, found `.`",
        ),
        (
            "........~~........B.",
            "........~~........B..",
            "line 2, column 21: expected a line as long as the first, found the end",
        ),
        (
            ".A.####.",
            ".A.##x#.",
            "line 2, column 6: expected `.` floor, `#` wall, `+` passage, `~` water, `G` Guard cell, `P` Predator cell or another capital letter for a sewer entrance, found `x`",
        ),
        (
            "........~~........B.",
            "........~~........ .",
            "line 1, column 19: expected `.` floor, `#` wall, `+` passage, `~` water, `G` Guard cell, `P` Predator cell or another capital letter for a sewer entrance, found ` `",
        ),
        ("P", ".", "line 1, column 1: expected exactly one Predator cell, marked `P`, found none"),
        (
            ".A.",
            ".AP",
            "line 4, column 16: expected exactly one Predator cell, marked `P`, found another one",
        ),
        (
            ".A.####",
            ".A.A###",
            "line 2, column 4: expected each link once on a board, `A` too, found another one",
        ),
        (
            ".A.####",
            ".AE####",
            "line 2, column 3: expected the other end of link `E` in sewer.map, found this end alone",
        ),
    ];
    refuses("city.map", &cases);
}

#[test]
fn a_bad_drawing_of_the_sewer_is_refused() {
    let cases = [
        (
            "22",
            "..",
            "line 1, column 1: expected three hives, their cells marked `1`, `2` and `3`, found no cell of hive 2",
        ),
        (
            "22",
            "24",
            "line 8, column 7: expected `.` floor, `#` blocked cell, `1`, `2`, `3` hives, `Q` Hybrid cell or another capital letter for a city exit, found `4`",
        ),
        ("Q", ".", "line 1, column 1: expected exactly one Hybrid cell, marked `Q`, found none"),
        (".A.", "QA.", "line 5, column 10: expected exactly one Hybrid cell, marked `Q`, found another one"),
        (
            ".A.",
            "GA.",
            "line 2, column 1: expected `.` floor, `#` blocked cell, `1`, `2`, `3` hives, `Q` Hybrid cell or another capital letter for a city exit, found `G`",
        ),
        (
            "....###.####.###....",
            "....###.####.###...",
            "line 10, column 20: expected a line as long as the first, found the end",
        ),
    ];
    refuses("sewer.map", &cases);
}

// rules: R-SEWER-1
#[test]
fn links_have_two_ends() {
    let lost = refusal("sewer.map", &changed("sewer.map", ".C.", "..."));
    let end =
        "city.map, line 14, column 2: expected the other end of link `C` in sewer.map, found this end alone";
    assert_eq!(lost, end);
    let lost = refusal("city.map", &changed("city.map", ".A.####", "...####"));
    let end =
        "sewer.map, line 2, column 2: expected the other end of link `A` in city.map, found this end alone";
    assert_eq!(lost, end);
    // Both entrances on the right moved to the left.
    let left = builtin("city.map").replace("B.", "..").replacen('.', "B", 1).replace(".D.", "...");
    let left = left.replace(".C.", "DC.");
    let expected = "an upper and a lower sewer entrance in the right half, found 0 there";
    assert_eq!(refusal("city.map", &left), format!("city.map, line 1, column 1: expected {expected}"));
}

#[test]
fn a_cell_cut_off_is_named() {
    let walled = changed("city.map", "........~~........B.\n.A.", ".#......~~........B.\n#A.");
    let expected = "a way on foot from c03-08 to every cell, links included, found c01-01 cut off";
    assert_eq!(refusal("city.map", &walled), format!("city.map, line 1, column 1: expected {expected}"));
    let walled = changed("sewer.map", "####....\n.A", "####..#.\n.A").replace("....B.", "....B#");
    let expected = "a way on foot from c03-08 to every cell, links included, found s20-01 cut off";
    assert_eq!(refusal("sewer.map", &walled), format!("sewer.map, line 1, column 20: expected {expected}"));
}

#[test]
fn three_soldiers_need_three_guard_cells() {
    let fewer = builtin("city.map").replacen('G', ".", 1);
    let expected = "city.map, line 1, column 1: expected at least 3 Guard cells, marked `G`, found 2";
    assert_eq!(refusal("city.map", &fewer), expected);
}

#[test]
fn new_heroes_need_room() {
    // The Guard in a corner of nine cells from which only the link leads out.
    let corner = builtin("city.map").replace('G', ".").replacen("........~~", "GGG#....~~", 1);
    let corner = corner.replacen("\n...#..+", "\n####..+", 1);
    let expected = "at least 19 cells to be reached from here without a link, found 9";
    assert_eq!(refusal("city.map", &corner), format!("city.map, line 1, column 1: expected {expected}"));
}

#[test]
fn sizes_are_bounded() {
    let rows = |width: usize, height: usize| (".".repeat(width) + "\n").repeat(height);
    let larger = "city.map, line 1, column 1: expected a board larger than the sewer's 340 cells, found 320";
    assert_eq!(refusal("sewer.map", &rows(20, 17)), larger);
    let most = "sewer.map, line 1, column 1: expected at most 1024 cells on both boards, found 4416";
    assert_eq!(refusal("sewer.map", &rows(64, 64)), most);
    assert!(
        refusal("sewer.map", &rows(65, 1))
            .starts_with("sewer.map, line 1, column 1: expected a drawing of 1 to 64")
    );
}

#[test]
fn other_drawings_are_taken() {
    let wet = changed("city.map", ".+G", ".~G");
    let narrow = changed("sewer.map", "\n.A....##", "\n#A#...##");
    let crossed = builtin("city.map").replace('B', "E").replace("\n.A.", "\n.Z.");
    let crossed_below = builtin("sewer.map").replace('B', "E").replace("\n.A.", "\n.Z.");
    let windows = builtin("sewer.map").replace('\n', "\r\n");
    for own in [
        &[("city.map", wet.as_str()), ("sewer.map", &narrow)][..],
        &[("city.map", &crossed), ("sewer.map", &crossed_below)],
        &[("sewer.map", &windows)],
    ] {
        if let Err(error) = Pack::<Requiem>::read(own) {
            panic!("{error}");
        }
    }
}
