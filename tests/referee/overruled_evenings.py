"""Evenings at random in which the table lets many a refused call stand: dealt, called, and with tiles nobody sees."""

from collections.abc import Iterator
from random import Random

from tests.referee.tables import ListJournal

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, hand_of, tiles_in
from roundhouse.games import Game
from roundhouse.games.core.moves import (
    DONE,
    DRAW,
    TURN_MOVES,
    Announce,
    Begin,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    LayEngine,
    Marker,
    Move,
    Overruled,
    Penalty,
    Play,
    Reveal,
)
from roundhouse.games.core.position import Position, Stage
from roundhouse.indices import Seat
from roundhouse.players import CasualPlayer, RegularPlayer, SensiblePlayer, moves_of
from roundhouse.referee import SeatedPlayer
from roundhouse.referee.awaited import hidden_deal
from roundhouse.referee.calls import Call
from roundhouse.referee.chance import Chance
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.call_history import CallHistory

TABLES = ("dealt", "called", "slots")
OFTEN = 10
"""One call in so many is a refused one that stands."""
COMPUTERS = 5
"""After the first of them, one call in so many is a computer player's."""


def players(game: Game) -> list[SeatedPlayer]:
    return [SeatedPlayer(letter) for letter in "ABCDEFGHIJKL"[: game.seats]]


class OverruledEvening:
    """A table whose calls come at random from a seed."""

    def __init__(self, game: Game, table: str, seed: int) -> None:
        self.rng, self.table, self.log = Random(seed), table, ListJournal()
        self.referee = Referee(game, players(game))
        self.history = CallHistory(self.referee, self.log)
        self._chance = Chance(str(seed))
        self.overruled = 0

    def play(self, calls: int) -> Iterator[Position | None]:
        """Make so many calls, or fewer if the match is over then; yield the position after each."""
        for _ in range(calls):
            if self.referee.match.over:
                return
            self._next()
            yield self.referee.position

    def _next(self) -> None:
        position, rng = self.referee.position, self.rng
        begins = position is None or position.stage in (Stage.DEALING, Stage.HUNT)
        if begins and self.table != "dealt" and not rng.randrange(4):
            self._overrule_beginning(position)
        elif position is not None and not begins and not rng.randrange(OFTEN):
            self._overrule(position)
        else:
            answer = self.history.take(self._usual(position))
            assert answer.allowed, (answer.ruling, self.log[-3:])

    def _usual(self, position: Position | None) -> Call:
        match, rng = self.referee.match, self.rng
        if position is None:
            rightful = match.next_round.leader
            return Begin(rightful if match.all_rounds and rightful >= 0 else rng.randrange(match.game.seats))
        if position.stage in (Stage.DEALING, Stage.HUNT):
            if self.table == "dealt":
                return self._chance.shuffled(position, match.deals)
            seats = rng.sample(range(match.game.seats), match.game.seats)
            deals = [hidden_deal(position, seat) for seat in (*map(Seat, seats), None)]
            return next(deal for deal in deals if position.ruling(deal).allowed)
        if position.stage == Stage.PENALTY:
            return Penalty(UNKNOWN)
        if position.stage == Stage.OVER:
            seat = match.hands_due[0]
            facts = position.ruling(Reveal(seat, 0, 10**6)).facts
            return Reveal(seat, 0, int(facts["least"]))
        if self.table == "dealt" and self.overruled and not rng.randrange(COMPUTERS):
            view = self.referee.views.of(position.turn)
            assert view is not None
            player = rng.choice((CasualPlayer, RegularPlayer, SensiblePlayer))(rng.randrange(100))
            return player.choose(view, moves_of(view, position.turn))
        return rng.choice(self._legal(position))

    def _legal(self, position: Position) -> list[Move]:
        """The moves that are possible now; where nobody sees the tiles, most plays are of unseen ones."""
        legal = list(position.legal())
        game = position.game
        if self.table == "slots":
            spots = range(game.trains * game.ends_per_train)
            unseen: list[Move] = [game.play_of(tile, spot, -1) for tile in (UNKNOWN, UNKNOWN_DOUBLE) for spot in spots]
            if position.stage == Stage.ENGINE:
                unseen = [LayEngine(UNKNOWN_DOUBLE)]
            legal = [move for move in unseen if position.ruling(move).allowed] or legal
        assert legal, f"nothing may be done: {position}, after {self.log[-3:]}"
        return legal

    def _overrule(self, position: Position) -> None:
        """Something that the rules refuse, by anybody; whatever cannot stand is refused and changes nothing."""
        rng, game = self.rng, position.game
        seat = rng.choice((position.turn, rng.randrange(game.seats)))
        move = self._anything(position, seat)
        out_of_turn = isinstance(move, TURN_MOVES) and seat != position.turn
        clause = game.turn_order if out_of_turn else position.ruling(move).clause
        if clause:
            note = rng.choice(("", "nobody saw it; so what"))
            self._stand(Overruled(move, getattr(move, "seat", seat), clause, note))

    def _overrule_beginning(self, position: Position | None) -> None:
        """A round that another leads, or hands that are too large, too small or not equal."""
        rng, game = self.rng, self.referee.game
        leader = rng.randrange(game.seats)
        if position is None:
            self._stand(Overruled(Begin(leader), leader, "C-8"))
            return
        size = game.hand_size if position.stage == Stage.DEALING else 1
        counts = tuple(max(0, size + rng.randrange(-2, 3)) for _ in range(game.seats))
        deal = Deal((0,) * game.seats, counts, rng.choice((-1, leader)))
        self._stand(Overruled(deal, position.turn, "C-8", rng.choice(("", "a box short; so be it"))))

    def _stand(self, call: Overruled) -> None:
        before = self.referee.position
        answer = self.history.take(call)
        assert answer.allowed or self.referee.position == before
        self.overruled += answer.allowed

    def _anything(
        self, position: Position, seat: int
    ) -> Play | Draw | Done | LayEngine | Marker | Announce | Claim | Close | Reveal:
        rng, game = self.rng, position.game
        tile = self._tile(position, seat)
        spot = rng.randrange(game.trains * game.ends_per_train)
        drawn = DRAW if self.table != "dealt" or rng.random() < 0.9 else Draw(tile)
        marker = Marker(rng.randrange(game.seats), rng.random() < 0.5)
        if tile < 0:
            play = game.play_of(tile, spot, -1)
        else:
            end = position.ends[spot]
            play = game.turned(tile, spot, end, rng.choice(game.tiles.ends[tile]))
        said = rng.choice((Announce(seat), Claim(seat), Close(rng.choice((*position.doubles, spot)))))
        return rng.choice((play, play, play, DONE, drawn, marker, LayEngine(tile), said, self._shown(position, seat)))

    def _shown(self, position: Position, seat: int) -> Reveal:
        """A hand that is shown at any time, perhaps of another size than was counted, or only its pips."""
        rng, hand = self.rng, position.hands[seat]
        if not rng.randrange(3):
            return Reveal(seat, 0, rng.randrange(200))
        unseen = tiles_in(position.unseen)
        count = max(0, position.count(seat) - hand.bit_count() + rng.choice((0, 0, -1, 1)))
        return Reveal(seat, hand | hand_of(rng.sample(unseen, min(count, len(unseen)))))

    def _tile(self, position: Position, seat: int) -> int:
        """A tile that this seat may hold, or now and then any."""
        rng, game = self.rng, position.game
        if self.table == "slots" and rng.random() < 0.9:
            return rng.choice((UNKNOWN, UNKNOWN_DOUBLE))
        held = position.known_tiles(seat)
        if position.hidden[seat]:
            held = [tile for tile in range(game.tiles.size) if position.unseen >> tile & 1]
        return rng.choice(held) if held and rng.random() < 0.95 else rng.randrange(game.tiles.size)
