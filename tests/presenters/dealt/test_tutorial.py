"""The coach of a first game: the lesson belongs to the moment, and every lesson fits into its strip."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from tests.i18n.catalogs import entries
from tests.window.text_capture import writing

from roundhouse import actions
from roundhouse.catalogs import messages_of
from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import DONE, DRAW, Deal, Draw, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat, TileId
from roundhouse.presenters.available import dealt_offers, strip_offers
from roundhouse.presenters.dealt.tutorial import Tutorial, lesson
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.table_setup import create_table, first_game
from roundhouse.presenters.views import Announcement
from roundhouse.referee import Chance, TableSession
from roundhouse.window.table import message_strip
from roundhouse.window.table.regions import regions

SIZES = ((1280, 800), (1920, 1080), (960, 600))
LONGEST = "Maximilianette"


def reached(seed: int) -> Iterator[TableSession]:
    """The moments of a first game that is played at random: the plays that a player would avoid come, too."""
    rng, table = Random(seed), create_table(first_game("Ann"))
    table.chance = Chance(str(seed))
    table.mode.begin()
    while (position := table.referee.position) is not None:
        yield table
        if position.stage == Stage.DEALING:
            table.mode.deal()
            continue
        plays = [move for move in position.legal() if isinstance(move, Play)]
        # In every other game doubles are held back, until nothing is left that could cover them.
        first = [play for play in plays if play.double == bool(seed % 2)]
        table.call(rng.choice(first or plays or position.legal()))


def open_trains(position: Position, seat: int) -> set[int]:
    """The trains that a tile of `seat` may go on while no double is open: its own, public ones, marked ones."""
    game = position.game
    marked = {train for train in range(game.seats) if position.markers & position.begun & 1 << train}
    return {seat, *range(game.seats, game.trains), *marked}


def check_of(name: str, table: TableSession, tile: int) -> bool:
    """Whether what a lesson says is so, by the rulings of the position it is shown in; `tile` is picked."""
    referee = table.referee
    position, match = referee.position, referee.match
    assert position is not None
    legal, game, turn = position.legal(), position.game, position.turn
    plays = [move for move in legal if isinstance(move, Play)]
    trains, engine = {play.train for play in plays}, position.round.engine
    last = match.events[-1]
    before = match.before(len(match.events) - 1)
    assert before is not None
    fits = {play.train for play in plays if play.tile == tile}
    elsewhere = [play for play in plays if play.spot not in position.doubles]
    up = bool(position.markers >> turn & 1)
    ended = position.after(DONE) if DONE in legal else position
    covers = {spot for spot in position.doubles if any(play.spot == spot for play in plays)}
    match name:
        case "first":
            begins = [play for play in plays if play.train == turn]
            return bool(begins) and all(engine in game.tiles.ends[play.tile] for play in begins)
        case "own":
            return any(play.train == turn and play.joined == position.ends[turn] for play in plays)
        case "mexican":
            return turn not in trains and any(train >= game.seats for train in trains)
        case "visit":
            return bool(trains) and all(position.markers >> train & 1 and train != turn for train in trains)
        case "lay":
            return len(fits) == 1
        case "lay-own":
            others = [seat for seat in range(game.seats) if seat != turn]
            return turn in fits and len(fits) > 1 and all(turn not in open_trains(position, seat) for seat in others)
        case "lay-somewhere":
            return len(fits) > 1
        case "nowhere":
            return not fits and bool(plays)
        case "follow":
            # MT-8: on the double, or anywhere else that the player may play.
            allowed = {play.train for play in plays}
            return (
                bool(position.doubles_this_turn)
                and DONE not in legal
                and allowed <= (open_trains(position, turn) | {position.doubles[-1]})
            )
        case "cover":
            return bool(covers) and not elsewhere and not position.doubles_this_turn
        case "draw":
            after = position.after(Draw(drawn := tiles_in(position.unseen)[0])) if position.unseen else position
            lays = any(isinstance(move, Play) and move.tile == drawn for move in after.legal())
            return not plays and DRAW in legal and lays == (DONE not in after.legal() or after.turn != turn)
        case "done" | "done-still":
            opens = turn in open_trains(ended, (turn + 1) % game.seats)
            return not plays and opens and up == (name == "done-still")
        case "done-unbegun":
            closed = turn not in open_trains(ended, (turn + 1) % game.seats)
            return not plays and closed and bool(ended.markers >> turn & 1) and engine == position.ends[turn]
        case "wait":
            return not plays and DRAW not in legal and not ended.markers >> turn & 1
        case "waiting":
            return True
        case "dealt":
            return isinstance(last, Deal)
        case "played":
            return isinstance(last, Play) and last.train == before.turn and last.joined == before.ends[last.spot]
        case "visited":
            return isinstance(last, Play) and bool(position.markers & 1 << last.train) and last.train != before.turn
        case "followed" | "covered":
            own = bool(before.doubles_this_turn)
            return isinstance(last, Play) and last.spot in before.doubles and own == (name == "followed")
        case "on-mexican":
            return isinstance(last, Play) and last.train >= game.seats and not position.doubles
        case "on-mexican-later":
            return isinstance(last, Play) and last.train >= game.seats
        case "double":
            return isinstance(last, Play) and last.double and turn == before.turn and bool(position.doubles_this_turn)
        case "double-closed":
            return isinstance(last, Play) and last.double and last.spot not in position.doubles
        case "drew":
            idle = not any(isinstance(move, Play) for move in before.legal())
            return isinstance(last, Draw) and idle
        case "marker":
            return before.turn in open_trains(position, turn) and not position.doubles
        case "marker-unbegun":
            return before.turn not in open_trains(position, turn) and bool(position.markers >> before.turn & 1)
        case "marker-double":
            marked = bool(position.markers >> before.turn & 1)
            return marked and turn != before.turn and bool(position.doubles) and not elsewhere
    raise AssertionError(f"nothing holds {name} against the rulings")


NOT_IN_A_ROUND = {"title", "opening", "begin", "yours", "next", "over"}


def test_every_sentence_is_true_in_the_position_it_is_shown_in() -> None:
    """MT-8: who laid a double may follow anywhere; C-6: only its owner begins a train; and so on, by the rulings."""
    heard: set[str] = set()
    for seed in range(60):
        for table in reached(seed):
            position = table.referee.position
            assert position is not None
            if position.stage == Stage.DEALING or not table.referee.match.events:
                continue
            for viewer in range(position.game.seats):
                tiles = position.known_tiles(viewer) if position.turn == viewer else []
                for tile in (-1, *tiles):
                    name = lesson(table.referee, Seat(viewer), None if tile < 0 else TileId(tile))
                    heard.add(name)
                    assert check_of(name, table, tile), (name, position, table.referee.match.events[-1], tile)
        assert lesson(table.referee, Seat(0)) == "over"
    written = {key.removeprefix("learn-") for key in messages_of("tutorial")} - NOT_IN_A_ROUND
    assert written - heard <= {"wait", "on-mexican-later"}


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXT_SIZES)
def test_every_lesson_fits_into_the_strip(language: str, size: tuple[int, int], text: float) -> None:
    parts = regions(*size, text=text)
    table = create_table(first_game("Ann"))
    table.mode.begin()
    buttons = (
        *strip_offers(Texts(language), table, dealt_offers(Texts(language), table, HotSeat(table.referee), None)),
        Offer(actions.OpenMenu(), Texts(language).screen("pause")),
        Offer(actions.ReadOn(), Texts(language).lesson("next"), enabled=False, keeps_place=True),
    )
    lessons = [key for key in messages_of("tutorial") if key not in ("learn-title", "learn-opening", "learn-next")]
    assert len(lessons) > 15
    for key in lessons:
        facts = {name: LONGEST if name == "player" else 12 for name in entries(language)[f"tutorial/{key}"].facts}
        told = Texts(language).lesson(key.removeprefix("learn-"), **facts)
        for title in (Texts(language).lesson("title"), Texts(language).lesson("opening"), LONGEST):
            message = Announcement("turn", title, told, Seat(0))
            with writing(message_strip) as lines:
                message_strip.paint_strip(pygame.Surface((1, 1)), message, buttons, parts)
            assert not [line.text for line in lines if line.cut and line.text != LONGEST]


def test_a_note_ends_when_the_hand_goes_to_a_phone_and_the_computers_go_on() -> None:
    table = create_table(first_game("Ann"))
    table.chance = Chance("1")
    presenter, stays = Presenter(table), actions.OpenMenu()
    coach = Tutorial(presenter)
    presenter.advance(0)
    noted = coach.shown(presenter.present().table, stays)
    assert noted.message.title == presenter.texts.lesson("opening") and noted.buttons[-1].enabled
    table.phones.seat({0})
    view = presenter.present().table
    shown = coach.shown(view, stays)
    assert shown.message == view.message and not shown.buttons[-1].enabled
    while table.referee.position is not None and not presenter.computer_in_turn:
        table.call(table.computers.move(table.referee.position.turn))
    steps = table.referee.steps
    presenter.advance(60_000)
    assert table.referee.steps > steps, "nobody would touch Next"
