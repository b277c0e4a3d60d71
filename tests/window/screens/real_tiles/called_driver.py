"""A dealt match repeated at a called table, by touch."""

from collections.abc import Sequence

from tests.games.tables import RandomTable
from tests.referee.tables import game_of
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.real_table_driver import NAMES, ScreenDriver

from roundhouse.dominoes import tiles_in
from roundhouse.games import Game
from roundhouse.games.core.moves import Deal, LayEngine, Marker, Move, Play, Reveal
from roundhouse.games.core.position import Stage
from roundhouse.games.match.match import Begin
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.real_tiles.called_presenter import CalledPresenter
from roundhouse.presenters.table.tile_orientation import end_shown
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen


class CalledByTouch:
    """Says a dealt match at a called table, by touch alone: at one of its own, or where these fingers are."""

    def __init__(self, game: Game, fingers: ScreenDriver | None = None) -> None:
        self.services = PlainServices()
        if fingers is None:
            table = TableSession(game, [SeatedPlayer(name) for name in NAMES[: game.seats]], Chance("1"), mode="called")
            fingers = ScreenDriver(CalledScreen(self.services, Presenter(table)))
        assert isinstance(fingers.screen, CalledScreen)
        self.fingers, self.screen = fingers, fingers.screen
        self.table = self.screen.presenter.session
        self.table.last_tile.grant_no_time()  # none passes between a play and a claim

    @property
    def shown(self) -> TablePage:
        return self.screen.presenter.present()

    @property
    def tone(self) -> str:
        """The tone of the large words."""
        return "" if self.shown.announcement is None else self.shown.announcement.tone

    @property
    def title(self) -> str:
        return "" if self.shown.announcement is None else self.shown.announcement.title

    def see_the_scores(self) -> None:
        """They come up by themselves when a round has ended, and are left again."""
        self.fingers.see_the_scores()

    # -- gestures ------------------------------------------------------------------------------------------------

    def end(self, end: int) -> None:
        self.fingers.press(f"end:{end}")

    def enter_rest(self, ends: Sequence[int]) -> None:
        """The ends of a tile, but that one which is known by its train; where it is another's, both."""
        controls = self.screen.presenter.mode_presenter
        assert isinstance(controls, CalledPresenter)
        rest, known = list(ends), controls.entry.tile.ends
        if set(known) <= set(ends):
            for each in known:
                rest.remove(each)
        else:
            self.press("clear")
        for end in rest:
            self.end(end)

    def train(self, train: int, end: int = 0) -> None:
        """The lane of a train, in the middle of its largest part; of two ends, at the chosen one."""
        arranged = self.fingers.arranged()
        game = self.table.referee.game
        if game.ends_per_train == 2:
            landing = arranged.layout.trains[train].landings[end_shown(game, train, end)]
            self.fingers.touch((landing.x, landing.y))
            return
        boxes = arranged.layout.trains[train].lane
        x0, y0, x1, y1 = max(boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
        self.fingers.touch(((x0 + x1) / 2, (y0 + y1) / 2))

    def press(self, name: str) -> None:
        self.fingers.press(name)

    def seat(self, seat: int) -> None:
        self.press(f"answer:{seat}")

    def speaker(self, seat: int) -> None:
        arranged = self.fingers.arranged()
        self.fingers.touch(arranged.sidebar.rows[seat].center)

    def tell(self, hand: int, by_sum: bool) -> None:
        """A hand, tile by tile or as a sum."""
        report, game = self.shown.report, self.table.referee.game
        assert report is not None
        if not report.only_sum and report.by_sum != by_sum:
            self.fingers.press("by-sum" if by_sum else "by-tiles")
        if by_sum or report.only_sum:
            for digit in str(hand if report.only_sum else game.hand_points(hand)):
                self.fingers.press(f"digit:{digit}")
        else:
            for tile in tiles_in(hand):
                for end in game.tiles.ends[tile]:
                    self.end(end)
        self.fingers.press("tell")


def small() -> CalledByTouch:
    """Three with four tiles each of the double-6 set, the first of them leading."""
    person = CalledByTouch(game_of("mexican-train", 3, {"set": 6, "deal": 4}))
    person.seat(0)
    return person


def say_match(said: CalledByTouch, seed: int, rounds: int) -> RandomTable:
    """Play a match at random with open hands and say all of it at the called table."""
    table = said.table
    dealt = RandomTable(table.referee.game, seed)
    while len(dealt.match.results) < rounds and not dealt.match.over:
        if dealt.match.position is None:
            dealt.begin()
        else:
            dealt.deal()
        if not isinstance(dealt.match.events[-1], Deal):
            dealt.deal()
        position = dealt.match.position
        assert position is not None
        leader = next(event.leader for event in reversed(dealt.match.events) if isinstance(event, Begin))
        held = position.stage not in (Stage.HUNT, Stage.OVER)
        _answer_until_dealt(said, leader, position.turn if held else -1)
        while (position := dealt.match.position) is not None and position.stage != Stage.DEALING:
            move = dealt.choose(position)
            dealt.match.apply(move)
            if isinstance(move, Deal):
                _found(said, dealt)
            else:
                say_move(said, move, position.turn)
            over = position.after(move)
            for seat in table.mode.awaited.hands:
                last = 2 * over.ends[over.doubles[-1]] if seat == over.winner else over.hands[seat]
                said.tell(last, by_sum=bool(seat % 2))
            if dealt.match.position is None:
                said.see_the_scores()
    return dealt


def _answer_until_dealt(said: CalledByTouch, leader: int, holder: int) -> None:
    for _ in range(4):
        match said.table.mode.awaited.what:
            case "leader":
                said.seat(leader)
            case "holder":
                said.seat(holder)
            case "next" | "deal":
                said.press("dealt")
            case _:
                return


def _found(said: CalledByTouch, dealt: RandomTable) -> None:
    position = dealt.match.position
    assert position is not None
    said.seat(-1 if position.stage in (Stage.HUNT, Stage.OVER) else position.turn)


def say_move(said: CalledByTouch, move: Move, turn: int) -> None:
    """One move of a turn."""
    table, game = said.table, said.table.referee.game
    before = table.referee.steps
    match move:
        case Play():
            if before % 2:
                said.train(move.train, move.spot % game.ends_per_train)
            said.enter_rest(game.tiles.ends[move.tile])
            if table.referee.steps == before and not said.shown.choices:
                said.train(move.train, move.spot % game.ends_per_train)
            controls = said.screen.presenter.mode_presenter
            assert isinstance(controls, CalledPresenter)
            ways = [choice.moves[0] for choice in controls.entry.choices]
            if ways:
                way = next(
                    index for index, each in enumerate(ways)
                    if isinstance(each, Play)
                    and (each.spot, each.joined, each.opens) == (move.spot, move.joined, move.opens)
                )  # fmt: skip
                said.press(f"choice:{way}")
        case LayEngine():
            for end in game.tiles.ends[move.tile]:
                said.end(end)
        case Reveal():
            raise AssertionError("hands are entered at the end")
        case _:
            name = {"Draw": "draw", "Done": "done", "Announce": "announce", "Claim": "claim", "Penalty": "draw"}.get(
                type(move).__name__, ""
            )
            if isinstance(move, Marker):
                name = "marker-up" if move.up else "marker-down"
            seat = getattr(move, "seat", turn)
            if seat != said.shown.speaker and name != "claim":
                said.speaker(seat)
            said.press(name)
    assert table.referee.steps == before + 1, (move, said.title)
