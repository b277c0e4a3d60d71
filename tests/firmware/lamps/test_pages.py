"""More trains than slots: pages turn by themselves; urgent ones come first and stay longer."""

from roundhouse_hub.lamps import pages, render
from roundhouse_hub.lamps.paint import WHITE, as_tuples, frame
from roundhouse_hub.lamps.scene import ENGINE, Scene
from roundhouse_hub.ticks import LAST_TICK, ticks_add

DARK = (0, 0, 0)
FIRST = "cccccccccccco"
COLORS = "123456789abcm"


def scene(more, turn=-1, first=FIRST):
    return Scene(first + more, COLORS, turn, 5)


def shown(what, page, into, now=0):
    out = frame()
    pages.fill_page(out, what, page, into, now)
    return as_tuples(out)


def turned(what, milliseconds, start=0):
    """(page, how long it was shown), in order."""
    leaf = pages.LampPages()
    leaf.begin(what, start)
    seen = []
    for passed in range(0, milliseconds, 20):
        leaf.step(what, ticks_add(start, passed))
        if not seen or seen[-1][0] != leaf.page:
            seen.append([leaf.page, 0])
        seen[-1][1] += 20
    return [(page, long) for page, long in seen]


def test_a_scene_without_further_trains_has_one_page():
    assert pages.count(scene("")) == 1
    assert turned(scene(""), 20000) == [(0, 20000)]


def test_pages_turn_in_order_and_start_again():
    what = scene("o" * 24)
    assert pages.count(what) == 3
    assert turned(what, 12000) == [(page, 3000) for page in (0, 1, 2, 0)]


def test_a_page_that_needs_action_stays_longer():
    what = scene("o" * 12 + "ooof........", turn=4)
    assert turned(what, 13000) == [(0, 5000), (1, 3000), (2, 5000)]


def test_a_page_with_an_open_double_comes_first():
    what = scene("o" * 12 + "od..........", turn=4)
    assert [page for page, _ in turned(what, 13000)] == [2, 0, 1]
    assert turned(scene("d" * 12, first="d" + FIRST[1:]), 20)[0][0] == 0


def test_pages_turn_across_the_wrap_of_the_clock():
    what = scene("o" * 12)
    assert turned(what, 9000, LAST_TICK - 4000) == turned(what, 9000)


def test_a_press_turns_back_to_the_first_page():
    leaf = pages.LampPages()
    what = scene("o" * 12)
    leaf.begin(what, 0)
    leaf.step(what, 3500)
    assert leaf.page == 1
    leaf.back(3600)
    assert (leaf.page, leaf.since) == (0, 3600)
    leaf.back(3700)
    assert leaf.since == 3600


def test_a_further_page_shows_its_trains_in_white_and_their_rhythms():
    what = scene("coodf......." + "............", turn=0)
    seen = shown(what, 1, 1000, now=50)
    closed = render.colors(Scene("c" + "." * 12, "m" + "." * 12, -1, 5), 50)[0]
    assert seen[0] == closed
    assert seen[1] == seen[2] == render.colors(Scene("o" + "." * 12, "m" + "." * 12, -1, 5), 50)[0]
    assert seen[3] == render.AMBER and seen[4] == render.MINT
    assert seen[5:12] == [DARK] * 7


def test_a_page_appears_clockwise():
    what = scene("c" * 12)
    for into, lit in ((0, 0), (100, 5), (239, 11), (240, 12)):
        seen = shown(what, 1, into)
        assert [color != DARK for color in seen[:12]] == [True] * lit + [False] * (12 - lit)


def test_the_engine_blips_the_number_of_the_page():
    what = scene("c" * 36)
    for page in range(4):
        lit = [shown(what, page, into)[ENGINE] == tuple(c * 256 >> 8 for c in WHITE) for into in range(0, 3000, 50)]
        rises = sum(1 for at in range(1, len(lit)) if lit[at] and not lit[at - 1]) + lit[0]
        assert rises == page + 1
        assert not lit[-1]


def test_each_page_shows_for_at_least_three_seconds():
    for turn in (-1, 3):
        for more in ("d" + "." * 11, "o" * 36, "." * 23 + "f"):
            seen = turned(scene(more, turn), 40000)
            assert {page for page, _ in seen} == set(range(pages.count(scene(more))))
            assert min(long for _, long in seen[:-1]) >= 3000
