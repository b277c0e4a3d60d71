"""What happened, as lines for a front end's log: only what the person may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from roundhouse import i18n
from roundhouse.games.game import Game
from roundhouse.games.match import Between, Stop
from roundhouse.games.moves import Deal, Move, Reveal
from roundhouse.games.notation import write_move
from roundhouse.games.position import Stage
from roundhouse.games.views import move_seen_by
from roundhouse.i18n.texts import called_text, terminal_text
from roundhouse.i18n.typed import as_typed
from roundhouse.presenters.hot_seat import SPECTATOR
from roundhouse.presenters.trust_report import fact_of_hand, hand_added, round_audited
from roundhouse.referee import Answer, Come, Happened, Place, Referee, Shuffled, Sit, TableSession, Undo
from roundhouse_hub.lamps.scene import LAST_CALL, TAP, WARNING

LineTone = Literal["plain", "note", "refused", "undone", "warning", "news", "won", "possible", "table", "scores"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line and how it is meant. In the place of `table` and `scores` the table and the score sheet are shown."""

    text: str
    tone: LineTone = "plain"


def transcript(session: TableSession, answer: Answer, language: str, viewer: int | None = None) -> Iterator[Line]:
    """The lines of an answer for `viewer`: a seat, `SPECTATOR`, or None for people who share the screen.

    At a table of real tiles, everybody sees and hears everything.
    """
    referee, dealt = session.referee, session.mode.deals
    names, game, match = referee.names, referee.game, referee.match
    if not answer.allowed:
        clause = terminal_text("refused-clause", language, clause=answer.ruling.clause)
        yield Line(f"{i18n.refusal_text(answer.ruling, game, names, language)} {clause}", "refused")
        if not dealt:
            yield from _round_to_count(answer, referee, language)
            yield from (Line(line, "refused") for line in fact_of_hand(referee, answer, language))
        return
    eyes = _eyes(referee, viewer) if dealt else None
    if answer.taken_back:
        back = sentences(_seen(answer.taken_back, eyes), game, names, language)
        yield Line(i18n.undo_text(back, language), "undone")
    for each in _seen(answer.happened, eyes):
        yield from _happened(each, referee, language, dealt)
    if session.mode.name != "slots":
        # Where nothing is typed, every tile is taken on trust: do not mention it.
        yield from _trusted(answer, game, names, language)
    if any(cue.name in (WARNING, TAP, LAST_CALL) for cue in answer.cues):
        yield Line(f"  {terminal_text('warned', language, seat=names[answer.happened[0].seat])}", "warning")
    if isinstance(answer.call, Shuffled):
        yield Line(i18n.deals(answer.call.tries, language), "note")
        yield Line(f"  {terminal_text('seal', language, seal=referee.seals[-1].seal[:16])}", "note")
    if isinstance(answer.call, Stop) and match.over:
        yield Line(i18n.match_over(match.leaders, match.totals, game, names, language), "won")
    if answer.happened and answer.happened[-1].before is not None and match.position is None:
        yield from _round_over(referee, language, dealt)
    elif answer.happened and match.position and match.position.stage == Stage.DEALING and match.deals:
        yield Line(i18n.round_void(language), "news")
    if not dealt:
        yield from _round_to_count(answer, referee, language)


def sentences(happened: Sequence[Happened], game: Game, names: Sequence[str], language: str = "en") -> list[str]:
    """One sentence for each event; the caller has already hidden tiles that nobody at the screen may see."""
    return [
        i18n.event_text(
            each.event, each.before, each.before.game if each.before else game, each.names or names, language
        )
        for each in happened
    ]


def _eyes(referee: Referee, viewer: int | None) -> int:
    """The seat whose view applies; `SPECTATOR` where several people share the screen."""
    if viewer is not None:
        return viewer
    people = referee.seats_of_people
    return people[0] if len(people) == 1 else SPECTATOR


def _seen(happened: Sequence[Happened], eyes: int | None) -> list[Happened]:
    """The events as this seat may see them; None sees everything."""
    seen = []
    for each in happened:
        event, before = each.event, each.before
        if eyes is not None and before is not None and not isinstance(event, Deal | Between):
            event = move_seen_by(before, event, eyes)
        seen.append(replace(each, event=event))
    return seen


def _happened(happened: Happened, referee: Referee, language: str, dealt: bool) -> Iterator[Line]:
    event = happened.event
    yield from (Line(f"  {text}") for text in sentences([happened], referee.game, referee.names, language))
    if dealt:
        return
    if isinstance(event, Deal) and event.leader >= 0:
        yield Line(f"  {called_text('begins', language, seat=referee.names[event.leader])}")
    if isinstance(event, Reveal) and event.pips < 0:
        yield Line(hand_added(referee.game, event.tiles, language), "note")


def _round_to_count(answer: Answer, referee: Referee, language: str) -> Iterator[Line]:
    """The round is over, and hands must still be reported."""
    position = referee.position
    if position is not None and position.stage == Stage.OVER and not isinstance(answer.call, Reveal | Undo):
        key = "out" if position.winner >= 0 else "blocked"
        yield Line(called_text(key, language, seat=referee.names[position.winner]), "news")


def _trusted(answer: Answer, game: Game, names: Sequence[str], language: str) -> Iterator[Line]:
    """What was taken on trust."""
    call = answer.call
    if not answer.ruling.on_trust or isinstance(call, Shuffled | Undo | Sit | Place | Come | Between):
        return
    for line in i18n.trust_texts(answer.ruling.trusted, call, answer.happened[0].seat, game, names, language):
        yield Line(f"    {line}", "note")


def _round_over(referee: Referee, language: str, dealt: bool) -> Iterator[Line]:
    names, game, match = referee.names, referee.game, referee.match
    yield Line("", "table")
    if not dealt:
        yield from (Line(line, "refused") for line in round_audited(referee, language))
    yield Line(i18n.round_over(match.results[-1], game, names, language), "news")
    yield Line("", "scores")
    sealed = referee.seals[-1] if referee.seals else None
    if sealed is not None and sealed.shuffle is not None:
        tiles = " ".join(game.tiles.text(tile) for tile in sealed.shuffle.order)
        line = terminal_text("unsealed", language, seal=sealed.seal[:16], salt=sealed.shuffle.salt, tiles=tiles)
        yield Line(line, "note")
    if match.over:
        yield Line(i18n.match_over(match.leaders, match.totals, game, names, language), "won")


def explanation(session: TableSession, moves: Sequence[Move], language: str) -> Iterator[Line]:
    """Whether these moves, one after the other, can be made now, and why not."""
    referee, position = session.referee, session.referee.position
    names, game = referee.names, referee.game
    for move in moves:
        assert position is not None, "moves are made in a round"
        ruling = position.ruling(move)
        if not ruling.allowed:
            yield Line(i18n.refusal_text(ruling, game, names, language), "refused")
            yield Line(f"{ruling.clause}: {i18n.clause_text(ruling.clause, language)}", "note")
            return
        typed = as_typed(write_move(game, move, names), names, language)
        yield Line(f"{typed}: {terminal_text('can-be-played', language)}", "possible")
        if not session.mode.deals:
            for line in i18n.trust_texts(ruling.trusted, move, position.turn, game, names, language):
                yield Line(f"  {line}", "note")
        position = position.after(move)
