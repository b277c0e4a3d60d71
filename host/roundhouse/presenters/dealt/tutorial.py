"""The coach of a first game of Mexican Train: what to do now, and why, in one or two sentences.

It rules on nothing: the position says what is possible, and that selects the lesson. Each sentence is true in the
position that it is shown in.
"""

from __future__ import annotations

from dataclasses import replace

from roundhouse.actions import Action, ReadOn
from roundhouse.games.core.moves import DONE, DRAW, Deal, Draw, Play
from roundhouse.games.core.position import Position
from roundhouse.games.match.match import Between
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, TileId, number_of
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import Announcement, TableView
from roundhouse.referee import Referee

OPENING = ("begin", "dealt", "yours")
"""The lessons before the first move: the aim of the game, and what is on the table."""


class Tutorial:
    """The coach beside a presenter: its message is shown while the table itself has none.

    A note, which is not the person's own task, stays until the person touches Next: computer players wait meanwhile.
    """

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._opening: tuple[str, ...] = () if presenter.session.referee.match.begun else OPENING
        self._read: set[str] = set()
        self._unread: str | None = None

    def look(self, *, read: bool) -> None:
        """Let the computer players wait for an unread note; `read`: the person has touched Next."""
        if self._unread is None:
            return
        if read:
            self._opening = self._opening[1:]
            self._read.add(self._unread)
            self._unread = None
        self._presenter.pause_computers(not read)

    def shown(self, view: TableView, stays: Action) -> TableView:
        """The view with the coach's message. While a note is unread, only the button `stays` remains beside Next.

        Next has a place of its own, so that no other button is hit by touching it once more.
        """
        last = self._presenter.context.last.announcement
        silent = last is None or last.tone == "turn"
        viewer = self._presenter.viewer
        if viewer is None and self._unread is not None:
            self._unread = None  # the person has the hand on a phone now: nobody would touch Next
            self._presenter.pause_computers(False)
        message = self._message(viewer) if silent and viewer is not None else view.message
        unread = silent and self._unread is not None
        read = Offer(ReadOn(), self._presenter.texts.lesson("next"), unread, unread, keeps_place=True)
        kept = [
            replace(each, label="", enabled=False, primary=False, room=each.room or each.label)
            if unread and each.action != stays
            else each
            for each in view.buttons
        ]
        return replace(view, message=message, buttons=(*kept, read))

    def _message(self, viewer: Seat) -> Announcement:
        """The current lesson; a note is unread when it is first shown."""
        context, texts = self._presenter.context, self._presenter.texts
        referee = context.referee
        if self._opening:
            message = opening(texts, referee, viewer, self._opening[0])
        else:
            message = advice(texts, referee, viewer, context.hand.tile)
        note = bool(self._opening) or not (context.hot_seat.in_turn or referee.position is None)
        self._unread = message.text if note and message.text not in self._read else None
        if self._unread is not None:
            self._presenter.pause_computers(True)
        return message


def opening(texts: Texts, referee: Referee, viewer: Seat, sentence: str) -> Announcement:
    """One of the lessons before anybody plays."""
    engine = None if referee.position is None else referee.position.round.engine
    told = texts.lesson(sentence, engine=engine, seat=str(number_of(viewer)))
    return Announcement("turn", texts.lesson("opening"), told, viewer)


def advice(texts: Texts, referee: Referee, viewer: Seat, picked: TileId | None = None) -> Announcement:
    """The coach's current message to the player in seat `viewer`; `picked` is the picked tile, if one is."""
    position, names = referee.position, referee.names
    title = texts.lesson("title")
    sentence = lesson(referee, viewer, picked)
    if position is None:
        return Announcement("info", title, texts.lesson(sentence))
    if position.turn == viewer and referee.in_turn is not None:
        told = texts.lesson(sentence, engine=position.round.engine)
        return Announcement("turn", title, told, viewer)
    player = position.turn
    if sentence != "waiting":
        before = referee.match.before(len(referee.match.events) - 1)
        player = position.turn if before is None else before.turn
    told = texts.lesson(sentence, engine=position.round.engine, player=names[player])
    return Announcement("turn", names[player], told, Seat(player))


def lesson(referee: Referee, viewer: Seat, picked: TileId | None = None) -> str:
    position = referee.position
    if position is None:
        return "over" if referee.match.results else "begin"
    if position.turn == viewer and referee.in_turn is not None:
        return _task(position, viewer, picked)
    return _observation(referee, position, viewer)


def _task(position: Position, viewer: Seat, picked: TileId | None) -> str:
    """The commands that are possible now."""
    plays = [move for move in position.legal() if isinstance(move, Play)]
    if not plays:
        return "draw" if DRAW in position.legal() else _end(position, viewer)
    if picked is not None:
        return _place({move.train for move in plays if move.tile == picked}, position, viewer)
    if position.doubles:
        # The player of the double may follow anywhere (MT-8); the others cover it first (MT-9).
        return "follow" if position.doubles_this_turn else "cover"
    trains = {move.train for move in plays}
    if viewer in trains:
        return "own" if position.begun >> viewer & 1 else "first"
    return "mexican" if any(train >= position.game.seats for train in trains) else "visit"


def _place(trains: set[int], position: Position, viewer: Seat) -> str:
    """Where the picked tile may go."""
    if not trains:
        return "nowhere"
    if len(trains) == 1:
        return "lay"
    # With its marker up, a player's own train is open to all (MT-7).
    closed = viewer in trains and not position.markers >> viewer & 1
    return "lay-own" if closed else "lay-somewhere"


def _end(position: Position, viewer: Seat) -> str:
    """The turn can only end: what becomes of the marker (MT-4)."""
    if DONE not in position.legal() or not position.after(DONE).markers >> viewer & 1:
        return "wait"
    if not position.begun >> viewer & 1:
        return "done-unbegun"  # only its owner begins a train (C-6)
    return "done-still" if position.markers >> viewer & 1 else "done"


def _observation(referee: Referee, position: Position, viewer: Seat) -> str:
    """The aim of another player, and what can be learned from what happened last."""
    index = len(referee.match.events) - 1
    event = referee.match.events[index] if index >= 0 else None
    if event is None or isinstance(event, Between | Deal):
        return "dealt"
    before = referee.match.before(index)
    assert before is not None, "a move is made in a round"
    if position.markers & ~before.markers:
        if position.doubles:
            return "marker-double"
        return "marker" if position.begun >> before.turn & 1 else "marker-unbegun"
    if before.turn == viewer:
        return "waiting"
    if isinstance(event, Draw):
        return "drew"
    return _played(event, before, position) if isinstance(event, Play) else "waiting"


def _played(play: Play, before: Position, position: Position) -> str:
    """The lesson of a tile that another player has laid."""
    if play.double:
        # A double that nothing can cover anymore is closed at once (MT-10).
        return "double" if position.doubles_this_turn else "double-closed"
    if play.spot in before.doubles:
        return "followed" if before.doubles_this_turn else "covered"
    if play.train == before.turn:
        return "played"
    if play.train < position.game.seats:
        return "visited"
    return "on-mexican-later" if position.doubles else "on-mexican"
