"""What a table of real tiles answers: large, what happened or what is refused, and below what goes with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from roundhouse import i18n
from roundhouse.games.game import Game
from roundhouse.games.match import Begin
from roundhouse.games.moves import Deal
from roundhouse.games.position import Position
from roundhouse.i18n.called import all_of, called, train_called
from roundhouse.i18n.screens import screen
from roundhouse.presenters.hub_notices import HubNews
from roundhouse.presenters.trust_report import fact_of_hand, round_audited
from roundhouse.referee import Answer, Happened, Referee

Tone = Literal["told", "refused", "asked"]


@dataclass(frozen=True, slots=True)
class Said:
    """An answer: how it is meant, the large words, and the small ones."""

    tone: Tone
    text: str
    line: str = ""


Saying = Callable[[str], Said]
"""An answer, as it is said in a language."""


def nothing(_: str) -> Said:
    """Nothing is said; the pad asks for the next touch."""
    return Said("asked", "")


def saying(tone: Tone, sentence: str, **facts: object) -> Saying:
    """A sentence of the screens with its facts."""
    return lambda language: Said(tone, screen(sentence, language, **facts))


def answered(answer: Answer, referee: Referee) -> Saying | None:
    """What is said of a call that the referee has answered; None where nothing happened that a person would see."""
    if not answer.allowed:
        return lambda language: _refused(answer, referee, language)
    if answer.taken_back:
        return lambda language: _taken_back(answer, referee, language)
    heard = [each for each in answer.happened if not isinstance(each.event, Begin)]
    return (lambda language: _happened(answer, heard[-1], referee, language)) if heard else None


def not_in_set(game: Game, tile: str) -> Saying:
    """There is no such tile."""
    return lambda language: Said("refused", called("not-in-set", language, tile=tile, set=game.tiles.name))


def not_yet(position: Position, seat: int, names: Sequence[str]) -> Saying:
    """Somebody speaks before his turn."""
    seat_name, turn = names[seat], names[position.turn]
    return lambda language: Said(
        "refused",
        screen("called-not-yet", language, seat=seat_name, turn=turn),
        i18n.task(position, names, language),
    )


def where(position: Position, tile: str, trains: Sequence[int], names: Sequence[str]) -> Saying:
    """What is to be touched now that the tile is known: it fits these trains."""

    def said(language: str) -> Said:
        named = [train_called(position, train, names, language) for train in trains]
        if len(named) == 1:
            fits = screen("called-fits-one", language, train=named[0])
        else:
            fits = screen("called-fits", language, trains=all_of(named, language))
        return Said("asked", screen("called-where", language, tile=tile), fits)

    return said


def of_hub(news: HubNews) -> Saying:
    """The hub has gone, or is in trouble, which stands out like a refusal; or it is there again."""
    return lambda language: Said("told" if news.well else "refused", news.title(language), news.line(language))


def _refused(answer: Answer, referee: Referee, language: str) -> Said:
    text = i18n.refusal(answer.ruling, referee.game, referee.names, language)
    first, _, rest = text.partition(". ")
    facts = " ".join(fact_of_hand(referee, answer, language))
    return Said("refused", f"{first}." if rest else first, facts or rest)


def _taken_back(answer: Answer, referee: Referee, language: str) -> Said:
    back = [i18n.said(each.event, each.before, referee.game, each.names, language) for each in answer.taken_back]
    return Said("told", i18n.undone(back, language))


def _happened(answer: Answer, last: Happened, referee: Referee, language: str) -> Said:
    game = referee.game
    text = i18n.said(last.event, last.before, game, last.names or referee.names, language)
    if referee.match.position is None and referee.match.results:
        return Said("told", f"{text}.", " ".join(round_audited(referee, language)))
    if not answer.ruling.on_trust or isinstance(last.event, Deal):
        return Said("told", f"{text}.")
    trusted = i18n.trusted(answer.ruling.trusted, answer.call, last.seat, game, referee.names, language)  # type: ignore[arg-type]
    return Said("told", f"{text}.", " ".join(trusted))
