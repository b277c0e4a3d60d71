"""A position: everything that decides what may be played now, as its viewer knows it; and the rules that judge it.

A position holds no history: the tiles of a train in their order, the scores of past rounds and the order of the
boneyard belong to the match. `after` makes a new position and leaves the old as it is; `make` plays on this one.

Why it is so: host/ARCHITECTURE.md#a-position-says-what-its-viewer-knows and
#a-position-is-a-table-that-is-played-on-in-place
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from roundhouse.catalogs import Message
from roundhouse.dominoes import DominoSet, pips_in, tiles_in
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.clauses import Clause
from roundhouse.games.core.hidden_tiles import Groups, fewer, with_more, without
from roundhouse.games.core.moves import Deal, LastTurn, Move, Play
from roundhouse.games.core.options import Options
from roundhouse.games.core.play_table import PlayTable
from roundhouse.games.core.rulings import Reason, Ruling
from roundhouse.games.core.sounds import SoundEvent, WarningTime
from roundhouse.games.core.state_fields import StateField
from roundhouse.games.core.words import BITS, WIDTH, copied, gathered, hand_words, words

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word, Words


class Stage:
    """The stage of the round and of the current turn."""

    DEALING: Final = 0
    """Hands are not dealt yet: only Deal."""
    ENGINE: Final = 1
    """The player lays an engine (BT-2)."""
    TURN: Final = 2
    """The turn begins."""
    DREW: Final = 3
    """The player has drawn the tile that may be drawn."""
    FOLLOW_UP: Final = 4
    """The player has laid a double that needs its follow-up (MT-8)."""
    FOLLOW_UP_DREW: Final = 5
    """The same, and the player has drawn for it."""
    MAY_CONTINUE: Final = 6
    """The player may go on, or say Done (a first train MT-5, others' trains BT-4)."""
    PENALTY: Final = 7
    """The seat in `extra_state` must draw for a missed announcement (MT-12), then play goes on."""
    OVER: Final = 8
    """The round is over: somebody is out (`winner`), or it is blocked."""
    HUNT: Final = 9
    """Nobody holds the engine: all draw one tile, this player now (C-10)."""


EVERY_STAGE: Final = frozenset(range(Stage.HUNT + 1))


class EngineFrom(Enum):
    """The source of a round's engine."""

    SET = "set"
    """It is taken out of the set before the shuffle (MT-2)."""
    HAND = "hand"
    """It is known which, and its holder lays it (MS-2)."""
    FOUND = "found"
    """The holder of the highest double that has not been one lays it (DT-2)."""
    LOWER = "lower"
    """The holder of the round's double lays it; where nobody holds it, the holder of the next lower one does (MT-2)."""
    EACH = "each"
    """Every player lays one from the hand (BT-2)."""

    @property
    def is_highest_held(self) -> bool:
        """Whether hands decide which of several doubles is the engine: the highest."""
        return self in (EngineFrom.FOUND, EngineFrom.LOWER)


class Round(NamedTuple):
    """A round: its number from 0, the engine's pips (-1: none is common, or none is laid yet), the leader.

    `used` are the numbers, as bits, whose doubles were engines of earlier rounds, in games that choose among the rest.
    """

    number: int
    engine: int
    leader: int
    used: int = 0


class Position:
    """One moment of one round.

    - `turn`: the seat whose turn it is; `stage`: see `Stage`.
    - `ends[spot]`: the open number at each end of each train (the engine's number while it is not begun,
      `UNKNOWN` when nobody saw it); `begun`, `markers`: trains as bits.
    - `hands[seat]`: the tiles known to be in a hand, as bits; `hidden[seat]`: its other tiles.
    - `laid`: tiles known to be on the table, as bits; `unknown`: how many more lie there unseen.
    - `boneyard`: tiles in the boneyard.
    - `doubles`: spots of the open doubles in the order they were laid; the last `doubles_this_turn` of them are of
      this turn.
    - `idle`: turns in a row whose players could not have played in any turn, as the table lies (C-4).
    - `extra_state`: what else the game must remember (`Rules.state_fields`).
    - `winner`: the seat that went out, or -1.

    `ends`, `hands` and `laid` are kept in rows that moves change: `open_ends`, `held` and `lying` (see `words`).
    """

    __slots__ = (
        "begun",
        "boneyard",
        "doubles",
        "doubles_this_turn",
        "extra_state",
        "game",
        "held",
        "hidden",
        "idle",
        "lying",
        "markers",
        "open_ends",
        "round",
        "stage",
        "turn",
        "unknown",
        "winner",
    )

    game: Rules
    round: Round
    turn: Word
    stage: Word
    open_ends: Words
    begun: Word
    markers: Word
    held: Words
    hidden: tuple[Groups, ...]
    lying: Words
    unknown: Word
    boneyard: Word
    doubles: tuple[int, ...]
    doubles_this_turn: Word
    idle: Word
    extra_state: int
    winner: Word

    def copy(self) -> Position:
        """A new position, the same in everything, that can be played on."""
        new = Position()
        new.game = self.game
        new.round = self.round
        new.turn = self.turn
        new.stage = self.stage
        new.open_ends = copied(self.open_ends)
        new.begun = self.begun
        new.markers = self.markers
        new.held = copied(self.held)
        new.hidden = self.hidden
        new.lying = copied(self.lying)
        new.unknown = self.unknown
        new.boneyard = self.boneyard
        new.doubles = self.doubles
        new.doubles_this_turn = self.doubles_this_turn
        new.idle = self.idle
        new.extra_state = self.extra_state
        new.winner = self.winner
        return new

    # -- what the game decides -------------------------------------------------------------------

    def legal(self) -> tuple[Move, ...]:
        """Every move that is allowed now and does not depend on chance, on trust or not."""
        return self.game.legal(self)

    def ruling(self, move: Move) -> Ruling:
        """The ruling on `move`."""
        return self.game.ruling(self, move)

    def reasons(self, move: Move) -> tuple[Reason, ...]:
        """The clauses by which an allowed move may be made, then those that say what follows from it."""
        return self.game.reasons(self, move)

    def after(self, move: Move) -> Position:
        """The position that `move` leads to; the move is taken to be allowed (see `ruling`)."""
        return self.game.after(self, move)

    def make(self, move: Move) -> None:
        """Make `move` here: this position becomes the one that it leads to."""
        self.game.make(self, move)

    # -- what can be read off it -------------------------------------------------------------------

    @property
    def ends(self) -> tuple[int, ...]:
        """The open ends by spot."""
        return tuple(self.open_ends)

    @ends.setter
    def ends(self, ends: tuple[int, ...]) -> None:
        self.open_ends = words(ends)

    @property
    def hands(self) -> tuple[int, ...]:
        """The known tiles of each hand, as bits."""
        return tuple([self.hand(seat) for seat in range(self.game.seats)])

    @hands.setter
    def hands(self, hands: tuple[int, ...]) -> None:
        self.held = hand_words(hands, self.game.width)

    @property
    def laid(self) -> int:
        """The tiles known to be on the table, as bits."""
        return gathered(self.lying, 0, self.game.width)

    @laid.setter
    def laid(self, laid: int) -> None:
        self.lying = hand_words((laid,), self.game.width)

    def hand(self, seat: Word) -> int:
        """The known tiles of one hand, as bits."""
        width = self.game.width
        return gathered(self.held, seat * width, width)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.stage == Stage.OVER

    @property
    def uncalled(self) -> bool:
        """Whether nobody called this round: its tiles lie on trains that nobody told, and only counts of hands come."""
        # Of a called round one tile alone, the engine, can lie unseen before a train is begun.
        return self.stage == Stage.OVER and self.unknown > 1 and not self.begun

    def count(self, seat: Word) -> int:
        """The number of tiles that `seat` holds, known or not."""
        known = self.hand(seat).bit_count()
        return known + sum([group.size for group in self.hidden[seat]]) if self.hidden[seat] else known

    def is_out(self, seat: Word) -> bool:
        """Whether `seat` holds no tile."""
        width, held = self.game.width, self.held
        first = seat * width
        if held[first]:
            return False
        for place in range(first + 1, first + width):
            if held[place]:
                return False
        return not self.hidden[seat]

    @property
    def trains_in_sight(self) -> range:
        """The trains there are to see: the players' own, the public ones begun, and the next that may be (MS-7)."""
        game = self.game
        begun = sum(self.begun >> train & 1 for train in range(game.seats, game.trains))
        return range(min(game.trains, game.seats + begun + 1))

    @property
    def full(self) -> bool:
        """Whether every tile is known to the viewer."""
        return not self.unknown and not any(self.hidden)

    @property
    def unseen(self) -> int:
        """The tiles of which the viewer does not know where they are, as bits."""
        game, held, seen = self.game, self.held, copied(self.lying)
        place: Word = 0
        for _ in range(game.seats):
            for word in range(game.width):
                seen[word] |= held[place]
                place += 1
        return game.tiles.everything & ~gathered(seen, 0, game.width)

    def replace(self, **changes: object) -> Position:
        """The same position but for `changes`; for set-ups and tests, not for the fast path."""
        new = self.copy()
        for name, value in changes.items():
            if name not in _FIELDS:
                raise TypeError(f"a position has no {name}")
            setattr(new, name, value)
        return new

    def _key(self) -> tuple[object, ...]:
        return (self.game.key, *(getattr(self, name) for name in _FIELDS[1:]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<Position {self.game.text(self)}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _remade, tuple(getattr(self, name) for name in _FIELDS)

    def known_tiles(self, seat: int) -> list[int]:
        """The known tiles of a hand, lightest first."""
        return tiles_in(self.hand(seat))

    # -- what moves change in place ------------------------------------------------------------------

    def take(self, seat: Word, tile: int) -> None:
        """A tile (perhaps unknown) leaves a hand: a known one the known tiles, else one of the hidden ones."""
        if tile >= 0:
            place, bit = seat * self.game.width + tile // WIDTH, BITS[tile % WIDTH]
            if self.held[place] & bit:
                self.held[place] ^= bit
                return
        # Here `tile` is no machine word: compiled, a shift by one would make a word of the long integer, too.
        self._hide(seat, fewer(self.hidden[seat], tile))

    def give(self, seat: Word, tile: Word) -> None:
        """A tile (perhaps unknown) comes to a hand."""
        if tile >= 0:
            self.held[seat * self.game.width + tile // WIDTH] |= BITS[tile % WIDTH]
        else:
            self._hide(seat, with_more(self.hidden[seat]))

    def exclude(self, seat: Word, tiles: int) -> None:
        """The player has said, by a draw or a pass, that the hidden tiles are none of these (bits)."""
        if self.hidden[seat]:
            self._hide(seat, without(self.hidden[seat], tiles))

    def _hide(self, seat: Word, groups: Groups) -> None:
        self.hidden = (*self.hidden[:seat], groups, *self.hidden[seat + 1 :])

    def put_down(self, tile: Word) -> None:
        """A tile (perhaps unknown) goes from the hand in turn to the table."""
        if tile < 0:
            self.take(self.turn, tile)
            self.unknown += 1
            return
        word, bit = tile // WIDTH, BITS[tile % WIDTH]
        self.lying[word] |= bit
        place = self.turn * self.game.width + word
        if self.held[place] & bit:
            self.held[place] ^= bit  # Nearly every tile of a match is known, and leaves the hand here.
        else:
            self.take(self.turn, tile)

    def lay(self, play: Play) -> None:
        """The tile of a play goes on its train; doubles, and whose turn it is, stay as they were."""
        self.put_down(play.tile)
        self.open_ends[play.spot] = play.opens
        self.begun |= BITS[play.train]
        self.idle = 0


_FIELDS: Final = (
    "game",
    "round",
    "turn",
    "stage",
    "ends",
    "begun",
    "markers",
    "hands",
    "hidden",
    "laid",
    "unknown",
    "boneyard",
    "doubles",
    "doubles_this_turn",
    "idle",
    "extra_state",
    "winner",
)


def _remade(*values: object) -> Position:
    """A position made again from its fields, in another process."""
    new = Position()
    for name, value in zip(_FIELDS, values, strict=True):
        setattr(new, name, value)
    return new


class Rules(metaclass=ABCMeta):
    """The rules of a game for a position: the part that lasts one round. `Game` adds the set-up and the match.

    It stands beside `Position` because each speaks of the other. Attributes: `tiles`, `seats` and `trains` (how many
    there are, the trains of the seats first), `publics` (what the public trains are called in text), `ends_per_train`,
    `hand_size`, and the plays made once and shared (`play_table`; its `fitting` and `covering` are at hand for speed).
    """

    name: ClassVar[str]
    clauses: ClassVar[Mapping[str, Clause]]
    has_boneyard: ClassVar[bool] = True
    personal_trains: ClassVar[bool] = True
    """Whether the players have trains of their own. Where they have none, the trains with the numbers of the
    seats have no open end and only say where the players sit."""
    has_markers: ClassVar[bool] = True
    """Whether the players' trains have markers."""
    doubles_stay_open: ClassVar[bool] = True
    """Whether a double may wait to be covered (`Position.doubles`)."""
    doubles_outlast_turn: ClassVar[bool] = True
    """Whether a double that stays open is still one to cover when the turn is over."""
    skips_players: ClassVar[bool] = False
    """Whether a turn may pass over others, so that with two players the same one is up again (ST-12)."""
    doubles_in_line: ClassVar[bool] = False
    """Whether doubles lie like other tiles, and not crosswise."""
    points_lost: ClassVar[bool] = False
    """Whether points are won and lost, so that a score sheet says which."""
    deals_until_playable: ClassVar[bool] = False
    last_tile_warning: ClassVar[WarningTime] = WarningTime.AFTER_PLAY
    """The time when the warning of the last tile is due, in a game that has a clause that speaks of it."""
    turn_order: ClassVar[str]
    """The clause by which turns go round the table."""
    leading_clause: ClassVar[str] = ""
    """The clause by which somebody leads a round after the first, where the hands do not decide that."""
    engine_clause: ClassVar[str] = ""
    """The clause by which an engine is laid, or refused in a dealt hand where it lies on the table already."""
    state_fields: ClassVar[tuple[StateField, ...]] = ()
    """The fields of `Position.extra_state` in this game."""

    seats: int
    options: Options
    tiles: DominoSet
    publics: tuple[str, ...]
    trains: int
    ends_per_train: int
    play_table: PlayTable
    fitting: tuple[int, ...]
    covering: tuple[int, ...]
    hand_size: int
    engine_from: EngineFrom
    players_announce: bool
    """Whether players must say themselves that they have one tile left (MT-12)."""
    missed_call_tiles: int
    """The number of tiles that a player draws for missing that call, as far as the boneyard goes."""
    width: Word
    """The number of words that a hand takes (see `words`)."""
    key: tuple[object, ...]
    """The parts that are the same in two equal games."""

    # -- the rules of a turn: every game fills these in -------------------------------------------------

    @abstractmethod
    def make(self, position: Position, move: Move) -> None:
        """Make an allowed move: the position becomes the one that it leads to."""

    @abstractmethod
    def make_deal(self, position: Position, leader: int) -> None:
        """Say who begins and how once hands are dealt; `leader` as in `Deal`."""

    @abstractmethod
    def find(self, position: Position, choices: Choices) -> tuple[Move, ...]:
        """Find the legal plays, and return the other legal moves.

        A draw stands here as `DRAW`, whose tile the dealer names. Tiles that nobody knows are not listed, nor is what
        the players do not do (Deal, Penalty, Close, Reveal).
        """

    @abstractmethod
    def playable_spots(self, position: Position) -> Word:
        """The spots (bits) on which the player in turn may lay a tile that fits, where no obligation names others."""

    @abstractmethod
    def place(self, position: Position, choices: Choices) -> None:
        """Add to the choices where the player in turn may lay which tiles, if they fit."""

    def legal(self, position: Position) -> tuple[Move, ...]:
        """Every move a player may make now, on trust or not, plays first: exactly those that `ruling` allows."""
        choices = Choices(self.play_table)
        others = self.find(position, choices)
        return (*choices.plays(), *others) if choices.count else others

    @abstractmethod
    def turn_objections(self, position: Position, move: Move, by: int, last: LastTurn) -> Iterator[Ruling]:
        """Every reason why seat `by` may not make `move` now: it is not that seat's turn, or not that seat's to do.
        `last` is the turn before this one."""

    @abstractmethod
    def denied_tiles(self, position: Position, move: Move) -> int:
        """The tiles (bits) that the player claims by this move not to hold; 0 where nobody can tell."""

    def after(self, position: Position, move: Move) -> Position:
        """The position that an allowed move leads to; the one before stays as it is."""
        new = position.copy()
        self.make(new, move)
        return new

    @abstractmethod
    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...] | None:
        """The points of each seat for the round that is over; None when the round is void and dealt again. `pips` are
        hands that were counted without being shown, by seat."""

    @abstractmethod
    def ruling(self, position: Position, move: Move) -> Ruling:
        """The ruling on `move` in `position`: allowed, allowed on trust, or refused by a clause."""

    def reasons(self, _position: Position, _move: Move) -> tuple[Reason, ...]:
        """The reasons for an allowed move, and what follows from it; none where a game does not say."""
        return ()

    @abstractmethod
    def play(self, position: Position, move: Move) -> Position:
        """The position after `move`. Raises Refused when it may not be made."""

    @abstractmethod
    def sound_events(self, before: Position, move: Move, after: Position) -> tuple[SoundEvent, ...]:
        """The sounds when `move` leads from `before` to `after`, in the order in which they are heard."""

    @abstractmethod
    def text(self, position: Position) -> str:
        """The position on one line of text, as `position_text` writes it."""

    @abstractmethod
    def clause_enabled(self, clause: str) -> bool:
        """Whether a clause is in force, that is, not taken out."""

    @abstractmethod
    def opening(self, round: Round) -> Position:
        """The position before the deal of `round`."""

    @abstractmethod
    def initial_ends(self, engine: int) -> tuple[int, ...]:
        """The ends of trains that are not begun: the common engine's number; a train with two begins with its own."""

    # -- hooks with a usual answer ----------------------------------------------------------------------

    @property
    def below_zero(self) -> bool:
        """Whether a score can be below zero."""
        return self.points_lost

    @property
    def stages(self) -> frozenset[int]:
        """The stages that a position of this game can be in (`Stage`)."""
        return EVERY_STAGE

    def stage_of_turn(self, _seat: int, _begun: int) -> int:
        """The stage in which a turn of `seat` begins where the trains `begun` (bits) have begun."""
        return Stage.TURN

    def leader_clause(self, _round: Round) -> str:
        """The clause by which the leader that a deal names holds the heaviest tile; empty where an engine shows it."""
        return ""

    def leader_from_hands(self, _round: Round) -> bool:
        """Whether the hands decide who begins, so that a deal with hidden hands names the leader (`Deal.leader`)."""
        return self.engine_from != EngineFrom.SET

    def playable(self, _opening: Position, _deal: Deal) -> bool:
        """Whether the round can be played with this deal; asked only of games that `deals_until_playable`."""
        return True

    def claimed_tiles(self, _position: Position, _move: Move) -> int:
        """The tiles (bits) of which the player claims by this move to hold one; 0 where the move claims no such thing.
        This claim is the last of the clauses by which the move is taken on trust (`Ruling.trusted`)."""
        return 0

    def permit(self, _position: Position, _choices: Choices, _sure: bool) -> None:
        """Take from the choices what another clause forbids. A hidden tile may be the one that allows a play. If
        `sure`, only tiles that are seen count."""
        return

    def find_plays(self, position: Position, choices: Choices, sure: bool = False) -> None:
        """Find every play that may be allowed, as far as the viewer knows the player's hand.

        If `sure`, only those with tiles that the viewer sees in it, on ends that are seen, too.
        """
        seat = position.turn
        choices.begin(position.held, seat, position.open_ends, position.doubles, sure and position.unknown > 0)
        if not sure and len(position.hidden[seat]):
            choices.hold(position.hand(seat) | position.unseen)
        self.place(position, choices)
        if choices.count:
            self.permit(position, choices, sure)

    def find_places(self, position: Position, choices: Choices) -> None:
        """Find where any tile of the set might be laid, whatever else a clause says of certain plays."""
        choices.begin(position.held, position.turn, position.open_ends, (), only_seen_ends=False)
        choices.hold(self.tiles.everything)
        self.place(position, choices)

    def doubles_to_cover(self, position: Position) -> tuple[int, ...]:
        """The open doubles that bind the player in turn: those laid in this turn, and those to be covered first."""
        return position.doubles

    def must_play_again(self, position: Position) -> bool:
        """Whether the player in turn must lay another tile before the turn is over: a follow-up (MT-8)."""
        return position.doubles_this_turn > 0

    def can_draw(self, position: Position) -> bool:
        """Whether the boneyard has a tile that may be drawn; a round can be blocked only when it has none (C-4)."""
        return position.boneyard > 0

    @property
    def hunts_in_turn(self) -> bool:
        """Whether one seat after another draws for the engine, and not all at once (C-10)."""
        return False

    def hunters(self, position: Position) -> Sequence[int]:
        """The seats that draw a tile now in a hunt for the engine: all, as far as the boneyard goes (C-10)."""
        return (position.turn,) if self.hunts_in_turn else range(min(self.seats, position.boneyard))

    def first_out(self, _position: Position) -> int:
        """The seat that was out first, in a round that goes on after that; else -1."""
        return -1

    def take_back_in(self, _position: Position) -> None:  # noqa: B027, since most games forget nothing
        """Forget that a player was out first who holds a tile again, since the table let a draw stand."""

    def owes_draw(self, _position: Position) -> bool:
        """Whether the player in turn draws a tile before anything else, whatever the hand holds (ST-10)."""
        return False

    def next_seat(self, position: Position) -> int:
        """The seat that is up after this turn, as things stand."""
        return (position.turn + 1) % self.seats

    def unannounced(self, _position: Position) -> int:
        """The seat that must say, and has not said, that it has one tile left; -1 where there is none (MT-12). In
        `Stage.PENALTY` this seat draws for it."""
        return -1

    def fault_of(self, _position: Position) -> Message | None:
        """The contradiction in this game of a written position, asked last (see `position_fault`); None if sound."""
        return None

    def last_tile_unseen(self, _position: Position) -> bool:
        """Whether the winner's last tile counts and nobody saw it, so that the winner tells its pips (DT-16)."""
        return False

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """Whether the round is over but a hidden hand must be shown or counted before it can be scored."""
        return any(hidden and seat not in pips for seat, hidden in enumerate(position.hidden))

    @property
    def tile_points(self) -> int:
        """The points of each tile in the others' hands, where tiles are scored and not their pips; else 0 (BT-6)."""
        return 0

    def hand_points(self, hand: int) -> int:
        """The points of the tiles of a hand at the round's end."""
        return pips_in(hand, self.tiles)

    def public_kind(self, train: int) -> tuple[str, str]:
        """The kind of a public train, and its number where there are several of the kind: `("public", "3")`."""
        kind, _, number = self.publics[train - self.seats].partition("-")
        return kind, number

    # -- tiles on trains ----------------------------------------------------------------------------------

    def spot(self, train: int, end: int = 0) -> int:
        """The place in `Position.ends` of one end of a train."""
        return train * self.ends_per_train + end

    def play_of(self, tile: int, spot: int, joined: int) -> Play:
        return self.play_table.play_of(tile, spot, joined)

    def fitting_play(self, tile: int, spot: int, end: int) -> Play:
        return self.play_table.fitting_play(tile, spot, end)

    def turned(self, tile: int, spot: int, end: int, first: int) -> Play:
        """The play of a tile whose end `first` was named first."""
        return self.play_table.turned(tile, spot, end, first)
