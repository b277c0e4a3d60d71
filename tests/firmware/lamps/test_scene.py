"""Invalid scenes and cues are refused, with a code that says why."""

from tests.firmware.expected_errors import raised_text

from roundhouse_hub.lamps.scene import COLORS, CUES, EMPTY, STATES, Cue, Scene, check, check_cue


def test_the_empty_scene_is_dark_and_whole():
    assert check(EMPTY) is EMPTY
    assert EMPTY.lamps == "." * 13
    assert EMPTY.turn == -1


def test_every_state_and_color_is_taken():
    for state in STATES:
        for color in COLORS:
            scene = Scene(state * 13, color * 13, 11, 10)
            assert check(scene) is scene


NESTED = []
for _ in range(130):
    NESTED = [NESTED]
REFUSED = (
    (Scene("." * 12, "." * 13, -1, 5), "bad-length field=lamps got=12 want=13"),
    (Scene("." * 13, "." * 14, -1, 5), "bad-length field=colors got=14 want=13"),
    (Scene(13, "." * 13, -1, 5), "not-text field=lamps got=13"),
    (Scene("x" * 13, "." * 13, -1, 5), "bad-letters field=lamps got=x want=.codfw"),
    (Scene("." * 13, "d" * 13, -1, 5), "field=colors got=d"),
    (Scene(NESTED, "." * 13, -1, 5), "not-text field=lamps got=list"),
    (Scene("." * 13, "." * 13, NESTED, 5), "got=list"),
)


def test_a_scene_that_cannot_be_shown_is_refused_with_what_is_wrong():
    for scene, said in REFUSED:
        assert said in raised_text(check, scene), said


def test_further_pages_have_twelve_lamps_each():
    for pages in range(4):
        scene = Scene("c" * 13 + "codf.......o" * pages, "1" * 13, -1, 5)
        assert check(scene) is scene
    for wrong in (1, 13, 48):
        said = "bad-length field=more got=%d want=12, 24, 36" % wrong
        assert raised_text(check, Scene("." * (13 + wrong), "." * 13, -1, 5)) == said
    assert "bad-letters field=more got=w want=.codf" == raised_text(check, Scene("." * 24 + "w", "." * 13, -1, 5))
    assert "field=lamps got=x" in raised_text(check, Scene("x" + "." * 24, "." * 13, -1, 5))


def test_turn_and_volume_have_bounds():
    for turn in (-2, 12, "3", None, True):
        assert "bad-number field=turn" in raised_text(check, Scene("." * 13, "." * 13, turn, 5))
    for volume in (-1, 11, 5.0, None):
        assert "bad-number field=volume" in raised_text(check, Scene("." * 13, "." * 13, -1, volume))


def test_a_cue_has_a_known_name_and_a_lamp():
    for name in CUES:
        assert check_cue(Cue(name, -1)).name == name
    assert "unknown-cue got=boo" == raised_text(check_cue, Cue("boo", -1))
    assert "got=dict" in raised_text(check_cue, Cue({"bell": NESTED}, -1))
    assert "field=slot got=13" in raised_text(check_cue, Cue("bell", 13))
