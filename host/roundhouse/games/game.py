"""What a game is: its options, its clauses and a few hooks; one subclass a file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import ClassVar, Final

from roundhouse.dominoes import UNKNOWN, DominoSet, double_set, pips_in
from roundhouse.games.clauses import Clause, Force
from roundhouse.games.common_rulings import out_of_place
from roundhouse.games.engines import EngineFrom, drawn_by_all
from roundhouse.games.memo import Part
from roundhouse.games.moves import Deal, Move
from roundhouse.games.options import OptionError, Options, write_options
from roundhouse.games.placement import Placing
from roundhouse.games.position import Position, Round, Stage, Unseen
from roundhouse.games.results import RoundResult, sides
from roundhouse.games.rulings import ALLOWED, Refused, Ruling
from roundhouse.games.sound_events import ALWAYS, Heard, Sound, When, heard_of
from roundhouse.messages import Message


class Game(Placing, ABC):
    """A game with its options at a table of so many seats.

    `without` takes clauses out (their refusals are ignored, their effects not applied): with it
    `make clauses PROVE=1` proves that a scenario notices.
    """

    name: ClassVar[str]
    seats_offered: ClassVar[range]
    clauses: ClassVar[Mapping[str, Clause]]
    options_type: ClassVar[type[Options]]
    doubles_in_line: ClassVar[bool] = False
    """Whether doubles lie like other tiles, and not crosswise."""
    has_boneyard: ClassVar[bool] = True
    deals_until_playable: ClassVar[bool] = False
    points_lost: ClassVar[bool] = False
    """Whether points are won and lost, so that a score sheet says which."""
    ways_to_sit: ClassVar[tuple[str, ...]] = ("dealt", "called", "slots")
    """How people can sit at it: on the screen, with tiles of their own and calls, or with the hub's buttons alone."""
    warns: ClassVar[When] = When.AFTER_PLAY
    """When the warning of the last tile is due, in a game that has a clause that speaks of it."""
    memory: ClassVar[tuple[Part, ...]] = ()
    """What `Position.memo` holds in this game."""

    def __init__(self, seats: int, options: Options | None = None, without: frozenset[str] = frozenset()):
        chosen = self.options_type() if options is None else options
        self.seats: Final = seats
        self.without: Final = without
        chosen.check_values()
        if seats not in self.seats_offered:
            raise self.wrong_seats(seats)
        self.options: Final = self.settled(chosen)
        self.publics: Final = self.public_names()
        super().__init__(self.make_tiles(), seats + len(self.publics), self.open_ends())
        self.check_options()
        self._check_rounds()
        self.hand_size: Final = self._checked_hand_size()
        self.key: Final[tuple[object, ...]] = (
            self.name,
            seats,
            tuple(sorted(write_options(self.options).items())),
            without,
        )

    @classmethod
    def wrong_seats(cls, seats: int) -> OptionError:
        """That so many cannot play this game, and how many can."""
        least, most = cls.seats_offered[0], cls.seats_offered[-1]
        if least == most:
            return OptionError("seats-only", seats=seats, least=least, game=cls.name)
        return OptionError("seats", seats=seats, least=least, most=most, game=cls.name)

    # -- the hooks a game fills in --------------------------------------------------------------------

    @abstractmethod
    def check_options(self) -> None:
        """Raises OptionError when options contradict each other or do not fit the seats."""

    def settled(self, options: Options) -> Options:
        """The options, with what the rules say by the number of players where the table has left it open."""
        return options

    def make_tiles(self) -> DominoSet:
        """The tiles the game is played with."""
        return double_set(self.options.set)

    def public_names(self) -> tuple[str, ...]:
        """What the trains that are nobody's own are called in text; they come after the players' trains."""
        return ()

    def open_ends(self) -> int:
        """How many ends of a train are open: one where it leaves a common engine, two where its engine lies in it."""
        return 1

    @property
    def engine_from(self) -> EngineFrom:
        """Where a round's engine comes from."""
        return EngineFrom.SET

    def leader_from_hands(self, round: Round) -> bool:
        """Whether who begins hangs on the hands, so that a deal in which they are hidden names him (`Deal.leader`)."""
        del round
        return self.engine_from != EngineFrom.SET

    @abstractmethod
    def usual_hand(self) -> int:
        """How many tiles the rules deal to each."""

    def most_to_deal(self) -> int:
        """The largest hand that the set has tiles for (C-8): all of them, but for an engine that is taken out first."""
        return (self.tiles.size - (self.engine_from is EngineFrom.SET)) // self.seats

    def out_of_play(self, round: Round) -> int:
        """Tiles that lie on the table before the deal, as bits; none where the engine comes out of a hand."""
        del round
        return 0

    @abstractmethod
    def after_deal(self, position: Position, deal: Deal) -> Position:
        """The position once hands are dealt: whose turn it is and what he does first."""

    @abstractmethod
    def legal(self, position: Position) -> list[Move]:
        """Every move a player may make now, on trust or not: exactly those that `ruling` allows.

        A draw stands here as `DRAW`, whose tile the dealer names; tiles that nobody knows are not
        listed, nor is what is not the players' (Deal, Penalty, Close, Reveal).
        """

    @abstractmethod
    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """Every reason of this game's why `move` is refused, the weightiest first.

        What no game allows stands in `guards`: what is asked here is a deal whose hands can be (who leads is the
        game's), or a move of a round that is dealt and not over.
        """

    @abstractmethod
    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """The clauses that cannot be checked from what the viewer sees, if the move is not refused."""

    @abstractmethod
    def says_not_held(self, position: Position, move: Move) -> int:
        """The tiles, as bits, of which the player says by this move that he holds none; 0 where nobody can tell."""

    def says_held(self, position: Position, move: Move) -> int:
        """The tiles, as bits, of which the player says by this move that he holds one; 0 where it says no such thing.

        It is the last of the clauses by which the move is taken on trust (`Ruling.trusted`).
        """
        del position, move
        return 0

    @abstractmethod
    def after(self, position: Position, move: Move) -> Position:
        """The position that an allowed move leads to."""

    @property
    def most_rounds(self) -> int | None:
        """As many rounds as there are engines; None where a match is not over when all have been played."""
        return self.options.set + 1

    def rounds(self) -> int | None:
        """How many rounds a match has: one for each engine, or fewer (C-9); None where it lasts until somebody wins."""
        agreed = self.options.rounds if self.clause_enabled("C-9") else None
        return agreed or self.most_rounds

    @abstractmethod
    def next_round(self, results: Sequence[RoundResult], first_leader: int) -> Round:
        """The round to play after these."""

    @abstractmethod
    def points(self, position: Position, pips: Mapping[int, int]) -> tuple[int, ...] | None:
        """What each seat scores for the round that is over; None when it is void and dealt again.

        `pips` are hands that were counted without being shown, by seat.
        """

    def left_in_hands(self, position: Position, pips: Mapping[int, int]) -> list[int]:
        """What each hand counts at the round's end, as it was shown or told."""
        return [pips[seat] if seat in pips else self.worth(hand) for seat, hand in enumerate(position.hands)]

    def worth(self, hand: int) -> int:
        """What the tiles of a hand count at the round's end."""
        return pips_in(hand, self.tiles)

    @property
    def tile_points(self) -> int:
        """What each tile in the others' hands counts, where tiles are scored and not their pips; else 0 (BT-6)."""
        return 0

    @abstractmethod
    def leaders(self, results: Sequence[RoundResult]) -> tuple[int, ...]:
        """The seats that lead the match, the winners once it is over (C-7)."""

    def match_over(self, results: Sequence[RoundResult]) -> bool:
        """Whether the match is at its end after these rounds."""
        rounds = self.rounds()
        return rounds is not None and len(results) >= rounds

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together: each by itself, where there are no teams (DT-15)."""
        return sides(self.seats)

    def last_tile_unseen(self, position: Position) -> bool:
        """Whether the winner's last tile counts and nobody saw it, so that he tells its pips (DT-16)."""
        del position
        return False

    def needs_hands(self, position: Position, pips: Mapping[int, int]) -> bool:
        """Whether the round is over but a hidden hand must be shown or counted before it can be scored."""
        return any(hidden and seat not in pips for seat, hidden in enumerate(position.hidden))

    def owes(self, position: Position) -> bool:
        """Whether the player in turn must lay another tile before his turn is over: a follow-up (MT-8)."""
        return position.doubles_this_turn > 0

    @property
    def players_announce(self) -> bool:
        """Whether players must say themselves that they have one tile left (MT-12)."""
        return False

    def fault_of(self, position: Position) -> Message | None:
        """What a position that somebody wrote down would have to say instead in this game; None if it may be."""
        del position
        return None

    def owes_draw(self, position: Position) -> bool:
        """Whether the player in turn draws a tile before anything else, whatever he holds (ST-10)."""
        del position
        return False

    def following(self, position: Position) -> int:
        """The seat that is up after this turn, as things stand."""
        return (position.turn + 1) % self.seats

    def unannounced(self, position: Position) -> int:
        """The seat that must say, and has not said, that it has one tile left; -1 where there is none (MT-12).

        In `Stage.PENALTY` it is the one who draws for it.
        """
        del position
        return -1

    def can_close(self, position: Position, spot: int) -> bool:
        """Whether the table may say that nothing covers this double any more: where nobody saw its number (MT-10)."""
        del position, spot
        return False

    def playable(self, opening: Position, deal: Deal) -> bool:
        """Whether the round can be played with this deal; asked only of games that `deals_until_playable`."""
        del opening, deal
        return True

    @property
    def slots_only(self) -> OptionError | None:
        """Why presses alone cannot tell this game, on whatever hub; None where they can."""
        if "slots" not in self.ways_to_sit:
            return OptionError("slots-tiles", game=self.name)
        return OptionError("slots-calls", game=self.name) if self.players_announce else None

    @property
    def sounds(self) -> frozenset[Sound]:
        """What of all that is heard at a table sounds in this game; the warning only where a clause speaks of it."""
        speaks = any(
            Force.SPEAKS in clause.forces and self.clause_enabled(clause.id) for clause in self.clauses.values()
        )
        return ALWAYS | {self.warns.sound} if speaks else ALWAYS

    def heard(self, before: Position, move: Move, after: Position) -> tuple[Heard, ...]:
        """What sounds when `move` leads from `before` to `after`, in the order in which it is heard."""
        sounds = self.sounds
        return tuple(heard for heard in heard_of(before, move, after) if heard.sound in sounds)

    def binding(self, position: Position) -> tuple[int, ...]:
        """The open doubles that bind the player in turn: his own of this turn, and those he has to cover first."""
        return position.doubles

    # -- what every game shares --------------------------------------------------------------------------

    def opening(self, round: Round) -> Position:
        """The position before the deal of `round`."""
        laid = self.out_of_play(round)
        return Position.of(
            game=self,
            round=round,
            turn=max(round.leader, 0),
            stage=Stage.DEALING,
            ends=self.unbegun(round.engine),
            begun=0,
            markers=0,
            hands=(0,) * self.seats,
            hidden=((),) * self.seats,
            laid=laid,
            unknown=0,
            yard=self.tiles.size - laid.bit_count(),
            doubles=(),
            doubles_this_turn=0,
            idle=0,
            memo=0,
            winner=-1,
        )

    def unbegun(self, engine: int) -> tuple[int, ...]:
        """The ends of trains that are not begun: the common engine's number; a train with two begins with its own."""
        return (engine if self.ends_per_train == 1 else UNKNOWN,) * (self.trains * self.ends_per_train)

    def public_kind(self, train: int) -> tuple[str, str]:
        """What kind of public train this is, and its number where there are several of the kind: `("public", "3")`."""
        kind, _, number = self.publics[train - self.seats].partition("-")
        return kind, number

    def clause_enabled(self, clause: str) -> bool:
        """Whether a clause is in force, that is, not taken out."""
        return clause not in self.without

    def ruling(self, position: Position, move: Move) -> Ruling:
        """What the referee says to `move` in `position`: never a bare boolean (DESIGN 3)."""
        for objection in chain(out_of_place(position, move), self.objections(position, move)):
            if objection.clause not in self.without:
                return objection
        trusted = self.trusts(position, move)
        return Ruling(trusted=trusted) if trusted else ALLOWED

    def play(self, position: Position, move: Move) -> Position:
        """The position after `move`. Raises Refused when it may not be made."""
        ruling = self.ruling(position, move)
        if not ruling.allowed:
            from roundhouse.games.notation import write_move
            from roundhouse.games.position_text import write_position

            raise Refused(write_move(self, move), write_position(position), ruling)
        return self.after(position, move)

    def dealt(self, position: Position, deal: Deal) -> Position:
        """The position with hands dealt, or one tile more each in a hunt (C-10), before the game says who begins."""
        if position.stage == Stage.HUNT:
            return drawn_by_all(position, deal)
        new = position.copy()
        new.hands = deal.hands
        if any(deal.hidden):
            new.hidden = tuple((Unseen(number, 0),) if number else () for number in deal.hidden)
        new.yard -= sum([hand.bit_count() for hand in deal.hands]) + sum(deal.hidden)
        return new

    def _check_rounds(self) -> None:
        """C-9: no more rounds than engines."""
        rounds, most = self.options.rounds, self.most_rounds
        if rounds and most is not None and rounds > most and self.clause_enabled("C-9"):
            raise OptionError("rounds", clause="C-9", rounds=rounds, most=most, set=self.options.set)

    def _checked_hand_size(self) -> int:
        size = self.options.deal or self.usual_hand()
        most = self.most_to_deal()
        if not 1 <= size <= most and self.clause_enabled("C-8"):
            raise OptionError("deal", deal=size, most=most, seats=self.seats, set=self.options.set)
        return size

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seats}, {self.options})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.seats, self.options, self.without)
