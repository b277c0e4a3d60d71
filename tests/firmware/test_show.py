"""Colors and rhythms of the lamps: the table in words, and what wins where two things are true at once."""

from roundhouse_hub.lamps import show
from roundhouse_hub.lamps.scene import EMPTY, LAMPS, Scene
from roundhouse_hub.ticks import ticks_add

DARK = (0, 0, 0)


def scene(lamps="", colors="", turn=-1):
    return Scene((lamps + "." * 13)[:13], (colors + "." * 13)[:13], turn, 5)


def lamp_over(what, milliseconds, step=20, lamp=0):
    frame = show.frame()
    seen = {}  # each color once: a Pico's heap is small
    history = []
    for now in range(0, milliseconds, step):
        show.fill(frame, what, now)
        color = tuple(frame[3 * lamp : 3 * lamp + 3])
        history.append(seen.setdefault(color, color))
    return history


def pairs(values):
    return [(values[at], values[at + 1]) for at in range(len(values) - 1)]


def starts(history):
    """How often a lamp goes from dark to lit."""
    return sum(1 for before, after in pairs(history) if before == DARK != after)


def test_an_empty_scene_is_dark_at_any_time():
    for now in (0, 1, 999, 2**30 - 1):
        assert show.colors(EMPTY, now) == [DARK] * LAMPS


def test_a_closed_train_is_steady_at_seventy_percent():
    history = lamp_over(scene("c", "1"), 3000)
    assert set(history) == {tuple(part * 179 >> 8 for part in show.SEAT_COLORS[0])}


def test_each_seat_has_its_own_color_and_the_mexican_train_is_white():
    shown = [show.colors(scene("c", name), 0)[0] for name in "123456789abcm"]
    assert len(set(shown)) == 13
    red, green, blue = shown[-1]
    assert max(red, green, blue) - min(red, green, blue) < 8


def test_an_open_train_breathes_between_55_and_100_percent_in_two_seconds():
    levels = [sum(color) for color in lamp_over(scene("o", "5"), 4000)]
    full = sum(show.SEAT_COLORS[4])
    assert full - 3 <= max(levels) <= full
    assert abs(min(levels) / full - 0.55) < 0.02
    assert levels[:100] == levels[100:]
    assert max(abs(a - b) for a, b in pairs(levels)) < full * 0.03


def test_an_open_double_is_amber_half_a_second_on_and_off():
    history = lamp_over(scene("d", "1"), 2000)
    assert history == ([show.AMBER] * 25 + [DARK] * 25) * 2


def test_where_a_tile_fits_two_mint_blips_come_every_1600_ms():
    history = lamp_over(scene("f", "2"), 3200, step=50)
    mint = [color == show.MINT for color in history]
    assert mint == ([True] * 3 + [False] * 3 + [True] * 3 + [False] * 23) * 2
    rest = history[4]
    assert rest == tuple(part * show.REST_LEVEL >> 8 for part in show.SEAT_COLORS[1])


def test_between_the_blips_the_turn_stays_to_be_seen():
    rest = show.colors(scene("f", "2", turn=0), 200)[0]
    assert rest == tuple(part * show.REST_LEVEL >> 8 for part in show.BRASS)


def test_the_turn_is_brass_and_comes_round_in_two_seconds():
    history = lamp_over(scene("c", "1", turn=0), 4000)
    assert history[:100] == history[100:]
    assert max(history) == show.BRASS
    assert min(sum(color) for color in history) > 0


def test_duty_and_fits_win_over_turn_and_turn_over_open():
    assert show.colors(scene("d", "1", turn=0), 0)[0] == show.AMBER
    assert show.colors(scene("f", "1", turn=0), 0)[0] == show.MINT
    peak = show.ARC_MS // 4
    assert show.colors(scene("o", "1", turn=0), peak)[0] == show.BRASS
    assert show.colors(scene(".", ".", turn=0), peak)[0] == show.BRASS


def test_a_refusal_flashes_three_times_in_1200_ms_and_wins_over_all():
    for state in ".codfw":
        history = [show.colors(scene(state, "1"), now, 0, 100)[0] for now in range(0, 1300, 10)]
        flashes = history[10:130]
        assert flashes == ([show.CORAL] * 20 + [DARK] * 20) * 3
    assert show.colors(EMPTY, 1200, 0, 0)[0] == DARK


def test_a_refusal_is_right_across_the_wrap_of_the_clock():
    since = 2**30 - 50
    assert show.colors(EMPTY, ticks_add(since, 100), 4, since)[4] == show.CORAL
    assert show.colors(EMPTY, ticks_add(since, 250), 4, since)[4] == DARK


def test_nothing_flashes_more_than_three_times_a_second():
    for state in "codfw":
        for turn in (-1, 0):
            history = lamp_over(scene(state, "1", turn), 6000)
            bright = [sum(color) > 380 for color in history]
            rises = sum(1 for before, after in pairs(bright) if after and not before)
            assert rises <= 18
            assert starts(history) <= 18


def test_the_winners_crest_runs_around_in_the_seat_color():
    whole = Scene("w" * 13, "3" * 13, -1, 5)
    brightest = []
    for now in range(0, 3000, 250):
        frame = show.colors(whole, now)
        brightest.append(max(range(12), key=lambda lamp, f=frame: sum(f[lamp])))
    assert brightest == list(range(12))
    crest = show.colors(whole, 500)[2]
    assert min(crest) > 250
    quiet = show.colors(whole, 400)[2]
    assert quiet == tuple(part * show.REST_LEVEL // 256 for part in show.SEAT_COLORS[2])


def test_a_press_is_answered_in_white_and_briefly():
    frame = show.frame()
    show.fill(frame, scene("c", "1"), 50)
    show.pressed(frame, 50, 0, 0)
    assert show.as_tuples(frame)[0] == show.WHITE
    show.fill(frame, scene("c", "1"), show.PRESSED_MS)
    show.pressed(frame, show.PRESSED_MS, 0, 0)
    assert show.as_tuples(frame)[0] != show.WHITE


def test_filling_a_frame_changes_it_in_place():
    frame = show.frame()
    show.fill(frame, scene("c", "1"), 0)
    assert len(frame) == 39
    assert show.as_tuples(frame) == show.colors(scene("c", "1"), 0)
