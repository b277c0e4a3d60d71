"""The events as lines for a front end's log: only what the person may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from roundhouse.games.core.moves import Deal, Move, Reveal
from roundhouse.games.core.notation import write_move
from roundhouse.games.core.position import Stage
from roundhouse.games.match.match import Between, Stop
from roundhouse.games.match.seat_views import move_seen_by
from roundhouse.games.rules.game import Game
from roundhouse.i18n.event_texts import event_text, undo_text
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.ruling_texts import clause_text, reason_texts, refusal_text, trust_texts
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import deals, match_result, round_over, round_void
from roundhouse.indices import Seat, counted
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.real_tiles.corrections import change_text
from roundhouse.presenters.real_tiles.trust_report import breach_texts, fact_of_hand, hand_sum_text, trust_settled
from roundhouse.presenters.table.first_turn import first_turn_reason
from roundhouse.presenters.views import Announcement
from roundhouse.referee import (
    AddPlayer,
    Amend,
    Answer,
    AppliedEvent,
    HandOver,
    Referee,
    Shuffled,
    TableSession,
    TakeSlot,
    Undo,
    UndoCorrection,
)
from roundhouse_hub.lamps.scene import LAST_CALL, TAP, WARNING

LineTone = Literal["plain", "note", "refused", "info", "warning", "news", "won", "possible", "table", "scores"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line and its tone. The tones `table` and `scores` stand for the table and the score sheet."""

    text: str
    tone: LineTone = "plain"


@dataclass(frozen=True, slots=True)
class LogEntry:
    """The lines about one call or request. `refused`: it was not done; `changed`: the table is not as it was, because
    something happened, or was `taken_back`."""

    lines: tuple[LogLine, ...]
    refused: bool = False
    changed: bool = False
    taken_back: bool = False


def answer_entry(texts: Texts, session: TableSession, answer: Answer, hot_seat: HotSeat) -> LogEntry:
    """The referee's answer to a call, as this front end may tell it. See `transcript`."""
    people = session.referee.seats_of_people
    alone = hot_seat.is_of_table and len(people) == 1
    lines = transcript(texts, session, answer, people[0] if alone else hot_seat.only)
    changed = bool(answer.taken_back or answer.applied)
    return LogEntry(tuple(lines), not answer.allowed, changed, bool(answer.taken_back))


def with_clause(texts: Texts, text: str, clause: str) -> str:
    """A refusal, and the clause that refuses in brackets."""
    return f"{text} {texts.terminal('refused-clause', clause=clause)}"


def announcement_entry(texts: Texts, announcement: Announcement) -> LogEntry:
    """A message that is no answer to a call, in one line."""
    text = " ".join(part for part in (announcement.title, announcement.text) if part)
    if announcement.clause:
        text = with_clause(texts, text, announcement.clause)
    refused = announcement.tone == "refused"
    return LogEntry((LogLine(text, "refused" if refused else "info"),), refused)


def transcript(texts: Texts, session: TableSession, answer: Answer, viewer: Seat | None = None) -> Iterator[LogLine]:
    """The lines of an answer for the `viewer`; without one, they tell no hand.

    At a table of real tiles, everybody sees and hears everything.
    """
    referee, dealt = session.referee, session.mode.deals
    names, game, match = referee.names, referee.game, referee.match
    if not answer.allowed:
        refused = refusal_text(texts, answer.ruling, game, names)
        yield LogLine(with_clause(texts, refused, answer.ruling.clause), "refused")
        if not dealt:
            yield from _round_to_count(texts, answer, referee)
            yield from (LogLine(line, "refused") for line in fact_of_hand(texts, referee, answer))
        return
    if answer.taken_back:
        taken_back = visible_events(answer.taken_back, viewer) if dealt else answer.taken_back
        back = event_sentences(texts, taken_back, game, names)
        yield LogLine(undo_text(texts, back), "info")
    if isinstance(answer.call, Amend) and not referee.corrections.pending:
        yield LogLine(f"{corrected_text(texts, answer.call, referee)} {texts.screen('fix-done')}", "info")
    if isinstance(answer.call, Undo | UndoCorrection) and not answer.taken_back:
        yield LogLine(texts.screen("fix-withdrawn"), "info")
    for each in visible_events(answer.applied, viewer) if dealt else answer.applied:
        yield from _happened(texts, each, referee, dealt)
    if session.mode.name != "slots":
        # Where nothing is typed, every tile is taken on trust: do not mention it.
        yield from _trusted(texts, answer, names)
    warned = answer.applied[0].seat if answer.applied else None
    if warned is not None and any(cue.name in (WARNING, TAP, LAST_CALL) for cue in answer.cues):
        yield LogLine(f"  {texts.terminal('warned', seat=names[warned])}", "warning")
    if isinstance(answer.call, Shuffled):
        yield LogLine(deals(texts, answer.call.tries), "note")
    if answer.applied and (why := first_turn_reason(texts, referee, dealt)):
        yield LogLine(f"  {why}")
    if isinstance(answer.call, Stop) and match.over:
        yield LogLine(match_result(texts, match, names), "won")
    ended = bool(answer.applied) and match.hand_just_ended
    if ended:
        yield LogLine("", "table")
    yield from (LogLine(line, "refused") for line in breach_texts(texts, referee, answer.breaches))
    if ended and not dealt:
        yield from (LogLine(line, "note") for line in trust_settled(texts, referee))
    if ended and match.position is None:
        yield from _round_over(texts, referee)
    elif ended:
        yield LogLine(round_void(texts), "news")
    if not dealt:
        yield from _round_to_count(texts, answer, referee)


def corrected_text(texts: Texts, amended: Amend, referee: Referee) -> str:
    """The calls before the last correction, and those that stand there now."""
    now = referee.calls[amended.number : amended.number + len(amended.calls)]
    return change_text(texts, referee, referee.corrections.replaced, now)


def event_sentences(texts: Texts, applied: Sequence[AppliedEvent], game: Game, names: Sequence[str]) -> list[str]:
    """One sentence for each event; the caller has already hidden tiles that nobody at the screen may see."""
    return [
        event_text(texts, each.event, each.before, each.before.game if each.before else game, each.names or names)
        for each in applied
    ]


def visible_events(applied: Sequence[AppliedEvent], viewer: Seat | None) -> list[AppliedEvent]:
    """The events as this seat may see them, or somebody who sees no hand."""
    seen = []
    for each in applied:
        event, before = each.event, each.before
        if before is not None and not isinstance(event, Deal | Between):
            event = move_seen_by(before, event, counted(viewer))
        seen.append(replace(each, event=event))
    return seen


def _happened(texts: Texts, applied: AppliedEvent, referee: Referee, dealt: bool) -> Iterator[LogLine]:
    event = applied.event
    yield from (LogLine(f"  {text}") for text in event_sentences(texts, [applied], referee.game, referee.names))
    if dealt:
        return
    if isinstance(event, Deal) and event.leader >= 0:
        yield LogLine(f"  {texts.called('begins', seat=referee.names[event.leader])}")
    if isinstance(event, Reveal) and event.pips < 0:
        yield LogLine(hand_sum_text(texts, referee.game, event.tiles), "note")


def _round_to_count(texts: Texts, answer: Answer, referee: Referee) -> Iterator[LogLine]:
    """The round is over, and hands must still be reported."""
    position, made = referee.position, not isinstance(answer.call, Reveal | Undo | UndoCorrection)
    if made and position is not None and position.stage == Stage.OVER:
        key = "out" if position.winner >= 0 else "blocked"
        yield LogLine(texts.called(key, seat=referee.names[position.winner]), "news")


def _trusted(texts: Texts, answer: Answer, names: Sequence[str]) -> Iterator[LogLine]:
    call = answer.call
    if not answer.ruling.on_trust or isinstance(
        call, Shuffled | Undo | Amend | UndoCorrection | HandOver | TakeSlot | AddPlayer | Between
    ):
        return
    before = answer.applied[0].before
    assert before is not None, "a move is made in a round"
    for line in trust_texts(texts, answer.ruling.trusted, call, before, names):
        yield LogLine(f"    {line}", "note")


def _round_over(texts: Texts, referee: Referee) -> Iterator[LogLine]:
    names, game, match = referee.names, referee.game, referee.match
    yield LogLine(round_over(texts, match.results[-1], game, names), "news")
    yield LogLine("", "scores")
    sealed = referee.made.seals[-1] if referee.made.seals else None
    if sealed is not None and sealed.shuffle is not None:
        tiles = " ".join(game.tiles.text(tile) for tile in sealed.shuffle.order)
        line = texts.terminal("unsealed", seal=sealed.seal[:16], salt=sealed.shuffle.salt, tiles=tiles)
        yield LogLine(line, "note")
    if match.over:
        yield LogLine(match_result(texts, match, names), "won")


def explanation(texts: Texts, session: TableSession, moves: Sequence[Move]) -> Iterator[LogLine]:
    """Whether these moves, one after the other, can be made now, and why or why not."""
    referee, position = session.referee, session.referee.position
    names, game = referee.names, referee.game
    for move in moves:
        assert position is not None, "moves are made in a round"
        ruling = position.ruling(move)
        if not ruling.allowed:
            yield LogLine(refusal_text(texts, ruling, game, names), "refused")
            yield LogLine(f"{ruling.clause}: {clause_text(texts, ruling.clause)}", "note")
            return
        typed = from_notation(texts, write_move(game, move, names), names)
        yield LogLine(f"{typed}: {texts.terminal('can-be-played')}", "possible")
        yield from (LogLine(f"  {each}", "note") for each in reason_texts(texts, position.reasons(move), game, names))
        if not session.mode.deals:
            for line in trust_texts(texts, ruling.trusted, move, position, names):
                yield LogLine(f"  {line}", "note")
        position = position.after(move)
