"""The state of the table in a few sentences: whose turn it is, what that player owes, and where the trains end."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.core.position import Position
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.labels import public_train
from roundhouse.i18n.texts import label, printed_text
from roundhouse.i18n.turn_texts import turn_text


def table_text(position: Position, names: Sequence[str], language: str) -> str:
    """The turn, each train in sight with its open end, marker and open double, and the boneyard.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.core.position import Stage
    >>> position = MexicanTrain(2).opening(MexicanTrain(2).next_round([], 0)).replace(stage=Stage.TURN, hands=(1, 2))
    >>> table_text(position.replace(begun=0b10, ends=(12, 5, 12), markers=0b10, doubles=(1,)), ("Ann", "Bo"), "en")
    "Ann's turn. Nothing covers the double 5-5 on Bo's train: draw a tile. Ann -, Bo 5 (marker up, double open), \
Mexican Train -. 90 in the boneyard."
    """
    game, facts = position.game, Facts(position.game, names, language)
    ends = [_train(position, train, facts) for train in position.trains_in_sight]
    yard = label("count-in-boneyard" if game.has_boneyard else "count-unused", language, count=position.yard)
    return f"{turn_text(position, names, language)} {', '.join(filter(None, ends))}. {yard}."


def _train(position: Position, train: int, facts: Facts) -> str:
    """`Bo 5 (marker up)`; nothing for a player without a train, in a game where nobody has one."""
    game, language = position.game, facts.language
    if train < game.seats and not game.personal_trains:
        return ""
    spots = range(game.spot(train), game.spot(train) + game.ends_per_train)
    begun = position.begun >> train & 1
    end = "/".join(facts.number(position.ends[spot]) for spot in spots) if begun else "-"
    marks = []
    if position.markers >> train & 1:
        marks.append(printed_text("marker-up", language))
    if any(spot in position.doubles for spot in spots):
        marks.append(printed_text("double-open", language))
    name = facts.seat(train) if train < game.seats else public_train(game, train, language)
    return f"{name} {end} ({', '.join(marks)})" if marks else f"{name} {end}"
