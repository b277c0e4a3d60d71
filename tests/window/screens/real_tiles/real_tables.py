"""Screens of real tables in each of their states: called aloud, and pressed on the hub."""

from collections.abc import Iterator
from random import Random
from typing import cast

from tools.testing.phone_table import awaited_seat
from tools.testing.photos import NotedReader

from roundhouse import actions
from roundhouse.actions.action import Button, Digit, TileEnd
from roundhouse.games import GAMES
from roundhouse.games.core.moves import DONE, LayEngine, Play
from roundhouse.games.core.options import read_options
from roundhouse.indices import Seat, Train
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot
from roundhouse.referee.hub_output.hub_slots import slots_only_error
from roundhouse.vision.live_camera import LiveCamera, LivePicture
from roundhouse.vision.photo_file import WEBCAM_REASONS
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.camera_screen import CameraScreen
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen, calls_screen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import PageScreen, Replace


def _table(services: AppServices, mode: str, **rules: str) -> TableSession:
    choice = services.choices.table
    game = GAMES[choice.game](len(choice.places), read_options(GAMES[choice.game].options_type, rules))
    return TableSession(game, [SeatedPlayer(place.name) for place in choice.places], Chance("1"), mode=mode)


def say_something(table: TableSession, rng: Random, moves: int = 400) -> None:
    """Answer the questions and lay legal tiles, until a hand has to be entered."""
    for _ in range(moves):
        match table.mode.awaited.what:
            case "leader" | "holder" | "finder":
                table.mode.answer(
                    rng.choice(table.mode.awaited.choices) if table.mode.awaited.what != "leader" else Seat(0)
                )
            case "next" | "deal":
                table.mode.go_on()
            case "hand" | "nothing":
                return
            case _:
                legal = table.referee.legal()
                laid = [move for move in legal if isinstance(move, Play | LayEngine)]
                table.call(rng.choice(laid or legal or [DONE]))


def in_turn() -> TableSession:
    """A called table of two in the middle of its first round."""
    table = TableSession(
        GAMES["mexican-train"](2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"), mode="called"
    )
    while not table.mode.awaited.in_turn:
        say_something(table, Random(1), 1)
    say_something(table, Random(2), 8)
    return table


def called(services: AppServices) -> Iterator[PageScreen]:
    """A called table before, in and after a round, and with every answer."""
    for rules in ({}, {"set": "18"}) if services.choices.table.game == "mexican-train" else ({},):
        table = _table(services, "called", **rules)
        screen: CalledScreen = CalledScreen(services, Presenter(table))
        shown = cast(PageScreen, screen)
        yield shown
        while table.mode.awaited.what not in ("turn", "penalty"):
            say_something(table, Random(1), 1)
            screen.repaint()
            yield shown
        say_something(table, Random(2), 20)
        submit = screen.presenter.submit
        for end in (6, 2):
            submit(actions.EnterEnd(TileEnd(end)))
            screen.repaint()
            yield shown
        if fits := {target.train for target in screen.presenter.present().table.targets}:
            others = set(range(table.referee.game.seats)) - fits
            submit(actions.ChooseTrain(Train(min(others or {0}))))
            screen.repaint()
            yield shown
        submit(actions.Clear())
        submit(actions.LetSpeak(Seat(Seat(awaited_seat(table) + 1) % table.referee.game.seats)))
        submit(actions.Draw())
        screen.repaint()
        yield shown
        submit(actions.Clear())
        say_something(table, Random(3))
        for by_sum in (False, True):
            submit(actions.ReportSum() if by_sum else actions.ReportTiles())
            if by_sum:
                submit(actions.TypeDigit(Digit(9)))
            screen.repaint()
            yield shown
        submit(actions.TellHand())
        screen.repaint()
        yield shown
        for pips in range(1, 400):
            if table.mode.awaited.what != "hand":
                break
            submit(actions.ReportSum())
            for digit in str(pips):
                submit(actions.TypeDigit(Digit(int(digit))))
            submit(actions.TellHand())
        yield shown
        screen._navigation.round_end._seen = screen._navigation.round_end._now
        screen.repaint()
        yield shown


def slots(services: AppServices) -> Iterator[PageScreen]:
    """The hub alone while people sit down, wait for the deal, play, are refused and are nudged."""
    table = _table(services, "slots")
    screen: SlotsScreen = SlotsScreen(services, Presenter(table))
    shown, submit = cast(PageScreen, screen), screen.presenter.submit
    yield shown
    for slot in range(table.referee.game.seats):
        submit(actions.PressButton(Button(slot)))
    screen.repaint()
    yield shown
    while table.mode.awaited.what not in ("turn", "penalty"):
        say_something(table, Random(1), 1)
        screen.repaint()
        yield shown
    say_something(table, Random(2), 9)
    screen.repaint()
    yield shown
    for button in (*range(12), 12):
        submit(actions.PressButton(button))
        screen.repaint()
        yield shown
    screen.presenter.context.nudge_after = 1
    screen.presenter.advance(0)
    screen.presenter.advance(2000)
    screen.repaint()
    yield shown


def corrections(services: AppServices) -> Iterator[PageScreen]:
    """The calls of a round, the table as it was before one of them, and a call that no longer holds."""
    for mode, made in (("called", CalledScreen), ("slots", SlotsScreen)):
        if mode == "slots" and slots_only_error(_table(services, "called").referee.game):
            continue
        table = _table(services, mode)
        for seat in range(table.referee.game.seats) if mode == "slots" else ():
            table.call(TakeSlot(Seat(seat), table.referee.slots[seat]))
        say_something(table, Random(4), 30)
        listed = calls_screen(services, Presenter(table), made)
        yield listed
        way = listed.handle(Pressed("choose-call:5"))
        assert isinstance(way, Replace) and isinstance(way.screen, CorrectionScreen)
        yield cast(PageScreen, way.screen.inner)
        first, drawn = (
            table.referee.made.first_of_round + 4,
            table.copy_before_call(table.referee.made.first_of_round + 4),
        )
        legal = [move for move in drawn.referee.legal() if move != table.referee.calls[first].call]
        table.amend(first, 0, legal[:1])
        yield cast(PageScreen, made(services, Presenter(table)))
        yield calls_screen(services, Presenter(table), made)


class StillCamera(LiveCamera):
    """A webcam that goes on seeing the same, or stays in the same trouble."""

    def __init__(self, picture: LivePicture | None = None, trouble: str | None = None) -> None:
        self.picture, self.trouble = picture, trouble

    def close(self) -> None:
        """There is no process."""


class StillReader(NotedReader):
    """The reader of photos of a computer with this webcam."""

    def __init__(self, camera: StillCamera) -> None:
        super().__init__()
        self._camera = camera

    def watch(self) -> LiveCamera:
        return self._camera


def camera(_services: AppServices) -> Iterator[PageScreen]:
    """The webcam while it starts, with a picture, and with whatever prevents one."""
    seen = StillCamera(LivePicture(b"", 1280, 720))
    for each in (StillCamera(), seen, *(StillCamera(trouble=reason) for reason in WEBCAM_REASONS)):
        table = in_turn()
        table.photos.read_with(StillReader(each))
        yield CameraScreen(Presenter(table))
