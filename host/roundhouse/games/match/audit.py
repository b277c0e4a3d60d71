"""The audit: what was allowed on trust, checked against the tiles laid and shown since.

A player who draws or passes claims that no tile in the hand fits. Every tile that the player lays or shows came at some
time: with the deal, or by a draw. All claims of a player are judged together: there must be one way in which each of
these tiles came so that no denied tile was held. Where there is none, some claim was untrue: a single one if it alone
cannot be true, else one of several. What cannot be proven so is not held against anybody.

A play may claim that the player holds a tile of some kind (PT-6: for their own train). That is untrue if every tile of
the hand in this round is seen, and none that can have been held then is of that kind.

An engine laid as the highest, a hunt because nobody has one, or a leader named for the heaviest tile (PT-3) is a claim
about all hands. What is said with a deal is said after it: its tiles have come by then.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import and_, or_

from roundhouse.dominoes import hand_of, tiles_in
from roundhouse.games.core.moves import Deal, Draw, LayEngine, Penalty, Play, Reveal, made_move
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Between, Match
from roundhouse.games.match.seat_views import concerned_seat

STILL_HELD = 1 << 30
"""Stands for the event at which a tile left its hand, while it is still there: later than every event."""


@dataclass(frozen=True, slots=True)
class Breach:
    """When it was said at event `event` that `seat` had none of these `tiles` (bits), `seat` held at least `least`.

    With `least` 0 it was said that `seat` had one of them, and `seat` held none.
    With `others` this is so of that event or of one of those, and nobody can tell of which.
    """

    event: int
    seat: int
    clause: str
    tiles: int
    least: int
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Statement:
    """A statement about a hand, made at an event: that it holds none of `tiles` (bits), or one of them."""

    event: int
    clause: str
    tiles: int


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A tile that came to a hand at an event: `tile` if that was seen."""

    event: int
    tile: int = -1


@dataclass(slots=True)
class _Hand:
    """All that is known of one hand in a round: what came, what was said of it, each tile seen with when it left.

    `denials` say that it holds none of some tiles, `claims` that it holds one of them.
    """

    arrivals: list[_Arrival] = field(default_factory=list)
    denials: list[_Statement] = field(default_factory=list)
    claims: list[_Statement] = field(default_factory=list)
    left: dict[int, int] = field(default_factory=dict)


def audit(match: Match, events: range | None = None) -> list[Breach]:
    """The claims of one hand that were wrongly trusted, as far as the tiles seen so far prove it.

    `events` are those of the hand (`Match.hands`); without them it is the hand in play or just ended.
    """
    if events is None:
        events = range(match.round_start, len(match.events))
    found = [
        breach
        for seat, hand in enumerate(_hands(match, events))
        for breach in (*_breaches(seat, hand), *_untrue_claims(seat, hand))
    ]
    return sorted(found, key=lambda breach: (breach.event, breach.seat))


def audit_of_played_hand(match: Match) -> list[Breach]:
    """The audit of the last hand once its play is over, while hands are shown and after; until then nothing is told."""
    played = match.position is None or match.position.stage in (Stage.OVER, Stage.DEALING)
    return audit(match) if played else []


# -- what is known of each hand -------------------------------------------------------------------------------


def _hands(match: Match, events: range) -> list[_Hand]:
    moves = [
        (index, event, before)
        for index, event, before in ((index, match.events[index], match.before(index)) for index in events)
        if before is not None and not isinstance(event, Between)
    ]
    if not moves:
        return []
    game = moves[0][2].game
    hands = [_Hand() for _ in range(game.seats)]
    trusted = {entry.event: entry.clauses for entry in match.trusted_in(events)}
    first = match.before(events.start)
    if first is not None:
        for seat, hand in enumerate(hands):
            hand.arrivals += [_Arrival(-1, tile) for tile in tiles_in(first.hands[seat])]
            hand.arrivals += [_Arrival(-1)] * sum(group.size for group in first.hidden[seat])
    for index, event, before in moves:
        seat = concerned_seat(before, event)
        match made_move(event):
            case Deal(known, hidden):
                for owner, hand in enumerate(hands):
                    hand.arrivals += [_Arrival(index - 1, tile) for tile in tiles_in(known[owner])]
                    hand.arrivals += [_Arrival(index - 1)] * hidden[owner]
            case Draw(tile) | Penalty(tile):
                hands[seat].arrivals.append(_Arrival(index, tile))
            case Play(tile=tile) | LayEngine(tile) if tile >= 0:
                hands[seat].left[tile] = index
            case Reveal(tiles=tiles):
                # The table may have let stand that there are more than were counted.
                hands[seat].arrivals += [_Arrival(index - 1)] * (tiles.bit_count() - before.count(seat))
                hands[seat].left |= dict.fromkeys(tiles_in(tiles), STILL_HELD)
        if isinstance(event, Deal | LayEngine):
            for seat, hand in enumerate(hands):
                if denied := _denied_by_all(before, event, seat):
                    hand.denials.append(_Statement(index, trusted.get(index, ("C-10",))[0], denied))
        if index in trusted:
            hand = hands[before.turn]
            if denied := game.denied_tiles(before, event):
                hand.denials.append(_Statement(index, trusted[index][0], denied))
            if claimed := game.claimed_tiles(before, event):
                hand.claims.append(_Statement(index, trusted[index][-1], claimed))
    for index, event, before in moves:
        if isinstance(event, Deal) and event.leader >= 0:
            _deny_heavier(hands, index, event, game.leader_clause(before.round))
    return hands


def _deny_heavier(hands: Sequence[_Hand], index: int, deal: Deal, clause: str) -> None:
    """No other hand had a heavier tile than the leader named for the heaviest, who has shown every tile since."""
    leader = hands[deal.leader]
    if not clause or len(leader.left) < len(leader.arrivals):
        return
    heaviest = max(set(leader.left) - {arrival.tile for arrival in leader.arrivals if arrival.event >= index})
    for hand in hands:
        if hand is not leader:
            heavier = hand_of(tile for tile in hand.left if tile > heaviest)
            hand.denials.insert(0, _Statement(index, clause, heavier))


def _denied_by_all(before: Position, event: Deal | LayEngine, seat: int) -> int:
    """The tiles of which an engine that is found, or that nobody has, says that this hand does not hold them."""
    was, now = before.hidden[seat], before.after(event).hidden[seat]
    if not now:
        return 0
    denied = reduce(and_, (group.excluded for group in now))
    if not was or isinstance(event, Deal):
        return denied
    # Only what is new counts; and the engine may have come from any group of hidden tiles that allowed it.
    join = or_ if seat == before.turn else and_
    return denied & ~reduce(join, (group.excluded for group in was))


# -- what cannot all be true --------------------------------------------------------------------------------------


def _breaches(seat: int, hand: _Hand) -> Iterator[Breach]:
    """The claims about a hand that cannot be true: each by itself, or together with earlier ones that can."""
    true: list[_Statement] = []
    for denial in hand.denials:
        if not _unplaced(hand, [*true, denial]):
            true.append(denial)
        elif alone := _held(hand, denial):
            tiles, least = alone
            yield Breach(denial.event, seat, denial.clause, tiles, least)
        else:
            with_it = list(true)
            for each in true:
                fewer = [other for other in with_it if other is not each]
                if _unplaced(hand, [*fewer, denial]):
                    with_it = fewer
            all_denied = reduce(or_, (each.tiles for each in (*with_it, denial)))
            tiles = _unplaced(hand, [*with_it, denial]) & all_denied
            yield Breach(denial.event, seat, denial.clause, tiles, 1, tuple(each.event for each in with_it))


def _untrue_claims(seat: int, hand: _Hand) -> Iterator[Breach]:
    """Claims to hold a tile that the hand, now fully seen, cannot have held."""
    if len(hand.left) < len(hand.arrivals):
        return
    for claim in hand.claims:
        came_later = {arrival.tile for arrival in hand.arrivals if arrival.event > claim.event}
        held = (tile for tile, left in hand.left.items() if left >= claim.event and tile not in came_later)
        if not hand_of(held) & claim.tiles:
            yield Breach(claim.event, seat, claim.clause, claim.tiles, 0)


def _held(hand: _Hand, denial: _Statement) -> tuple[int, int] | None:
    """Denied tiles of which the hand held some, and at least how many; the smallest set that proves it."""
    turned_up: list[int] = []
    came = {arrival.tile for arrival in hand.arrivals if arrival.event >= denial.event and arrival.tile >= 0}
    for tile, left in sorted(hand.left.items(), key=lambda item: item[1]):
        if left > denial.event and denial.tiles >> tile & 1 and tile not in came:
            turned_up.append(tile)
        drawn = sum(arrival.tile < 0 and denial.event <= arrival.event < left for arrival in hand.arrivals)
        together = [other for other in hand.left if hand.left[other] == left]
        if len(turned_up) > drawn and tile == max(together, key=list(hand.left).index):
            return hand_of(turned_up), len(turned_up) - drawn
    return None


def _unplaced(hand: _Hand, denials: Sequence[_Statement]) -> int:
    """Tiles (bits) for which there are too few arrivals that could have brought them; 0 if each has one."""
    # A tile came after it was denied last, and before it left.
    came_after = dict.fromkeys(hand.left, -1)
    for each in denials:
        for tile in tiles_in(each.tiles & hand_of(hand.left)):
            if each.event < hand.left[tile]:
                came_after[tile] = max(came_after[tile], each.event)
    seen = dict.fromkeys(hand.left, 0)
    unseen, events = 0, [arrival.event for arrival in hand.arrivals]
    for number, arrival in enumerate(hand.arrivals):
        if arrival.tile < 0:
            unseen |= 1 << number
        elif arrival.tile in seen:
            seen[arrival.tile] |= 1 << number
    places = {}
    for tile, left in hand.left.items():
        in_time = (1 << bisect_left(events, left)) - (1 << bisect_left(events, came_after[tile]))
        places[tile] = in_time & (unseen | seen[tile])
    return hand_of(_without_places(places))


def _without_places(places: Mapping[int, int]) -> list[int]:
    """Items that have too few places (bits) between them; none if each item can have one of its own.

    It is a maximum bipartite matching by augmenting paths.

    >>> _without_places({1: 0b110, 2: 0b010, 3: 0b110})
    [3, 2, 1]
    >>> _without_places({1: 0b110, 2: 0b010, 3: 0b001})
    []
    """
    holders: dict[int, int] = {}
    tried = held = 0

    def find_place(item: int) -> bool:
        """Give it one of its places, moving others to other places if need be; whether there was one."""
        nonlocal tried, held
        while untried := places[item] & ~tried:
            choice = untried & ~held or untried
            place = choice & -choice
            tried |= place
            if not place & held or find_place(holders[place]):
                holders[place] = item
                held |= place
                return True
        return False

    for item in places:
        tried = 0
        if not find_place(item):
            return [item, *(holder for place, holder in holders.items() if place & tried)]
    return []
