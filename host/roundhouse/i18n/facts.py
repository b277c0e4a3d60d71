"""From the facts of a ruling to the words that stand for them in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roundhouse.catalogs import Number, format_number
from roundhouse.dominoes import UNKNOWN_DOUBLE
from roundhouse.games.core.position import Position, Rules
from roundhouse.games.rules.game import Game
from roundhouse.i18n.lookup import game_text_id
from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of

Word = str | Number


class Facts:
    """Tiles, trains, seats and numbers of one table in the words of one language."""

    def __init__(self, texts: Texts, game: Rules, names: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = names

    def tile(self, tile: int, joined: int | None = None) -> str:
        """`5-6`, the joined end first; a phrase for a tile that nobody saw."""
        if tile < 0:
            return self.texts.text("words/unknown-double" if tile == UNKNOWN_DOUBLE else "words/unknown-tile")
        return self.game.tiles.text(tile, joined, which=False)

    def laid(self, tile: int, joined: int | None = None) -> str:
        """`5-6`; `a tile` or `a double` where the tile is not known."""
        if tile < 0:
            return self.texts.text("words/some-double" if tile == UNKNOWN_DOUBLE else "words/some-tile")
        return self.tile(tile, joined)

    def double(self, number: int) -> str:
        """`double 6-6`, or a phrase for a double whose number nobody saw."""
        if number < 0:
            return self.texts.text("words/open-double")
        return self.texts.text("words/double", tile=self.tile(self.game.tiles.double[number]))

    def number(self, number: int) -> str:
        """An open end as it is written: `0` is 0."""
        return self.game.tiles.end_text(number) if number >= 0 else self.texts.text("words/unknown-number")

    def seat(self, seat: int) -> str:
        """The player's name; `seat 7` where nobody sits."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.texts.text("words/seat", number=number_of(seat))

    def train(self, train: int) -> str:
        """`Bo's train`, `the Mexican Train`, `public train 3`."""
        if train >= self.game.seats:
            kind, number = self.game.public_kind(train)
            return self.texts.text(game_text_id(f"public-{kind}"), number=number)
        return self.texts.text("words/train", seat=self.seat(train))

    def words(self, facts: Mapping[str, int | str]) -> dict[str, Word]:
        """The facts of a ruling, each in words; `owner` and `double` follow from a train and a number."""
        said: dict[str, Word] = {}
        for name, fact in facts.items():
            value = int(fact)
            if name in ("tile", "double"):
                said[name] = self.tile(value)
            elif name in ("train", "on"):
                said[name] = self.train(value)
                said.setdefault("owner", self.seat(value))
            elif name in ("seat", "turn", "leader"):
                said[name] = self.seat(value)
            elif name == "value":
                said[name] = self.number(value)
                said.setdefault("double", self.double(value))
            else:
                said[name] = Number(value)
        return said


def signed_points(game: Game | type[Game], points: int) -> str:
    """The number alone.

    >>> from roundhouse.games import MexicanTrain, MexicanTrainStation
    >>> signed_points(MexicanTrain, 7), signed_points(MexicanTrainStation, 7), signed_points(MexicanTrainStation, -7)
    ('7', '+7', '−7')
    """
    return format_number(points, signed=game.points_lost)


def counted_points(game: Game, points: int) -> Number:
    """The number in a sentence, where it agrees with its noun."""
    return Number(points, signed=game.points_lost)


def train_phrase(texts: Texts, position: Position, train: int, names: Sequence[str]) -> str:
    return Facts(texts, position.game, names).train(train)


def public_train(texts: Texts, game: Rules, train: int, *, short: bool = False) -> str:
    """The heading of a train that is nobody's own.

    >>> from roundhouse.games import MexicanTrain
    >>> public_train(Texts(), MexicanTrain(4), 4), public_train(Texts(), MexicanTrain(4), 4, short=True)
    ('Mexican Train', 'Mexican')
    """
    kind, number = game.public_kind(train)
    form = "short" if short else "title"
    return texts.text(f"{game_text_id(f'public-{kind}')}.{form}", number=number)


def end_name(texts: Texts, position: Position, number: int) -> str:
    return Facts(texts, position.game, ()).number(number)
