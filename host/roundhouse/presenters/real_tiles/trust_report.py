"""What a called table says besides its rulings: where a tile may go, how a hand adds up, what the ledger shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_

from roundhouse import i18n
from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import DONE, DRAW, Draw, LayEngine, Penalty, Play, Reveal
from roundhouse.games.core.position import Position
from roundhouse.games.match.audit import Breach
from roundhouse.games.match.match import Between, Match
from roundhouse.games.rules.game import Game
from roundhouse.i18n.facts import end_name, train_phrase
from roundhouse.i18n.texts import all_of, any_of, called_text
from roundhouse.referee import Answer, Referee

FEW = 3
"""The most tiles that are named one by one; more are named by their number."""


def options_text(position: Position, names: Sequence[str], language: str) -> str:
    """Where the player in turn may lay a tile, as far as public information shows."""
    legal = position.legal()
    places: list[str] = [called_text("place-engine", language)] * any(isinstance(move, LayEngine) for move in legal)
    plays = [move for move in legal if isinstance(move, Play)]
    for spot in dict.fromkeys(play.spot for play in plays):
        train = spot // position.game.ends_per_train
        first = not position.begun >> train & 1
        bits = reduce(or_, [play.bit for play in plays if play.spot == spot])
        value = _only(position, spot, bits, language) or end_name(position, position.ends[spot], language)
        who = train_phrase(position, train, names, language)
        places.append(called_text("place-first" if first else "place", language, value=value, train=who))
    waits = alternatives_text(position, language)
    seat = names[position.turn]
    if not (places or waits):
        return called_text("may-lay-none", language, seat=seat)
    if not places:
        return called_text("may-only", language, seat=seat, places=any_of(waits, language))
    return called_text("may-lay", language, seat=seat, places=any_of([*dict.fromkeys(places), *waits], language))


def _only(position: Position, spot: int, tiles: int, language: str) -> str:
    """The few tiles that alone may go there, of more that would fit: on a closed train a double (DT-7), an A (ST-9)."""
    game, turn = position.game, position.turn
    held = position.hands[turn] | (position.unseen if position.hidden[turn] else 0)
    if tiles.bit_count() > FEW or not held & game.fitting[position.ends[spot]] & ~tiles:
        return ""
    said = [game.tiles.text(tile, which=False) for tile in tiles_in(tiles)]
    return called_text("place-only", language, tiles=any_of(list(dict.fromkeys(said)), language))


def alternatives_text(position: Position, language: str) -> list[str]:
    """The player in turn's alternatives to laying a tile."""
    legal = position.legal()
    waits = ((DRAW, called_text("place-draw", language)), (DONE, called_text("place-done", language)))
    return [said for move, said in waits if move in legal]


def hand_sum_text(game: Game, hand: int, language: str = "en") -> str:
    """How the tiles of a hand add up; empty if there is nothing to add."""
    tiles = tiles_in(hand)
    each = [game.hand_points(1 << tile) for tile in tiles]
    total = game.hand_points(hand)
    if sum(each) != total or not tiles:
        return ""
    parts = " + ".join(f"{worth} ({game.tiles.text(tile)})" for tile, worth in zip(tiles, each, strict=True))
    return "    " + (parts if len(each) == 1 else called_text("sum", language, parts=parts, sum=total))


def fact_of_hand(referee: Referee, answer: Answer, language: str) -> list[str]:
    """The facts that contradict a reported hand, and how to mend that; empty for other refusals."""
    match, move, ruling = referee.match, answer.call, answer.ruling
    if not isinstance(move, Reveal) or ruling.clause not in ("C-1", "C-8") or match.position is None:
        return []
    said = []
    if ruling.why == "twice":
        said.append(_seen_before(referee, int(ruling.facts["tile"]), language))
    if ruling.why in ("hand", "pips"):
        position, seat = match.position, move.seat
        dealt, drawn, laid = _counted(match, seat)
        facts = {"dealt": dealt, "drawn": drawn, "laid": laid, "left": position.count(seat)}
        said.append(called_text("of-hand", language, seat=referee.names[seat], **facts))
    return [*said, called_text("mend", language)]


def trust_lines(referee: Referee, language: str = "en") -> list[str]:
    """What was taken on trust in this hand, each sentence once with its count; then what is proven wrong, ever."""
    match, names = referee.match, referee.names
    sentences: Counter[str] = Counter()
    for entry in match.ledger:
        event, before = match.events[entry.event], match.before(entry.event)
        assert before is not None and not isinstance(event, Between), "trust is given to moves"
        sentences.update(i18n.trust_texts(entry.clauses, event, before, names, language))
    lines = [
        called_text("times", language, what=sentence.rstrip("."), count=count) for sentence, count in sentences.items()
    ]
    return [*lines, *breach_texts(referee, referee.breaches_of_match, language)]


def trust_settled(referee: Referee, language: str = "en") -> list[str]:
    """What became of the ledger of trust now that the hand is over, beside what is proven wrong."""
    match = referee.match
    if not match.ledger:
        return []
    counted = {
        event.seat for event in match.events[match.round_start :] if isinstance(event, Reveal) and event.pips >= 0
    }
    open_calls = Counter(entry.seat for entry in match.ledger if entry.seat in counted)
    lines: list[str] = []
    if len(open_calls) == 1:
        ((seat, count),) = open_calls.items()
        lines.append(called_text("trust-open", language, seat=referee.names[seat], count=count))
    elif open_calls:
        lines.append(called_text("trust-open-hands", language, hands=len(open_calls), count=open_calls.total()))
    if not (lines or referee.breaches):
        lines.append(called_text("trust-kept", language))
    return lines


def round_audited(referee: Referee, language: str = "en") -> list[str]:
    """What is proven wrong now that the hand is over, and what became of the rest of the ledger."""
    return [*breach_lines(referee, language), *trust_settled(referee, language)]


def breach_lines(referee: Referee, language: str = "en") -> list[str]:
    """The calls of this hand that are proven untrue, in plain words."""
    return breach_texts(referee, referee.breaches, language)


def breach_texts(referee: Referee, breaches: Sequence[Breach], language: str) -> list[str]:
    """Calls that are proven untrue, in plain words; one of an earlier round with its number."""
    lines = []
    for breach in breaches:
        number, line = _before(referee, breach).round.number, _breach(referee, breach, language)
        if referee.table is None or referee.table.round.number != number:
            line = called_text("breach-earlier", language, round=str(number + 1), what=line)
        lines.append(line)
    return lines


def _before(referee: Referee, breach: Breach) -> Position:
    before = referee.match.before(breach.event)
    assert before is not None, "trust is given to moves, and moves are made in rounds"
    return before


def _breach(referee: Referee, breach: Breach, language: str) -> str:
    before, names = _before(referee, breach), referee.names_before(breach.event)
    if breach.others:
        events = sorted((breach.event, *breach.others))
        numbered = [(referee.number_in_round(event), _said(referee, event, language)) for event in events]
        calls = [called_text("breach-call", language, call=call, what=what) for call, what in numbered]
        return called_text(
            "breach-jointly",
            language,
            clause=breach.clause,
            calls=all_of(calls, language),
            seat=names[breach.seat],
            tiles=_tiles(referee, breach.tiles, language),
        )
    facts: dict[str, object] = {
        "clause": breach.clause,
        "call": referee.number_in_round(breach.event),
        "what": _said(referee, breach.event, language),
        "seat": names[breach.seat],
        "tiles": _tiles(referee, breach.tiles, language),
        "least": breach.least,
        "fit": _fit(before, breach, names, language),
    }
    certain = breach.least >= breach.tiles.bit_count()
    return called_text("breach" if certain else "breach-least" if breach.least else "breach-none", language, **facts)


def _tiles(referee: Referee, tiles: int, language: str) -> str:
    return all_of([referee.game.tiles.text(tile) for tile in tiles_in(tiles)], language)


def _fit(before: Position, breach: Breach, names: Sequence[str], language: str) -> str:
    """Where the tiles could have been laid."""
    hands = list(before.hands)
    hands[breach.seat] |= breach.tiles
    known = before.replace(hands=tuple(hands), turn=breach.seat)
    plays = [move for move in known.legal() if isinstance(move, Play) and move.bit & breach.tiles]
    trains = dict.fromkeys(train_phrase(before, move.train, names, language) for move in plays)
    if not trains:
        return called_text("breach-no-fit", language)
    return called_text("breach-fit", language, trains=any_of(list(trains), language))


def _seen_before(referee: Referee, tile: int, language: str) -> str:
    """Where a tile was seen in this round."""
    match = referee.match
    for index in range(match.round_start, len(match.events)):
        event = match.events[index]
        shown = isinstance(event, Reveal) and event.tiles >> tile & 1
        if shown or (isinstance(event, Play | LayEngine | Draw | Penalty) and event.tile == tile):
            what = _said(referee, index, language)
            return called_text("seen-before", language, call=referee.number_in_round(index), what=what)
    return called_text("is-engine", language)


def _counted(match: Match, seat: int) -> tuple[int, int, int]:
    """How many tiles a seat had at first, drew and laid in this round."""
    drawn = laid = 0
    for index in range(match.round_start, len(match.events)):
        event, before = match.events[index], match.before(index)
        if before is not None and before.turn == seat:
            drawn += isinstance(event, Draw)
            laid += isinstance(event, Play | LayEngine)
        if isinstance(event, Penalty) and before is not None and match.game.unannounced(before) == seat:
            drawn += 1
    assert match.position is not None
    return match.position.count(seat) - drawn + laid, drawn, laid


def _said(referee: Referee, index: int, language: str) -> str:
    match = referee.match
    names = referee.names_before(index)
    return i18n.event_text(match.events[index], match.before(index), referee.game, names, language)
