"""Parses a call at a table of real tiles, full or abbreviated: who, what, which tiles and where. It never guesses.

    ann 12-5            Ann lays the 12-5; where, the position must leave no doubt
    cy 3-3 on bo        on Bo's train; `own`, `left` and `right` are understood too
    ann 12-5 5-7 7-7    one tile after the other
    bo draw, bo draw 3-4, bo done, bo engine 9-9, engine 9-9
    bo announces, claim bo, bo forgot, bo penalty, bo up, marker down bo
    bo leads, bo holds, nobody, deal, lot
    bo 3-4 5-5, bo = 17 his hand, once the round is over

Names, trains and words may be shortened to any unique prefix, in small or capital letters; a line without a name is
about the player in turn. A slash or a colon may separate the two ends of a tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from roundhouse.games.game import Game
from roundhouse.games.notation import ENDS, train_name
from roundhouse.games.position import Position, Stage
from roundhouse.games.rulings import Ambiguous, TableError

ACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "draw": ("draw", "drew", "draws"),
    "done": ("done", "pass", "passed", "passes"),
    "engine": ("engine",),
    "announce": ("announce", "announces"),
    "claim": ("claim", "forgot"),
    "penalty": ("penalty",),
    "up": ("up",),
    "down": ("down",),
    "marker": ("marker", "signal"),
    "reveal": ("reveal", "shows"),
    "leads": ("leads", "holds", "finds"),
    "nobody": ("nobody", "none"),
    "deal": ("deal",),
    "lot": ("lot",),
}
"""What can be done, and the words for it."""

OWN: Final = "own"
_ACT_OF: Final = {word: act for act, words in ACTS.items() for word in words}
_WHOLE: Final = ("up", "down", "marker", "deal", "lot")
_END: Final = r"(\d+|[a-z]\d?|train|\?)"
_TILE: Final = re.compile(rf"{_END}[-/:\N{{EN DASH}}]{_END}|\?|\?=\?", re.IGNORECASE)
_LITTLE: Final = ("on", "to", "at", "the", "train")
"""Words around a train's name that the parser ignores."""


class NotUnderstood(TableError):
    """A line without a meaning: `wanted` names what was expected (`i18n` has the sentence), `choices` the options."""

    def __init__(self, said: str, position: str, wanted: str, choices: Sequence[str] = ()) -> None:
        super().__init__(said, position)
        self.wanted = wanted
        self.choices = tuple(choices)

    def __str__(self) -> str:
        return f"{self.said!r}: {self.wanted} expected" + (f" ({', '.join(self.choices)})" if self.choices else "")


class AmbiguousTrain(Ambiguous):
    """Only the train is in doubt: the position may leave none, as where no train is named at all."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A parsed call: `seat` is the player (-1: none was named), `act` is one of ACTS or `play`.

    `where` is a train, and perhaps its end, in notation; `number` the sum of a hand, or -1.
    """

    seat: int
    act: str
    tiles: tuple[str, ...] = ()
    where: str = ""
    number: int = -1


def listen(game: Game, text: str, names: Sequence[str], position: Position | None = None) -> Spoken:
    """What `text` says. Raises NotUnderstood, or Ambiguous with the lines that it can stand for.

    >>> from roundhouse.games import MexicanTrain
    >>> game, names = MexicanTrain(3), ("Ann", "Bo", "Cy")
    >>> listen(game, "cy 3/3 on b", names)
    Spoken(seat=2, act='play', tiles=('3-3',), where='Bo', number=-1)
    >>> listen(game, "drew", names).act, listen(game, "ANN = 17", names).number
    ('draw', 17)
    """
    return _Listener(game, text, names, position).line()


class _Listener:
    """Reads one line from left to right; `words` are those not yet understood."""

    def __init__(self, game: Game, text: str, names: Sequence[str], position: Position | None) -> None:
        self.game, self.text, self.names, self.position = game, text.strip(), tuple(names), position
        self.words = re.sub(r"(?<!\?)=(?!\?)", " = ", text).split()

    def line(self) -> Spoken:
        """The call; where a short word can begin several, the only one that makes sense of the rest."""
        meant: dict[str, Spoken] = {}
        failed: TableError | None = None
        for seat, count, head in self._beginnings():
            words = self.words
            self.words = words[count:]
            line = " ".join([head, *self.words]).strip()
            try:
                call = self._call(seat)
                meant[line if seat >= 0 else " ".join([call.act, *words[1:]])] = call
            except TableError as error:
                failed = failed or error
            self.words = words
        if len(meant) == 1:
            return next(iter(meant.values()))
        if meant:
            raise Ambiguous(self.text, repr(self.position), tuple(meant))
        raise failed or self._not_understood("call")

    def _call(self, seat: int) -> Spoken:
        """The call of a seat, its name being off the line."""
        if self._at_tile():
            return self._laid(seat)
        if self._at_sum():
            return self._sum(seat)
        if not self.words and seat >= 0:
            return Spoken(seat, "leads")
        return self._acted(seat, self._act())

    # -- who ------------------------------------------------------------------------------------------------

    def _beginnings(self) -> list[tuple[int, int, str]]:
        """The players that the line may begin with: seat, number of words, and name; (-1, 0, "") for none."""
        nobody = (-1, 0, "")
        counts = range(len(self.words), 0, -1)
        heads = [(count, " ".join(self.words[:count]).casefold().rstrip(":")) for count in counts]
        for count, head in heads:
            for seat, name in enumerate(self.names):
                if name.casefold() == head:
                    return [(seat, count, name)]
        if not heads or self._at_tile() or self._at_sum() or heads[-1][1] in _ACT_OF:
            return [nobody]
        for count, head in heads:
            seats = [seat for seat, name in enumerate(self.names) if name.casefold().startswith(head)]
            if seats:
                acts = [nobody] if count == 1 and _acts(head) else []
                return [*((seat, count, self.names[seat]) for seat in seats), *acts]
        return [nobody]

    def _named(self) -> int:
        """The seat that the rest of the line names."""
        said = " ".join(self.words).casefold()
        exact = [seat for seat, name in enumerate(self.names) if name.casefold() == said]
        seats = exact or [seat for seat, name in enumerate(self.names) if said and name.casefold().startswith(said)]
        if not seats:
            raise self._not_understood("player", self.names)
        if len(seats) > 1:
            raise self._ambiguous([self.names[seat] for seat in seats], len(self.words))
        self.words.clear()
        return seats[0]

    def _leading_name(self) -> int:
        """The seat named by the words before a tile or a sum."""
        words = self.words
        count = next((place for place in range(len(words)) if self._at_tile(place) or self._at_sum(place)), len(words))
        self.words = words[:count]
        seat = self._named()
        self.words = words[count:]
        return seat

    # -- what -----------------------------------------------------------------------------------------------

    def _act(self) -> str:
        head = self.words[0].casefold() if self.words else ""
        found = [_ACT_OF[head]] if head in _ACT_OF else _acts(head) if head else []
        if not found:
            raise self._not_understood("call")
        if len(found) > 1:
            raise self._ambiguous(found, 1)
        del self.words[0]
        return found[0]

    def _acted(self, seat: int, act: str) -> Spoken:
        """The call of an act, with what stands after it."""
        if act in ("draw", "penalty", "engine") and self._at_tile():
            call = Spoken(seat, act, (self._tile(),))
        elif act == "engine":
            raise self._not_understood("engine")
        elif act == "reveal":
            seat = seat if self._at_tile() or self._at_sum() else self._leading_name()
            return self._sum(seat) if self._at_sum() else replace(self._laid(seat), act=act)
        elif act == "marker":
            act = self._way()
            call = Spoken(seat, act)
        else:
            call = Spoken(seat, act)
        if self.words and seat < 0 and act not in ("draw", "done", "nobody"):
            call = replace(call, seat=self._named())
        if self.words:
            raise self._not_understood("nothing-more", [" ".join(self.words)])
        return call

    def _way(self) -> str:
        """Whether a marker goes up or down; the word may stand before or after the name."""
        for place in (0, -1):
            if self.words and (way := self.words[place].casefold()) in ("up", "down"):
                del self.words[place]
                return way
        raise self._not_understood("marker")

    # -- tiles ----------------------------------------------------------------------------------------------

    def _at_tile(self, place: int = 0) -> bool:
        word = self.words[place] if place < len(self.words) else ""
        return bool(_TILE.fullmatch(word)) and word.casefold() not in (name.casefold() for name in self.names)

    def _tile(self) -> str:
        """The next word as a tile in notation; one that the set has not got stays as it was typed."""
        typed = re.sub(r"[/:\N{EN DASH}]", "-", self.words.pop(0))
        typed = re.sub("train", "W", typed, flags=re.IGNORECASE)
        for text in (typed, typed.upper(), typed.title()):
            try:
                self.game.tiles.read(text)
            except ValueError:
                continue
            return text
        return typed

    def _laid(self, seat: int) -> Spoken:
        """Tiles, and perhaps where they are laid."""
        tiles = []
        while self._at_tile():
            tiles.append(self._tile())
        return Spoken(seat, "play", tuple(tiles), self._where())

    def _where(self) -> str:
        words = [word for word in self.words if word.casefold() not in _LITTLE]
        end = ""
        if words and self.game.ends_per_train == len(ENDS):
            said = words[-1].casefold()
            ends = [each for each in ENDS if each == said or (len(words) > 1 and each.startswith(said))]
            if ends:
                end = ends[0]
                words.pop()
        if not words:
            return end
        return f"{self._train(' '.join(words))} {end}".strip()

    def _train(self, said: str) -> str:
        """The one train whose name begins like `said`."""
        head = said.casefold().removesuffix("'s").removesuffix("\N{RIGHT SINGLE QUOTATION MARK}s")
        trains = [*(train_name(self.game, train, self.names) for train in range(self.game.trains)), OWN]
        spelled = {name: name.casefold().replace("-", " ") for name in trains}
        head = head.replace("-", " ")
        found = [name for name in trains if spelled[name] == head]
        found = found or [name for name in trains if spelled[name].startswith(head)]
        if not found:
            raise self._not_understood("train", trains[:-1])
        if len(found) > 1:
            asked = self._ambiguous(found, len(self.words), "on ")
            raise AmbiguousTrain(asked.said, asked.position, asked.meanings)
        return found[0]

    # -- sums -----------------------------------------------------------------------------------------------

    def _at_sum(self, place: int = 0) -> bool:
        word = self.words[place] if place < len(self.words) else ""
        return word == "=" or word.isdecimal()

    def _sum(self, seat: int) -> Spoken:
        words = [word for word in self.words if word not in ("=", "pips", "pip", "points")]
        over = self.position is not None and self.position.stage == Stage.OVER
        if "=" not in self.words and not over:
            raise self._not_understood("tile")
        if len(words) != 1 or not words[0].isdecimal():
            raise self._not_understood("sum")
        return Spoken(seat, "reveal", number=int(words[0]))

    # -- what cannot be understood ------------------------------------------------------------------------------

    def _not_understood(self, wanted: str, choices: Sequence[str] = ()) -> NotUnderstood:
        return NotUnderstood(self.text, repr(self.position), wanted, choices)

    def _ambiguous(self, meant: Iterable[str], count: int, before: str = "") -> Ambiguous:
        """The error that asks which of `meant` stands for the next `count` words: each choice is a whole line."""
        rest = self.words[count:]
        head = self.text.split()[: len(self.text.split()) - len(self.words)]
        return Ambiguous(
            self.text, repr(self.position), tuple(" ".join([*head, f"{before}{each}", *rest]) for each in meant)
        )


def _acts(head: str) -> list[str]:
    """The acts that have a word beginning with `head`; a marker's are too short to be shortened."""
    return list(dict.fromkeys(act for word, act in _ACT_OF.items() if word.startswith(head) and act not in _WHOLE))
