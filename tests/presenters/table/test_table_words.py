"""Strip and rail of every game, with 2 to 12 players of the longest names: all is read, and nothing lies on another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from itertools import combinations
from random import Random

import pygame
import pytest
from tests.depth import DEPTH
from tests.window.screens.page_checks import collect, faint, recording
from tests.window.screens.page_services import LONGEST_NAMES, LOW, SIZES
from tests.window.table.sample_views import four_players
from tests.window.text_capture import Line

from roundhouse import actions
from roundhouse.actions.action import Index
from roundhouse.dominoes import double_set
from roundhouse.games import GAMES
from roundhouse.games.core.options import read_options
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.match.score_sheet_view import score_figures
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.table.table_view import table_view
from roundhouse.presenters.views import TableView
from roundhouse.referee import Chance, Replay, SeatedPlayer, TableSession
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.table import hand_row, message_strip, sidebar
from roundhouse.window.table.arrangement import arrange
from roundhouse.window.table.overlays import cover
from roundhouse.window.table.regions import Regions, regions

MOVES = 24 if DEPTH > 1 else 16
LARGE = 30
"""How high the name of the player who is to take the screen is at least, px at 1280 x 800."""
TALKATIVE = ("missed_call",)
"""House rules that bring more buttons."""


def talkative(game: str, players: int) -> TableSession:
    """A table of people with the longest names, under the rules that bring the most buttons."""
    kind = GAMES[game]
    names = [f"{longest[:-2]}{number:02}" for number, longest in enumerate(LONGEST_NAMES, 1)][:players]
    rules = {field.name: "yes" for field in fields(kind.options_type) if field.name in TALKATIVE}
    if game == "basic-trains" and players < 4:
        rules["two_or_three"] = "yes"
    return TableSession(
        kind(players, read_options(kind.options_type, rules)), [SeatedPlayer(name) for name in names], Chance("1")
    )


def longest(views: Iterable[tuple[str, TableView]]) -> Iterable[tuple[str, TableView]]:
    """Of each set of buttons that comes up in a language, the view with the longest sentence."""
    found: dict[tuple[str, tuple[Offer, ...]], TableView] = {}
    for language, seen in views:
        before = found.get((language, seen.buttons))
        if before is None or len(before.message.text) < len(seen.message.text):
            found[language, seen.buttons] = seen
    return [(language, view) for (language, _), view in found.items()]


def played(game: str, players: int, moves: int) -> Iterator[tuple[str, TableView]]:
    """Some moves of a dealt table, each as it is seen in each language, and why a tile does not go."""
    table = talkative(game, players)
    presenter, rng = Presenter(table, Texts()), Random(players)
    for now in range(0, 3000 * moves, 3000):
        presenter.submit(actions.ShowHand())
        presenter.submit(actions.PickTile(Index(rng.randrange(9))))
        presenter.advance(now)
        yield from in_each_language(presenter)
        presenter.submit(actions.WhyNot())
        presenter.advance(now)
        yield from in_each_language(presenter)
        if table.referee.position is not None and (legal := table.referee.legal()):
            table.call(rng.choice(legal))


def in_each_language(presenter: Presenter) -> Iterator[tuple[str, TableView]]:
    """The labels of the page now, with the button that the window adds."""
    for presenter.texts in map(Texts, LANGUAGES):
        view, pause = presenter.present().table, Offer(actions.OpenMenu(), presenter.texts.screen("pause"))
        yield presenter.texts.language, replace(view, buttons=(*view.buttons, pause))


def replayed(game: str, players: int, moves: int) -> Iterator[tuple[str, TableView]]:
    """The same moves replayed through afterward, and at speed."""
    table, rng = talkative(game, players), Random(players)
    table.mode.begin()
    for _ in range(moves):
        if table.referee.position is not None and (legal := table.referee.legal()):
            table.call(rng.choice(legal))
    match = table.referee.match
    for language in LANGUAGES:
        replay = Replay(match.first_game, table.referee.all_names, match.events, match.start)
        replaying = ReplayPresenter(replay, texts=Texts(language))
        for _ in match.events:
            for button in (actions.Done(), actions.PlayAtSpeed()):
                view = replaying((button,), 0)
                assert view is not None
                yield language, view
        assert replay.over


def faults(view: TableView, display: DisplaySettings) -> list[str]:
    """Everything wrong with the words of strip and rail in this look."""
    parts = regions(*display.size, text=display.text)
    seen = display.on(view)
    with recording(message_strip, sidebar, hand_row, cover) as written:
        message_strip.paint_strip(pygame.Surface((1, 1)), seen.message, seen.buttons, parts)
        strip = collect(written)
        message_strip.paint_below(pygame.Surface((1, 1)), seen.buttons, parts)
        below = collect(written)
        hand_row.paint_hand(
            pygame.Surface((1, 1)), seen, message_strip.beside_buttons(seen.buttons, parts), parts.scale, {}
        )
        below = [*collect(written), *below]
        if seen.cover and seen.hand_of is not None:
            cover.paint_cover(pygame.Surface((1, 1)), seen.hand_of[0], seen.cover, parts)
        card = collect(written)
        sidebar.paint_sidebar(pygame.Surface((1, 1)), seen, parts.sidebar, parts.letters)
        beside = collect(written)
    return [
        *_in_strip(seen, strip, display),
        *_below_strip(seen, below, display),
        *_on_card(seen, card, parts),
        *_in_rail(seen, beside, display),
    ]


def _in_strip(view: TableView, lines: list[Line], display: DisplaySettings) -> list[str]:
    parts = regions(*display.size, text=display.text)
    buttons, places = _shown(view, parts, below=False)
    background = palette.REFUSED_STRIP if view.message.tone == "refused" else palette.PANEL
    found = [f"{line.text!r} is cut" for line in lines if line.cut]
    found += [f"{place} leaves the strip" for place in places if not parts.strip.contains(place)]
    found += [f"{place} is too low" for place in places if place.height < int(44 * parts.scale)]
    found += [f"{one} and {two} overlap" for one, two in combinations(places, 2) if one.colliderect(two)]
    words = lines[: len(lines) - len(places)]
    for line in words:
        found += faint(line, background)
        found += [f"{line.text!r} lies over a button" for place in places if line.ink.colliderect(place)]
    for line, button, place in zip(lines[len(words) :], buttons, places, strict=True):
        under = background if not button.enabled else palette.BRASS if button.primary else palette.CARD
        found += faint(line, under)
        if not place.contains(line.ink):
            found.append(f"{line.text!r} leaves its button")
    return found + _apart(lines, parts.strip)


def _shown(view: TableView, parts: Regions, *, below: bool) -> tuple[list[Offer], list[pygame.Rect]]:
    """The buttons that are seen in the strip, or below it, and their places."""
    places = zip(view.buttons, message_strip.button_places(view.buttons, parts), strict=True)
    found = [(each, place) for each, place in places if each.label and each.below == below]
    return [each for each, _ in found], [place for _, place in found]


def _below_strip(view: TableView, lines: list[Line], display: DisplaySettings) -> list[str]:
    parts = regions(*display.size, text=display.text)
    buttons, places = _shown(view, parts, below=True)
    inside = cover.card(parts) if view.cover else parts.hand
    found = [f"{place} leaves its area" for place in places if not inside.contains(place)]
    words = lines[: len(lines) - len(places)]
    for line in words:
        found += faint(line, palette.BACKGROUND)
        found += [f"{line.text!r} lies over a button" for place in places if line.ink.colliderect(place)]
    for line, button, place in zip(lines[len(words) :], buttons, places, strict=True):
        found += faint(line, palette.BRASS if button.primary else palette.CARD) if button.enabled else ()
        if not place.contains(line.ink):
            found.append(f"{line.text!r} leaves its button")
    return found


def _on_card(view: TableView, lines: list[Line], parts: Regions) -> list[str]:
    """Everything wrong with the words that say to whom a covered screen goes."""
    found = [f"{line.text!r} is cut" for line in lines if line.cut]
    for line in lines:
        found += faint(line, palette.SELECTED)
        if not cover.card(parts).contains(line.ink) or line.ink.colliderect(cover.button_place(parts)):
            found.append(f"{line.text!r} lies over the button, or beside the card")
        if line.size < LARGE * parts.scale:
            found.append(f"{line.text!r} cannot be read across the table")
    if view.cover and view.hand_of is not None and view.hand_of[1] not in " ".join(line.text for line in lines):
        found.append("nobody is named")
    return found


def _in_rail(view: TableView, lines: list[Line], display: DisplaySettings) -> list[str]:
    parts = regions(*display.size, text=display.text)
    rows = sidebar.sidebar_layout(view, parts.sidebar, parts.letters).rows
    may_be_cut = [row.name for row in view.rows] + [play.text for play in view.last_plays]
    found = []
    for line in lines:
        row = next((index for index, place in enumerate(rows) if place.collidepoint(line.ink.center)), None)
        turn = row is not None and view.rows[row].turn
        found += faint(line, palette.SELECTED if turn else palette.PANEL if row is None else palette.ROW)
        if row is not None and not rows[row].contains(line.ink):
            found.append(f"{line.text!r} leaves its row")
        if line.cut and not any(text.startswith(line.text.rstrip("…")) for text in may_be_cut):
            found.append(f"{line.text!r} is cut")
    return found + _apart(lines, parts.sidebar)


def _apart(lines: list[Line], area: pygame.Rect) -> list[str]:
    found = [f"{line.text!r} leaves its part of the window" for line in lines if not area.contains(line.ink)]
    inks = [line.ink for line in lines]
    return found + [
        f"{one.text!r} lies over {lines[at + 1 + behind].text!r}"
        for at, one in enumerate(lines)
        for behind in one.ink.collidelistall(inks[at + 1 :])
    ]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("views", [played, replayed])
def test_all_words_of_the_table_are_read(
    game: str, views: Callable[[str, int, int], Iterator[tuple[str, TableView]]]
) -> None:
    seats = GAMES[game].seats_offered
    # Numbers of players in between say nothing new but in the rail, of which `test_crowded_sidebar` has every number;
    # nor do they where there is more room.
    fewest, most = seats[0], seats[-1]
    for players in seats if DEPTH > 1 else sorted({fewest, most}):
        sizes = (LOW, *SIZES) if players in (fewest, most) else SIZES[-1:]
        # Letters in between have more room than the largest, and fill it less than the usual ones do.
        looks = [
            DisplaySettings(size, text)
            for size in sizes
            for text in (TEXT_SIZES if DEPTH > 1 else (TEXT_SIZES[0], TEXT_SIZES[-1]))
        ]
        read = set()
        for language, view in longest(views(game, players, MOVES)):
            read.add(language)
            for display in looks:
                found = faults(view, replace(display, texts=Texts(language)))
                assert not found, f"{game}, {players}, {language}, {display}: {view.message}\n" + "\n".join(found)
        assert read == set(LANGUAGES)


def test_a_covered_hand_says_in_large_letters_whose_it_is() -> None:
    presenter = Presenter(talkative("mexican-train", 3), Texts())
    presenter.advance(0)
    for language, view in in_each_language(presenter):
        assert view.hand_of is not None and view.cover and any(button.below for button in view.buttons)
        for display in (DisplaySettings(size, text, Texts(language)) for size in (LOW, *SIZES) for text in TEXT_SIZES):
            found = faults(view, display)
            assert not found, f"{display}:\n" + "\n".join(found)


@pytest.mark.parametrize("size", [LOW, *SIZES], ids=str)
def test_larger_letters_come_with_larger_tiles_and_keep_the_last_plays(size: tuple[int, int]) -> None:
    wide, plays = [], []
    for text in TEXT_SIZES:
        arranged = arrange(DisplaySettings(size, text).on(four_players()), size)
        wide.append(arranged.hand[0].width)
        plays.append(arranged.sidebar.plays)
    assert wide[0] < wide[-1] and wide == sorted(wide)
    assert min(plays) >= 2


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("place", ["in_boneyard", "unused"])
def test_the_line_of_unused_tiles_is_whole_for_the_largest_set(language: str, place: str) -> None:
    view = four_players()
    labels = replace(view.labels, boneyard=Texts(language).label(place))
    whole = replace(view, labels=labels, boneyard=double_set(18).size)
    for display in (DisplaySettings(size, text, Texts(language)) for size in SIZES for text in TEXT_SIZES):
        assert not faults(whole, display), display


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_that_are_won_and_lost_are_written_alike_on_rail_strip_and_sheet(language: str) -> None:
    table = TableSession(
        GAMES["station"](3), [SeatedPlayer(name, "greedy") for name in ("Ann", "Bo", "Cy")], chance=Chance("1")
    )
    table.mode.begin()
    while table.referee.position is not None:
        table.step()
    totals = [
        each.foot[0].text
        for each in score_figures(Texts(language), table.referee.match, table.referee.names).columns[1:]
    ]
    assert {total[0] for total in totals} == {"+", "−"}
    view = table_view(Texts(language), table.referee)
    seats = view.rows[:3]
    assert [row.short_score for row in seats] == totals
    assert [row.score.split()[0] for row in seats] == totals
    for name, total in zip(table.referee.names, totals, strict=True):
        assert f"{name} {total}" in view.message.text
