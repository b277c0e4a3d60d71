"""What one call at a table of real tiles can mean, where that is more than one thing: the choices, and the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from roundhouse.games.moves import DONE, Move, Play
from roundhouse.games.notation import ENDS
from roundhouse.games.position import Position
from roundhouse.table.live.answers import Said, Saying, Tone
from roundhouse.words.called import any_of, train_called
from roundhouse.words.screens import screen


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several things that a call can mean, as it is said in a language; `tile` is how the domino would lie."""

    label: Callable[[str], str]
    moves: tuple[Move, ...]
    tile: tuple[int, int] | None = None


def is_done(turn: str) -> Choice:
    """The turn of this player is over."""
    return Choice(lambda language: screen("called-is-done", language, turn=turn), (DONE,))


def way_of(position: Position, play: Play, names: Sequence[str]) -> Choice:
    """How a tile may lie, where there is more than one way."""
    game = position.game

    def label(language: str) -> str:
        if game.ends_per_train == 1:
            return screen("called-opens", language, end=game.tiles.end_text(play.opens))
        train = train_called(position, play.train, names, language)
        return screen(f"called-{ENDS[play.spot % 2]}", language, train=train)

    return Choice(label, (play,), (play.joined, play.opens))


def which(choices: Sequence[Choice], sentence: str, tone: Tone, **facts: object) -> Saying:
    """The question which of them is meant."""
    return lambda language: Said(
        tone,
        screen(sentence, language, **facts),
        any_of([choice.label(language) for choice in choices], language),
    )
