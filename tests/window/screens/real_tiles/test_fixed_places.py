"""At a table no choice stands where another one was a moment ago: every action has a place of its own.

Whole rounds are played at random at each game's tables. From one page to the next, nothing that could be touched gives
way to something else that can be.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pygame
import pytest
from tests.referee.tables import game_of
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.real_table_driver import NAMES, ScreenDriver

from roundhouse import actions
from roundhouse.actions import REGISTRY, Action
from roundhouse.actions.action import Digit, Index, TileEnd
from roundhouse.commands.booklet.booklet import is_playable
from roundhouse.games import GAMES
from roundhouse.games.core.moves import LayEngine, Play
from roundhouse.games.core.options import option_fields
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.available import strip_offers
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.table.message_strip import ROWS_BELOW, button_places
from roundhouse.window.table.regions import regions

pytestmark = pytest.mark.usefixtures("no_screen")
STEPS = 60
DISPLAYS = (
    DisplaySettings((1280, 720)),
    DisplaySettings((960, 600), 1.3, Texts("de")),
    DisplaySettings((1024, 768), 1.0, Texts("es")),
)
Places = dict[str, pygame.Rect]

LEAVES = (actions.Quit, actions.LeaveSeat)


def _places(screen: CalledScreen | SlotsScreen, display: DisplaySettings) -> Places:
    """Everything that can be touched, by what it means: a number is the same key for an end and for a digit."""
    found = {}
    for control in screen.page(display).controls:
        if control.enabled:
            kind, _, number = control.name.partition(":")
            found[f"number:{number}" if kind in ("end", "digit") else control.name] = pygame.Rect(control.rect)
    return found


def _taken(before: Places, after: Places) -> Iterator[str]:
    for name, place in before.items():
        for other, taken in after.items():
            if name != other and place.colliderect(taken):
                yield f"{other} stands where {name} was"


def _seats(name: str) -> int:
    """Three, or the fewest that can play it."""
    return next(seats for seats in range(3, 13) if is_playable(GAMES[name], seats))


def _spoken(name: str) -> dict[str, object]:
    """House rules under which more is said at the table: a missed call costs tiles, and hands are shown soon."""
    kind = GAMES[name]
    calls = {"missed_call": True} if "missed_call" in option_fields(kind.options_type) else {}
    return calls | ({"deal": 3} if kind(_seats(name)).has_boneyard else {})


def _table(name: str, mode: str) -> TableSession:
    seats = _seats(name)
    game = game_of(name, seats, _spoken(name) if mode == "called" else {})
    table = TableSession(game, [SeatedPlayer(each) for each in NAMES[:seats]], Chance("1"), mode=mode)
    for seat in range(seats) if mode == "slots" else ():
        table.call(TakeSlot(Seat(seat), table.referee.slots[seat]))
    return table


def _step(fingers: ScreenDriver, table: TableSession, page: TablePage, chance: Random) -> None:
    """Something that somebody does: mostly a call that is allowed, else any touch."""
    laid = [move for move in table.referee.legal() if isinstance(move, Play | LayEngine)] if page.in_turn else []
    submit = fingers.screen.presenter.submit  # type: ignore[attr-defined]
    if laid and chance.random() < 0.7:
        move = chance.choice(laid)
        if chance.random() < 0.5 or table.mode.name == "slots":
            table.call(move)
        else:
            submit(actions.Clear())
            for end in table.referee.game.tiles.ends[move.tile]:
                submit(actions.EnterEnd(TileEnd(end)))
        fingers.do()
        return
    if page.awaited == "hand" and chance.random() < 0.5:
        position = table.referee.position
        assert position is not None
        submit(actions.ReportSum())
        for digit in str(chance.randrange(2, 40)):
            submit(actions.TypeDigit(Digit(int(digit))))
        submit(actions.TellHand())
        fingers.do()
        return
    if page.in_turn and chance.random() < 0.3:
        submit(actions.LetSpeak(Seat(chance.randrange(len(page.names)))))
    controls = fingers.screen.page(fingers.display).controls  # type: ignore[attr-defined]
    left = [each for each in controls if each.enabled and each.name not in ("quit", "menu", "scores", "fix")]
    fingers.press(chance.choice(left).name)


@pytest.mark.parametrize("game", GAMES)
def test_no_choice_of_a_called_table_stands_where_another_one_was(game: str) -> None:
    seen = _seen_while_played(game, "called")
    assert {"turn", "lay", "done", "menu", "undo"} <= seen, seen
    assert not _spoken(game) or {"hand", "tell", "number:9", "draw"} <= seen, seen


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game](4).slots_only_error is None])
def test_no_choice_beside_the_hub_stands_where_another_one_was(game: str) -> None:
    seen = _seen_while_played(game, "slots")
    assert {"turn", "slot:0", "done", "undo"} <= seen, seen


def _seen_while_played(game: str, mode: str) -> set[str]:
    """The questions, and the controls that could be touched in the meantime."""
    table = _table(game, mode)
    chance, seen = Random(7), set[str]()
    display = DISPLAYS[len(game) % len(DISPLAYS)]
    make = CalledScreen if mode == "called" else SlotsScreen
    fingers = ScreenDriver(make(PlainServices(), Presenter(table)), display)
    screen = fingers.screen
    assert isinstance(screen, CalledScreen | SlotsScreen)
    before = _places(screen, display)
    seen |= before.keys()
    for _ in range(STEPS):
        page = screen.presenter.present()
        _step(fingers, table, page, chance)
        fingers.now += 2000
        screen._navigation.round_end._seen = screen._navigation.round_end._now  # the scores have been looked at
        screen.repaint()
        after = _places(screen, display)
        assert not list(_taken(before, after)), page.awaited
        seen |= after.keys() | {page.awaited}
        before = after
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_no_button_of_a_dealt_table_stands_where_another_one_was(game: str) -> None:
    """Two people share the screen and one of them plays at random; "Why not?" alone stands where the hint was."""
    seats = _seats(game)
    kinds = ("person", "person", *("sensible",) * (seats - 2))
    people = [SeatedPlayer(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    table = TableSession(game_of(game, seats, _spoken(game)), people, Chance("2"))
    presenter, chance, display = Presenter(table, Texts("es")), Random(5), DISPLAYS[len(game) % len(DISPLAYS)]
    parts = regions(*display.size, text=display.text)
    before, seen, now = Places(), set[str](), 0
    for _ in range(2 * STEPS):
        now += 2000
        presenter.advance(now)
        view = presenter.present().table
        places = zip(view.buttons, button_places(view.buttons, parts), strict=True)
        after = {"hint" if button.wire == "why" else button.wire: place for button, place in places if button.enabled}
        assert not list(_taken(before, after))
        before = after
        seen |= after.keys()
        if view.targets and chance.random() < 0.7:
            presenter.submit(actions.DropTile(view.targets[0].train, view.targets[0].end))
        elif view.hand and chance.random() < 0.6:
            presenter.submit(actions.PickTile(Index(chance.randrange(len(view.hand)))))
        elif left := [each.action for each in view.buttons if each.enabled and each.kind not in LEAVES]:
            action = chance.choice(left)
            assert isinstance(action, Action)
            presenter.submit(action)
    assert {"hint", "order", "show"} <= seen, seen


@pytest.mark.parametrize("display", DISPLAYS, ids=lambda display: display.texts.language)
@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_a_dealt_table_has_a_place_of_its_own(game: str, display: DisplaySettings) -> None:
    """All that is ever offered at once: a match that is over has no next round, and "why" is the hint's answer."""
    table = _table(game, "called")
    rules, language = table.referee.game, display.texts.language
    ids = ["undo", "order", "hint", "turn", "done", "show", "scores", "next"]
    ids += ["draw"] * rules.has_boneyard + ["announce", "claim"] * rules.players_announce
    ids += ["marker-up", "marker-down"] * rules.markers_by_hand
    alone = {id: strip_offers(Texts(language), table, [Offer(REGISTRY[id](), id)]) for id in ids}
    parts = regions(*display.size, text=display.text)
    places = {}
    for id, buttons in alone.items():
        found = dict(zip((each.wire for each in buttons), button_places(buttons, parts), strict=True))
        places[id] = found[id]
        assert found.keys() | {"show", *(kind.id for kind in ROWS_BELOW)} >= {*ids}, (
            "what is not offered keeps its room"
        )
    for one, two in combinations(places, 2):
        assert not places[one].colliderect(places[two]), (one, two)
