"""What a table of real tiles answers: large, what happened or what is refused, and below what goes with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from roundhouse import words
from roundhouse.games.game import Game
from roundhouse.games.match import Begin
from roundhouse.games.moves import Deal
from roundhouse.referee import Answer, Referee
from roundhouse.table.live.ledger import fact_of_hand, round_audited
from roundhouse.words.called import called

Tone = Literal["told", "refused", "asked"]


@dataclass(frozen=True, slots=True)
class Said:
    """An answer: how it is meant, the large words, and the small ones."""

    tone: Tone
    text: str
    line: str = ""


def answered(answer: Answer, referee: Referee, language: str) -> Said | None:
    """What is said of a call that the referee has answered; None where nothing happened that a person would see."""
    if not answer.allowed:
        return _refused(answer, referee, language)
    game = referee.game
    if answer.taken_back:
        back = [words.said(each.event, each.before, game, each.names, language) for each in answer.taken_back]
        return Said("told", words.undone(back, language))
    heard = [each for each in answer.happened if not isinstance(each.event, Begin)]
    if not heard:
        return None
    last = heard[-1]
    text = words.said(last.event, last.before, game, last.names or referee.names, language)
    if referee.match.position is None and referee.match.results:
        return Said("told", f"{text}.", " ".join(round_audited(referee, language)))
    if not answer.ruling.on_trust or isinstance(last.event, Deal):
        return Said("told", f"{text}.")
    trusted = words.trusted(answer.ruling.trusted, answer.call, last.seat, game, referee.names, language)  # type: ignore[arg-type]
    return Said("told", f"{text}.", " ".join(trusted))


def _refused(answer: Answer, referee: Referee, language: str) -> Said:
    text = words.refusal(answer.ruling, referee.game, referee.names, language)
    first, _, rest = text.partition(". ")
    facts = " ".join(fact_of_hand(referee, answer, language))
    return Said("refused", f"{first}." if rest else first, facts or rest)


def not_in_set(game: Game, tile: str, language: str) -> Said:
    """There is no such tile."""
    return Said("refused", called("not-in-set", language, tile=tile, set=game.tiles.name))
