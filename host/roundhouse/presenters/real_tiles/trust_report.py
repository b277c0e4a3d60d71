"""The messages of a called table besides rulings: where a tile may go, how a hand adds up, what the ledger shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import DONE, DRAW, Draw, LayEngine, Penalty, Play, Reveal, made_move
from roundhouse.games.core.position import Position
from roundhouse.games.match.audit import Breach
from roundhouse.games.match.match import Between, Match
from roundhouse.games.match.seat_views import concerned_seat
from roundhouse.games.rules.game import Game
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.facts import end_name, train_phrase
from roundhouse.i18n.ruling_texts import trust_texts
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, number_of
from roundhouse.referee import Answer, Referee

MOST_NAMED_TILES = 3
"""The most tiles that are named one by one; more are named by their number."""


def options_text(texts: Texts, position: Position, names: Sequence[str]) -> str:
    """The trains where the player in turn may lay a tile, as far as public information shows."""
    legal = position.legal()
    places: list[str] = [texts.called("place-engine")] * any(isinstance(move, LayEngine) for move in legal)
    plays = [move for move in legal if isinstance(move, Play)]
    for spot in dict.fromkeys(play.spot for play in plays):
        train = spot // position.game.ends_per_train
        first = not position.begun >> train & 1
        bits = reduce(or_, [play.bit for play in plays if play.spot == spot])
        value = _only(texts, position, spot, bits) or end_name(texts, position, position.ends[spot])
        who = train_phrase(texts, position, train, names)
        places.append(texts.called("place-first" if first else "place", value=value, train=who))
    waits = alternatives_text(texts, position)
    seat = names[position.turn]
    if not (places or waits):
        return texts.called("may-lay-none", seat=seat)
    if not places:
        return texts.called("may-only", seat=seat, places=texts.any_of(waits))
    return texts.called("may-lay", seat=seat, places=texts.any_of([*dict.fromkeys(places), *waits]))


def _only(texts: Texts, position: Position, spot: int, tiles: int) -> str:
    """The few tiles that alone may go there, of more that would fit: on a closed train a double (DT-7), an A (ST-9)."""
    game, turn = position.game, position.turn
    held = position.hands[turn] | (position.unseen if position.hidden[turn] else 0)
    if tiles.bit_count() > MOST_NAMED_TILES or not held & game.fitting[position.ends[spot]] & ~tiles:
        return ""
    said = [game.tiles.text(tile, which=False) for tile in tiles_in(tiles)]
    return texts.called("place-only", tiles=texts.any_of(list(dict.fromkeys(said))))


def alternatives_text(texts: Texts, position: Position) -> list[str]:
    """The player in turn's alternatives to laying a tile."""
    legal = position.legal()
    waits = ((DRAW, texts.called("place-draw")), (DONE, texts.called("place-done")))
    return [said for move, said in waits if move in legal]


def hand_sum_text(texts: Texts, game: Game, hand: int) -> str:
    """The sum of a hand's tiles; empty if there is nothing to add."""
    tiles = tiles_in(hand)
    each = [game.hand_points(1 << tile) for tile in tiles]
    total = game.hand_points(hand)
    if sum(each) != total or not tiles:
        return ""
    parts = " + ".join(f"{worth} ({game.tiles.text(tile)})" for tile, worth in zip(tiles, each, strict=True))
    return "    " + (parts if len(each) == 1 else texts.called("sum", parts=parts, sum=total))


def fact_of_hand(texts: Texts, referee: Referee, answer: Answer) -> list[str]:
    """The facts that contradict a reported hand, and how to mend that; empty for other refusals."""
    match, move, ruling = referee.match, answer.call, answer.ruling
    if not isinstance(move, Reveal) or ruling.clause not in ("C-1", "C-8") or match.position is None:
        return []
    if match.position.uncalled:
        return []
    said = []
    if ruling.why == "twice":
        said.append(_seen_before(texts, referee, int(ruling.facts["tile"])))
    if ruling.why in ("hand", "pips"):
        position, seat = match.position, move.seat
        dealt, drawn, laid = _counted(match, Seat(seat))
        facts = {"dealt": dealt, "drawn": drawn, "laid": laid, "left": position.count(seat)}
        said.append(texts.called("of-hand", seat=referee.names[seat], **facts))
    return [*said, texts.called("mend")]


def trust_lines(texts: Texts, referee: Referee) -> list[str]:
    """The sentences on trust in this hand, each once with its count; then what is proven wrong, ever."""
    match, names = referee.match, referee.names
    sentences: Counter[str] = Counter()
    for entry in match.ledger:
        event, before = match.events[entry.event], match.before(entry.event)
        assert before is not None and not isinstance(event, Between), "trust is given to moves"
        sentences.update(trust_texts(texts, entry.clauses, event, before, names))
    lines = [texts.called("times", what=sentence.rstrip("."), count=count) for sentence, count in sentences.items()]
    return [*lines, *breach_texts(texts, referee, referee.breaches_of_match)]


def trust_settled(texts: Texts, referee: Referee) -> list[str]:
    """The outcome of the ledger of trust now that the hand is over, beside what is proven wrong."""
    match = referee.match
    if not match.ledger:
        return []
    counted = {
        event.seat
        for event in map(made_move, match.events[match.round_start :])
        if isinstance(event, Reveal) and event.pips >= 0
    }
    open_calls = Counter(entry.seat for entry in match.ledger if entry.seat in counted)
    lines: list[str] = []
    if len(open_calls) == 1:
        ((seat, count),) = open_calls.items()
        lines.append(texts.called("trust-open", seat=referee.names[seat], count=count))
    elif open_calls:
        lines.append(texts.called("trust-open-hands", hands=len(open_calls), count=open_calls.total()))
    if not (lines or referee.breaches):
        lines.append(texts.called("trust-kept"))
    return lines


def round_audited(texts: Texts, referee: Referee) -> list[str]:
    """The calls proven wrong now that the hand is over, and what became of the rest of the ledger."""
    return [*breach_lines(texts, referee), *trust_settled(texts, referee)]


def breach_lines(texts: Texts, referee: Referee) -> list[str]:
    return breach_texts(texts, referee, referee.breaches)


def breach_texts(texts: Texts, referee: Referee, breaches: Sequence[Breach]) -> list[str]:
    """Calls that are proven untrue, in plain words; one of an earlier round with its number."""
    lines = []
    for breach in breaches:
        round, line = _before(referee, breach).round, _breach(texts, referee, breach)
        if referee.table is None or referee.table.round.number != round.number:
            line = texts.called("breach-earlier", round=str(number_of(round.number)), what=line)
        lines.append(line)
    return lines


def _before(referee: Referee, breach: Breach) -> Position:
    before = referee.match.before(breach.event)
    assert before is not None, "trust is given to moves, and moves are made in rounds"
    return before


def _breach(texts: Texts, referee: Referee, breach: Breach) -> str:
    before, names = _before(referee, breach), referee.names_before(breach.event)
    if breach.others:
        events = sorted((breach.event, *breach.others))
        numbered = [(referee.made.number_in_round(event), _said(texts, referee, event)) for event in events]
        calls = [texts.called("breach-call", call=call, what=what) for call, what in numbered]
        return texts.called(
            "breach-jointly",
            clause=breach.clause,
            calls=texts.all_of(calls),
            seat=names[breach.seat],
            tiles=_tiles(texts, referee, breach.tiles),
        )
    facts: dict[str, object] = {
        "clause": breach.clause,
        "call": referee.made.number_in_round(breach.event),
        "what": _said(texts, referee, breach.event),
        "seat": names[breach.seat],
        "tiles": _tiles(texts, referee, breach.tiles),
        "least": breach.least,
        "fit": _fit(texts, before, breach, names),
    }
    certain = breach.least >= breach.tiles.bit_count()
    return texts.called("breach" if certain else "breach-least" if breach.least else "breach-none", **facts)


def _tiles(texts: Texts, referee: Referee, tiles: int) -> str:
    return texts.all_of([referee.game.tiles.text(tile) for tile in tiles_in(tiles)])


def _fit(texts: Texts, before: Position, breach: Breach, names: Sequence[str]) -> str:
    """The places where the tiles could have been laid."""
    hands = list(before.hands)
    hands[breach.seat] |= breach.tiles
    known = before.replace(hands=tuple(hands), turn=breach.seat)
    plays = [move for move in known.legal() if isinstance(move, Play) and move.bit & breach.tiles]
    trains = dict.fromkeys(train_phrase(texts, before, move.train, names) for move in plays)
    if not trains:
        return texts.called("breach-no-fit")
    return texts.called("breach-fit", trains=texts.any_of(list(trains)))


def _seen_before(texts: Texts, referee: Referee, tile: int) -> str:
    match = referee.match
    for index in range(match.round_start, len(match.events)):
        event = made_move(match.events[index])
        shown = isinstance(event, Reveal) and event.tiles >> tile & 1
        if shown or (isinstance(event, Play | LayEngine | Draw | Penalty) and event.tile == tile):
            what = _said(texts, referee, index)
            return texts.called("seen-before", call=referee.made.number_in_round(index), what=what)
    return texts.called("is-engine")


def _counted(match: Match, seat: Seat) -> tuple[int, int, int]:
    """The number of tiles that a seat had at first, drew and laid in this round."""
    drawn = laid = 0
    for index in range(match.round_start, len(match.events)):
        event, before = match.events[index], match.before(index)
        if before is not None and not isinstance(event, Between) and concerned_seat(before, event) == seat:
            drawn += isinstance(made_move(event), Draw | Penalty)
            laid += isinstance(made_move(event), Play | LayEngine)
    assert match.position is not None
    return match.position.count(seat) - drawn + laid, drawn, laid


def _said(texts: Texts, referee: Referee, index: int) -> str:
    match = referee.match
    names = referee.names_before(index)
    return event_text(texts, match.events[index], match.before(index), referee.game, names)
