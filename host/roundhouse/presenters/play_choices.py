"""What a call at a table of real tiles can mean: where a tile fits, the choices, and the question which is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from roundhouse.games.moves import DONE, Move, Play
from roundhouse.games.notation import ENDS
from roundhouse.games.position import Position
from roundhouse.i18n.called import any_of, train_called
from roundhouse.i18n.screens import screen
from roundhouse.presenters.announcement import Said, Saying, Tone, saying, where


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several things that a call can mean, as it is said in a language; `tile` is how the domino would lie."""

    label: Callable[[str], str]
    moves: tuple[Move, ...]
    tile: tuple[int, int] | None = None


def fitting(position: Position, tiles: Sequence[int]) -> list[Play]:
    """Where one of these tiles, which look the same, may be laid by the player in turn."""
    plays = [move for move in position.legal() if isinstance(move, Play) and move.tile in tiles]
    return [play for play in plays if play.tile == plays[0].tile]


def where_to(position: Position, tiles: Sequence[int], speaker: int, names: Sequence[str]) -> Saying:
    """What is to be touched by the `speaker` who has called one of these tiles, or why there is nothing to touch."""
    tile = position.game.tiles.text(tiles[0], which=False)
    if all(each >= 0 and position.laid >> each & 1 for each in tiles):
        return saying("refused", "called-lies", tile=tile)
    if speaker != position.turn:
        return saying("asked", "called-where", tile=tile)
    trains = list(dict.fromkeys(play.train for play in fitting(position, tiles)))
    if trains:
        return where(position, tile, trains, names)
    return saying("refused", "called-fits-none", tile=tile, seat=names[speaker])


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
