"""The lamps' colors and rhythms, and what takes precedence."""

from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import EMPTY, LAMPS, Scene
from roundhouse_hub.ticks import ticks_add

DARK = (0, 0, 0)


def scene(lamps="", colors="", turn=-1):
    return Scene((lamps + "." * 13)[:13], (colors + "." * 13)[:13], turn, 5)


def lamp_over(what, milliseconds, step=20, lamp=0):
    frame = render.frame()
    seen = {}  # each color once, since a Pico's heap is small
    history = []
    for now in range(0, milliseconds, step):
        render.fill(frame, what, now)
        color = tuple(frame[3 * lamp : 3 * lamp + 3])
        history.append(seen.setdefault(color, color))
    return history


def pairs(values):
    return [(values[at], values[at + 1]) for at in range(len(values) - 1)]


def starts(history):
    return sum(1 for before, after in pairs(history) if before == DARK != after)


def test_an_empty_scene_is_dark_at_any_time():
    for now in (0, 1, 999, 2**30 - 1):
        assert render.colors(EMPTY, now) == [DARK] * LAMPS


def test_a_closed_train_is_steady_at_seventy_percent():
    history = lamp_over(scene("c", "1"), 3000)
    assert set(history) == {tuple(part * 179 >> 8 for part in render.SEAT_COLORS[0])}


def test_each_seat_has_its_own_color_and_the_mexican_train_is_white():
    shown = [render.colors(scene("c", name), 0)[0] for name in "123456789abcm"]
    assert len(set(shown)) == 13
    red, green, blue = shown[-1]
    assert max(red, green, blue) - min(red, green, blue) < 8


def test_an_open_train_breathes_between_55_and_100_percent_in_two_seconds():
    levels = [sum(color) for color in lamp_over(scene("o", "5"), 4000)]
    full = sum(render.SEAT_COLORS[4])
    assert full - 3 <= max(levels) <= full
    assert abs(min(levels) / full - 0.55) < 0.02
    assert levels[:100] == levels[100:]
    assert max(abs(a - b) for a, b in pairs(levels)) < full * 0.03


def test_an_open_double_is_amber_half_a_second_on_and_off():
    history = lamp_over(scene("d", "1"), 2000)
    assert history == ([render.AMBER] * 25 + [DARK] * 25) * 2


def test_where_a_tile_fits_two_mint_blips_come_every_1600_ms():
    history = lamp_over(scene("f", "2"), 3200, step=50)
    mint = [color == render.MINT for color in history]
    assert mint == ([True] * 3 + [False] * 3 + [True] * 3 + [False] * 23) * 2
    rest = history[4]
    assert rest == tuple(part * render.REST_LEVEL >> 8 for part in render.SEAT_COLORS[1])


def test_between_the_blips_the_turn_still_shows():
    rest = render.colors(scene("f", "2", turn=0), 200)[0]
    assert rest == tuple(part * render.REST_LEVEL >> 8 for part in render.BRASS)


def test_the_turn_is_brass_and_comes_round_in_two_seconds():
    history = lamp_over(scene("c", "1", turn=0), 4000)
    assert history[:100] == history[100:]
    assert max(history) == render.BRASS
    assert min(sum(color) for color in history) > 0


def test_duty_and_fits_win_over_turn_and_turn_over_open():
    assert render.colors(scene("d", "1", turn=0), 0)[0] == render.AMBER
    assert render.colors(scene("f", "1", turn=0), 0)[0] == render.MINT
    peak = render.ARC_MS // 4
    assert render.colors(scene("o", "1", turn=0), peak)[0] == render.BRASS
    assert render.colors(scene(".", ".", turn=0), peak)[0] == render.BRASS


def test_a_refusal_flashes_three_times_in_1200_ms_and_wins_over_all():
    for state in ".codfw":
        history = [render.colors(scene(state, "1"), now, 0, 100)[0] for now in range(0, 1300, 10)]
        flashes = history[10:130]
        assert flashes == ([render.CORAL] * 20 + [DARK] * 20) * 3
    assert render.colors(EMPTY, 1200, 0, 0)[0] == DARK


def test_a_refusal_is_right_across_the_wrap_of_the_clock():
    since = 2**30 - 50
    assert render.colors(EMPTY, ticks_add(since, 100), 4, since)[4] == render.CORAL
    assert render.colors(EMPTY, ticks_add(since, 250), 4, since)[4] == DARK


def test_the_winners_crest_runs_around_in_the_seat_color():
    whole = Scene("w" * 13, "3" * 13, -1, 5)
    brightest = []
    for now in range(0, 3000, 250):
        frame = render.colors(whole, now)
        sums = [sum(color) for color in frame[:12]]
        brightest.append(sums.index(max(sums)))
    assert brightest == list(range(12))
    crest = render.colors(whole, 500)[2]
    assert min(crest) > 250
    quiet = render.colors(whole, 400)[2]
    assert quiet == tuple(part * render.REST_LEVEL // 256 for part in render.SEAT_COLORS[2])
