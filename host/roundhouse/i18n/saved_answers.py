"""A saved call, what was answered to it then, and what is answered today, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from roundhouse.games.core.notation import seat_names, train_name
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.kept_answer import KeptAnswer
from roundhouse.games.rules.game import Game
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.texts import Texts
from roundhouse.records.record_parser import AnsweredOtherwise
from roundhouse.referee.calls import AddPlayer, Amend, HandOver, Shuffled, TakeSlot, Undo, UndoCorrection
from roundhouse.referee.session.saved_table import Difference

NOTHING = KeptAnswer("allowed", {}, "")
"""Stands for the answer to an allowed call in a journal of an earlier version, which kept none."""


def difference_lines(texts: Texts, found: Difference) -> tuple[str, str, str]:
    """The call, and the two answers."""
    then, now, game, names = found.then or NOTHING, found.now, found.game, found.names
    call = texts.text("saved/call", call=_call(texts, found))
    if now is None:
        answer = _answer(texts, then, NOTHING, game, names)
        return call, _at(texts, "then", answer), _at(texts, "now", texts.text("saved/unreadable"))
    return call, *answers(texts, then, now, found.ruling, game, names)


def otherwise_text(texts: Texts, found: AnsweredOtherwise, game: Game, names: Sequence[str]) -> str:
    """The answer to a line of a record when it was written, and today's answer."""
    then, now = answers(texts, found.then, found.now, found.ruling, game, names)
    return texts.text("saved/line", then=then, now=now)


def answers(
    texts: Texts, then: KeptAnswer, now: KeptAnswer, ruling: Ruling, game: Game, names: Sequence[str]
) -> tuple[str, str]:
    """The answer to a call then, and today's, which is `ruling`."""
    why = refusal_text(texts, ruling, game, names)
    before, today = _answer(texts, then, now, game, names), _answer(texts, now, then, game, names, why)
    return _at(texts, "then", before), _at(texts, "now", today)


def _at(texts: Texts, when: str, answer: str) -> str:
    return texts.text(f"saved/{when}", answer=answer.rstrip("."))


def _call(texts: Texts, found: Difference) -> str:
    match found.call:
        case None | Undo() | Amend() | UndoCorrection() | HandOver() | TakeSlot():
            return found.line
        case Shuffled():
            return texts.text("saved/deal")
        case AddPlayer(join, _):
            return event_text(texts, join, found.before, found.game, found.names)
        case event:
            return event_text(texts, event, found.before, found.game, found.names)


def _answer(
    texts: Texts, answer: KeptAnswer, other: KeptAnswer, game: Game, names: Sequence[str], why: str = ""
) -> str:
    """The ruling, and what else the table shows after it than after the `other` answer."""
    word, _, clauses = answer.ruling.partition(" ")
    clause, _, _ = clauses.partition(" ")
    if word == "refused" and why:
        return texts.printed("refused-by", clause=clause, why=why)
    if word == "refused":
        return texts.text("saved/refused", clause=clause)
    said = texts.text(f"saved/{word}", clauses=texts.all_of(clauses.split("+")))
    told = [*_facts(texts, answer.facts, other.facts, game, names)]
    if not told and answer.ruling == other.ruling:
        told = [texts.text("saved/elsewhere")]
    return ", ".join([said, *told])


def _facts(
    texts: Texts, facts: Mapping[str, str], others: Mapping[str, str], game: Game, names: Sequence[str]
) -> Iterator[str]:
    """The facts that differ from the `others`."""
    words, seats = Facts(texts, game, names), seat_names(game)
    for name, value in facts.items():
        if value == others.get(name):
            continue
        match name:
            case "turn" if value in seats:
                yield texts.text("saved/turn", seat=words.seat(seats.index(value)))
            case "ends":
                elsewhere = others.get("ends", "").split(",")
                trains = {train_name(game, train): words.train(train) for train in range(game.trains)}
                for each in value.split(","):
                    train, _, ends = each.partition(":")
                    if each not in elsewhere:
                        id = "saved/marked" if ends.endswith("*") else "saved/open"
                        yield texts.text(id, train=trains.get(train, train), ends=ends.rstrip("*"))
            case "yard":
                yield texts.text("saved/boneyard", count=value)
            case "totals":
                yield texts.text("saved/totals", totals=value.replace(",", ", "))
            case "over":
                yield texts.text("saved/over")
            case _:
                yield f"{name}={value}"
