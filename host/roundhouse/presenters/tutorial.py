"""The coach of a first game of Mexican Train: what to do now, and why, in one or two sentences.

It rules on nothing: the position says what is possible, and that selects the lesson.
"""

from __future__ import annotations

from roundhouse.games.match import Between
from roundhouse.games.moves import DONE, DRAW, Deal, Draw, Play
from roundhouse.games.position import Position
from roundhouse.i18n.texts import lesson_text
from roundhouse.presenters.views import Announcement
from roundhouse.referee import Referee

OPENING = ("begin", "dealt", "yours")
"""The lessons before the first move: the aim of the game, and what is on the table."""
GLANCE_MS, LETTER_MS = 1200, 45
"""The times in ms a beginner needs to notice a new text, and to read one letter of it."""


def reading_ms(text: str) -> int:
    """The shortest time that a lesson stays, in ms.

    >>> reading_ms("Nothing is left to do in this turn.")
    2775
    """
    return GLANCE_MS + LETTER_MS * len(text)


def opening(referee: Referee, viewer: int, sentence: str, language: str = "en") -> Announcement:
    """One of the lessons before anybody plays."""
    position = referee.position
    engine = -1 if position is None else position.round.engine
    told = lesson_text(sentence, language, engine=engine, seat=str(viewer + 1))
    return Announcement("turn", lesson_text("opening", language), told, viewer + 1)


def advice(referee: Referee, viewer: int, picked: int = -1, language: str = "en") -> Announcement:
    """The coach's current message to the player in seat `viewer`; `picked` is the picked tile, or -1."""
    position, names = referee.position, referee.names
    title = lesson_text("title", language)
    if position is None:
        return Announcement("info", title, lesson_text("over" if referee.match.results else "begin", language))
    if position.turn != viewer or referee.in_turn is None:
        return Announcement("turn", names[position.turn], _told(referee, position, viewer, language), position.turn + 1)
    told = lesson_text(_task(position, viewer, picked), language, engine=position.round.engine)
    return Announcement("turn", title, told, viewer + 1)


def _task(position: Position, viewer: int, picked: int) -> str:
    """The lesson for what can be done now."""
    plays = [move for move in position.legal() if isinstance(move, Play)]
    if picked >= 0:
        fits = {move.train for move in plays if move.tile == picked}
        return "nowhere" if not fits else "lay" if len(fits) == 1 else "lay-somewhere"
    if not plays:
        return "draw" if DRAW in position.legal() else "done" if DONE in position.legal() else "wait"
    if position.game.binding(position):
        return "cover"
    if position.game.owes(position):
        return "follow"
    trains = {move.train for move in plays}
    if viewer in trains:
        return "own" if position.begun >> viewer & 1 else "first"
    if any(train >= position.game.seats for train in trains):
        return "mexican"
    return "visit"


def _told(referee: Referee, position: Position, viewer: int, language: str) -> str:
    """What another player is about, and what can be learned from what happened last."""
    index = len(referee.match.events) - 1
    event = referee.match.events[index] if index >= 0 else None
    if event is None or isinstance(event, Between | Deal):
        return lesson_text("dealt", language, engine=position.round.engine)
    before = referee.match.before(index)
    assert before is not None, "a move is made in a round"
    who = referee.names[before.turn]
    if before.turn == viewer and not position.markers & ~before.markers:
        return lesson_text("waiting", language, player=referee.names[position.turn])
    if position.markers & ~before.markers:
        return lesson_text("marker", language, player=who)
    if isinstance(event, Draw):
        return lesson_text("drew", language, player=who)
    if isinstance(event, Play):
        low, high = position.game.tiles.ends[event.tile]
        if low == high:
            return lesson_text("double", language, player=who)
        if event.train >= position.game.seats:
            return lesson_text("on-mexican", language, player=who)
        return lesson_text("played" if event.train == before.turn else "visited", language, player=who)
    return lesson_text("waiting", language, player=referee.names[position.turn])
