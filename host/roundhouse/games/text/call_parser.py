"""Parses a call at a table of real tiles, full or abbreviated: who, what, which tiles and where. It never guesses.

    ann 12-5            Ann lays the 12-5; where, the position must leave no doubt
    cy 3-3 on bo        on Bo's train; `own`, `left` and `right` are understood too
    ann 12-5 5-7 7-7    one tile after the other
    bo draw, bo draw 3-4, bo draw pass, bo done, bo engine 9-9, engine 9-9
    bo announces, claim bo, bo forgot, bo penalty, bo up, marker down bo
    bo leads, bo holds, nobody, deal, lot, bo out
    bo 3-4 5-5, bo = 17 what Bo has left, once the round is over
    bo has 17 points    the same; 12+5 adds up

Names, trains and words may be shortened to any unique prefix, in small or capital letters; a line without a name is
about the player in turn. A slash or a colon may separate the two ends of a tile, a comma two tiles. `Bo lays the 5-6 on
Cy's train`, `Bo draws a tile` and `Bo has drawn the 3-4` are understood, too; a name that only resembles a player's
(`anne` for Ann) leads to a question. `notation_of` writes a call in the one form that `notation.read_move` reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final

from roundhouse.games.core.names import named, names_meant, plain_word
from roundhouse.games.core.notation import ENDS, NOBODY, ON, OUT
from roundhouse.games.core.position import Position, Rules, Stage
from roundhouse.games.core.rulings import Ambiguous, TableError
from roundhouse.indices import Seat
from roundhouse.sums import SumError, read_sum

ACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "draw": ("draw", "drew", "draws", "drawn"),
    "done": ("done", "pass", "passed", "passes"),
    "engine": ("engine",),
    "announce": ("announce", "announces"),
    "claim": ("claim", "forgot"),
    "penalty": ("penalty",),
    "up": ("up",),
    "down": ("down",),
    "marker": ("marker", "signal"),
    "close": ("close", "closes"),
    "reveal": ("reveal", "shows"),
    "leads": ("leads", "holds", "finds"),
    NOBODY: (NOBODY, "none"),
    "deal": ("deal",),
    "lot": ("lot",),
    OUT: ("out", "wins", "won"),
}
"""The acts, and the words for each. Most may be shortened."""
ALSO: Final[Mapping[str, str]] = {
    "takes": "draw",
    "took": "draw",
    "finished": "done",
    "begins": "leads",
    "starts": "leads",
    "has": "leads",
}
"""Synonyms that are understood only in full."""

OWN: Final = "own"
_FILLERS: Final[Mapping[str, tuple[str, ...]]] = {
    "draw": ("a",),
    "penalty": ("a",),
    "claim": ACTS["announce"],
    NOBODY: ("holds", "has", "finds", "engine", *ACTS[OUT]),
}
"""Words that may stand beside an act and add nothing to it."""
_ACT_OF: Final = {word: act for act, words in ACTS.items() for word in words} | dict(ALSO)
_NOT_SHORTENED: Final = ("up", "down", "marker", "deal", "lot", "close", OUT)
"""The acts whose words may not be shortened: they are too short, or begin like others."""
_END: Final = r"(\d+|[a-z]\d?|train|\?)"
_TILE: Final = re.compile(rf"{_END}[-/:\N{{EN DASH}}]{_END}|\?|\?=\?", re.IGNORECASE)
PLAYS: Final = ("plays", "played", "lays", "laid", "puts")
"""Words that may stand before a tile and add nothing to it."""
HOLDS: Final = ("holds", "has")
"""Words before what a hand holds, or before what its player has done."""
BEFORE_TRAIN: Final = (ON, "to", "at")
"""Words before a train's name."""
HIS: Final = ("his", "her", "their", "my")
"""Words for a train of the player's own."""
FILLERS: Final = ("a", "the", "of", "and", "is", "it", "one", "tile", "tiles", "double", "train")
"""Words that say nothing more."""


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
class ParsedCall:
    """A parsed call: `seat` is the player, if one was named, `act` is one of ACTS or `play`.

    `where` is a train, and perhaps its end, in notation; `number` the sum of a hand. `passes`: that ends the turn.
    """

    seat: Seat | None
    act: str
    tiles: tuple[str, ...] = ()
    where: str = ""
    number: int | None = None
    passes: bool = False


def parse_call(game: Rules, text: str, names: Sequence[str], position: Position | None = None) -> ParsedCall:
    """The call in `text`. Raises NotUnderstood, or Ambiguous with the lines that it can stand for.

    >>> from roundhouse.games import MexicanTrain
    >>> game, names = MexicanTrain(3), ("Ann", "Bo", "Cy")
    >>> parse_call(game, "cy 3/3 on b", names)
    ParsedCall(seat=2, act='play', tiles=('3-3',), where='Bo', number=None, passes=False)
    >>> parse_call(game, "drew", names).act, parse_call(game, "ANN = 17", names).number
    ('draw', 17)
    """
    return _CallParser(game, text, names, position).line()


def notation_of(call: ParsedCall, names: Sequence[str]) -> list[str]:
    """The moves of a player's call in notation, one for each tile; none for a call that no move says alone.

    >>> notation_of(ParsedCall(Seat(1), "play", ("5-6", "6-1"), "own"), ("Ann", "Bo"))
    ['5-6 on Bo', '6-1 on Bo']
    """
    who, tiles = "" if call.seat is None else names[call.seat], " ".join(call.tiles)
    where = who + call.where.removeprefix(OWN) if call.where.startswith(OWN) else call.where
    match call.act:
        case "play":
            on = "on " if where and where not in ENDS else ""
            return [f"{tile} {on}{where}".strip() for tile in call.tiles]
        case "draw" | "done" | "engine":
            return [f"{call.act} {tiles}".strip(), *["done"] * call.passes]
        case "penalty":
            return [f"penalty {tiles or '?'}"]
        case "up" | "down":
            return [f"marker {call.act} {who}"]
        case "announce" | "claim":
            return [f"{call.act} {who}"]
        case "close":
            return [f"close {where}"]
        case "reveal":
            return [f"reveal {who} {tiles}".strip() if call.number is None else f"reveal {who} = {call.number} pips"]
    return []


class _CallParser:
    """Reads one line from left to right; `words` are those not yet understood."""

    def __init__(self, game: Rules, text: str, names: Sequence[str], position: Position | None) -> None:
        self.game, self.text, self.names, self.position = game, text.strip(), tuple(names), position
        self.words = plain_words(re.sub(r"(?<!\?)=(?!\?)", " = ", text.replace(",", " ")), names)
        self.plain = tuple(self.words)

    def line(self) -> ParsedCall:
        """The call; where a short word can begin several, the only one that makes sense of the rest."""
        meant: dict[str, ParsedCall] = {}
        failed: TableError | None = None
        for seat, count, head in self._beginnings():
            words = self.words
            self.words = words[count:]
            line = " ".join([head, *self.words]).strip()
            try:
                call = self._call(seat)
                meant[line if seat is not None else " ".join([call.act, *words[1:]])] = call
            except TableError as error:
                failed = failed or error
            self.words = words
        if len(meant) == 1:
            return next(iter(meant.values()))
        if meanings := tuple(meant) or tuple(self._near_matches()):
            raise Ambiguous(self.text, repr(self.position), meanings)
        raise failed or self._not_understood("call")

    def _near_matches(self) -> Iterator[str]:
        """The calls that the line would make if its first words were the name that they resemble."""
        words = self.words
        for seat, name in enumerate(self.names):
            count = len(name.split())
            head = " ".join(words[:count]).casefold().rstrip(":")
            if _alike(head, name):
                self.words = words[count:]
                line = " ".join([name, *self.words])
                with suppress(TableError):
                    self._call(Seat(seat))
                    yield line
        self.words = words

    def _call(self, seat: Seat | None) -> ParsedCall:
        """The call of a seat; its name has been taken off the line."""
        said = [word.casefold() for word in self.words]
        if not {*said}.isdisjoint(ACTS["marker"]):
            return self._marker(seat)
        if len(said) > 1 and said[0] in HOLDS:
            return self._held(seat)
        if said and said[0] in PLAYS and (self._at_tile(1) or said[1:2] == ["engine"]):
            del self.words[0]
        if self._at_tile():
            call = self._play(seat)
            return replace(call, act="reveal") if self._over and not call.where else call
        if self._at_sum():
            return self._sum(seat)
        if not self.words and seat is not None:
            return ParsedCall(seat, "leads")
        return self._acted(seat, self._act())

    @property
    def _over(self) -> bool:
        """Whether the round is over, so that tiles and numbers are what a hand has left."""
        return self.position is not None and self.position.stage == Stage.OVER

    # -- who ------------------------------------------------------------------------------------------------

    def _beginnings(self) -> list[tuple[Seat | None, int, str]]:
        """The players that the line may begin with: seat, number of words, and name; (None, 0, "") for none."""
        nobody: tuple[None, int, str] = (None, 0, "")
        counts = range(len(self.words), 0, -1)
        heads = [(count, _without_genitive(" ".join(self.words[:count]).casefold().rstrip(":"))) for count in counts]
        for count, head in heads:
            if (seat := named(head, self.names)) >= 0:
                return [(Seat(seat), count, self.names[seat])]
        if not heads or self._at_tile() or self._at_sum() or heads[-1][1] in _ACT_OF:
            return [nobody]
        for count, head in heads:
            if seats := names_meant(head, self.names):
                acts = [nobody] if count == 1 and _acts(head) else []
                return [*((Seat(seat), count, self.names[seat]) for seat in seats), *acts]
        return [nobody]

    def _named(self) -> Seat:
        """The seat that the rest of the line names."""
        said = _without_genitive(" ".join(self.words).casefold())
        seats = names_meant(said, self.names)
        if len(seats) != 1:
            possible = [self.names[seat] for seat in seats] or [name for name in self.names if _alike(said, name)]
            raise self._ambiguous(possible, len(self.words)) if possible else self._not_understood("player", self.names)
        self.words.clear()
        return Seat(seats[0])

    def _leading_name(self) -> Seat:
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

    def _acted(self, seat: Seat | None, act: str) -> ParsedCall:
        """The call of an act, with the words after it."""
        if act in ("draw", "penalty", "engine") and self._at_tile():
            call = ParsedCall(seat, act, (self._tile(),))
        elif act == "engine":
            raise self._not_understood("engine")
        elif act == "close":
            where = self._where()
            if not where or (where.startswith(OWN) and seat is None):
                raise self._not_understood("train", self._trains)
            return ParsedCall(seat, act, where=where)
        elif act == "reveal":
            seat = seat if self._at_tile() or self._at_sum() else self._leading_name()
            return self._sum(seat) if self._at_sum() else replace(self._play(seat), act=act)
        else:
            call = ParsedCall(seat, act)
        beside = {OWN, *BEFORE_TRAIN, *(_FILLERS.get(act, ()))}
        self.words = [word for word in self.words if word.casefold() not in beside]
        if act == "deal" and len(self.words) > 1:
            # `deal Ann leads` means the same as `deal Ann`; the word may stand before or after the name.
            place = next((place for place in (0, -1) if self.words[place].casefold() in ACTS["leads"]), None)
            if place is not None:
                del self.words[place]
        if act == "draw" and self.words == ["penalty"]:
            self.words.clear()
            call = ParsedCall(seat, "penalty")
        then = [_ACT_OF.get(word.casefold()) for word in self.words]
        if act == "draw" and then == ["done"]:
            self.words.clear()
            call = replace(call, passes=True)
        if act == OUT and then == [NOBODY]:
            self.words.clear()
            call = ParsedCall(seat, NOBODY)
        if self.words and seat is None and act not in ("draw", "done", NOBODY):
            call = replace(call, seat=self._named())
        if self.words:
            raise self._not_understood("nothing-more", [" ".join(self.words)])
        return call

    def _marker(self, seat: Seat | None) -> ParsedCall:
        """A marker that goes up or down, in any order of the words; `put` alone means up."""
        said = [word.casefold() for word in self.words]
        ways = {word for word in said if word in ("up", "down")} or {"up" for word in said if word in PLAYS}
        if len(ways) != 1:
            raise self._not_understood("marker")
        beside = {"up", "down", OWN, *BEFORE_TRAIN, *ACTS["marker"], *ACTS["draw"], *ALSO, *PLAYS}
        self.words = [word for word in self.words if word.casefold() not in beside]
        if self.words and seat is not None and named(" ".join(self.words), [self.names[seat]]) == 0:
            self.words.clear()  # a record says `Bo marker down Bo`
        if self.words and seat is None:
            seat = self._named()
        if self.words:
            raise self._not_understood("nothing-more", [" ".join(self.words)])
        return ParsedCall(seat, ways.pop())

    def _held(self, seat: Seat | None) -> ParsedCall:
        """A word for what somebody holds: the engine, or a hand; or what somebody has done, as in `has drawn`."""
        del self.words[0]
        last = self.words[-1].casefold()
        done = [word for word, act in _ACT_OF.items() if act in ("draw", "done", "announce", "claim")]
        if last in (*done, *PLAYS):
            # In German the participle ends the sentence.
            self.words = [last, *self.words[:-1]]
        if self.words == ["engine"]:
            return ParsedCall(seat, "leads")
        if self.words[0].casefold() in (*done, *PLAYS):
            return self._call(seat)
        if self._at_sum():
            return self._sum(seat)
        if not self._at_tile():
            raise self._not_understood("hand", self.names if seat is None else [self.names[seat]])
        dealing = self.position is not None and self.position.stage in (Stage.DEALING, Stage.HUNT)
        return replace(self._play(seat), act="leads" if dealing else "reveal")

    # -- tiles ----------------------------------------------------------------------------------------------

    def _at_tile(self, place: int = 0) -> bool:
        word = self.words[place] if place < len(self.words) else ""
        return bool(_TILE.fullmatch(word)) and named(word, self.names) < 0

    def _tile(self) -> str:
        """The next word as a tile in notation, whether the set has it or not."""
        return re.sub("train", "W", re.sub("[/:\N{EN DASH}]", "-", self.words.pop(0)), flags=re.IGNORECASE)

    def _play(self, seat: Seat | None) -> ParsedCall:
        """Tiles, and perhaps where they are laid."""
        tiles = []
        while self._at_tile():
            tiles.append(self._tile())
        return ParsedCall(seat, "play", tuple(tiles), self._where())

    def _where(self) -> str:
        words = [word for word in self.words if word.casefold() not in BEFORE_TRAIN]
        end = ""
        if words and self.game.ends_per_train == len(ENDS):
            said = words[-1].casefold()
            ends = [each for each in ENDS if each == said or (len(words) > 1 and each.startswith(said))]
            if ends:
                end = ends[0]
                words.pop()
        if words[:2] == [OWN, OWN]:
            del words[0]  # `his own`
        if not words:
            return end
        return f"{self._train(' '.join(words))} {end}".strip()

    @property
    def _trains(self) -> list[str]:
        """The names of the trains."""
        return [*self.names, *self.game.publics]

    def _train(self, said: str) -> str:
        """The only train whose name begins with `said`."""
        found = self._trains_like(said) or self._trains_like(said.removesuffix("s"))  # in German `Anns Zug`
        if not found and (like := [name for name in self._trains if _alike(said.casefold(), name)]):
            raise self._which_train(like)
        if not found:
            raise self._not_understood("train", self._trains)
        if len(found) > 1:
            raise self._which_train(found)
        return found[0]

    def _trains_like(self, said: str) -> list[str]:
        """The trains with this name, or else those whose names begin with it."""
        head = _without_genitive(said.casefold()).replace("-", " ")
        trains = [*self._trains, OWN]
        return [trains[place] for place in names_meant(head, [name.replace("-", " ") for name in trains])]

    def _which_train(self, names: Sequence[str]) -> AmbiguousTrain:
        asked = self._ambiguous(names, len(self.words), "on ")
        return AmbiguousTrain(asked.said, asked.position, asked.meanings)

    # -- sums -----------------------------------------------------------------------------------------------

    def _at_sum(self, place: int = 0) -> bool:
        word = self.words[place] if place < len(self.words) else ""
        return word == "=" or re.fullmatch(r"\d[\d+]*", word) is not None

    def _sum(self, seat: Seat | None) -> ParsedCall:
        said = " ".join(word for word in self.words if word not in ("=", "pips", "pip", "points"))
        if "=" not in self.words and not self._over:
            raise self._not_understood("tile")
        if not said:
            raise self._not_understood("sum")
        try:
            return ParsedCall(seat, "reveal", number=read_sum(said))
        except SumError as error:
            raise self._not_understood("sum") from error

    # -- what cannot be understood ------------------------------------------------------------------------------

    def _not_understood(self, wanted: str, choices: Sequence[str] = ()) -> NotUnderstood:
        return NotUnderstood(self.text, repr(self.position), wanted, choices)

    def _ambiguous(self, meant: Iterable[str], count: int, before: str = "") -> Ambiguous:
        """The error that asks which of `meant` stands for the next `count` words: each choice is a whole line."""
        rest = self.words[count:]
        head = self.plain[: len(self.plain) - len(self.words)]
        return Ambiguous(
            self.text, repr(self.position), tuple(" ".join([*head, f"{before}{each}", *rest]) for each in meant)
        )


def plain_words(text: str, names: Sequence[str]) -> list[str]:
    """The words of a line without those that add nothing, and with `own` for `his`.

    At either end of the line, a word that begins a player's name is taken for that name.

    >>> plain_words("bo puts the 5-6 on his train", ("Ann", "Bo"))
    ['bo', 'puts', '5-6', 'on', 'own']
    >>> plain_words("the 5-6 on a", ("Ann", "Bo"))
    ['5-6', 'on', 'a']
    """
    words = text.split()
    said = [plain_word(word) for word in words]
    spoken = {plain_word(part) for name in names for part in name.split()}
    last = len(said)
    while last and said[last - 1] in ("train", *ENDS, "l", "r"):
        last -= 1
    found = []
    for place, (word, small) in enumerate(zip(words, said, strict=True)):
        begins = any(part.startswith(small) for part in spoken)
        if small in spoken or (begins and (place == 0 or place >= last - 1)):
            found.append(word)
        elif small in HIS:
            found.append(OWN)
        elif small not in FILLERS:
            found.append(word)
    while len(found) > 1 and found[-1].casefold() in BEFORE_TRAIN and plain_word(found[-1]) not in spoken:
        found.pop()  # German separates its verbs: `legt 5-6 an`.
    return found


def _without_genitive(said: str) -> str:
    """A name without its `'s`."""
    return re.sub("['\N{RIGHT SINGLE QUOTATION MARK}]s$", "", said)


def _alike(said: str, name: str) -> bool:
    """Whether what was typed may be a misspelled name.

    >>> _alike("anne", "Ann"), _alike("bob", "Bo"), _alike("cy", "Bo")
    (True, True, False)
    """
    return bool(get_close_matches(plain_word(said), [plain_word(name)]))


def _acts(head: str) -> list[str]:
    """The acts that have a word beginning with `head`; those of a marker are too short to be shortened."""
    words = ((word, act) for act, spoken in ACTS.items() if act not in _NOT_SHORTENED for word in spoken)
    return list(dict.fromkeys(act for word, act in words if word.startswith(head)))
