"""The sentence that names the rules of a table: whose sheet, or whose own rules, it plays by."""

from __future__ import annotations

from roundhouse.games.core.options import OptionError
from roundhouse.games.rules.game import Game
from roundhouse.games.sheets import read_rules_text
from roundhouse.i18n.texts import Texts


def played_as(texts: Texts, sheet: str, game: Game) -> str:
    """The name of the rules in a text, and whether the game is played otherwise; "" without a text.

    >>> from roundhouse.games import MexicanTrain
    >>> played_as(Texts(), "roundhouse-rules 1 mexican-train one_double=yes: Ann", MexicanTrain(2))
    'As played by Ann, changed'
    """
    if not sheet:
        return ""
    try:
        rules = read_rules_text(sheet)
    except OptionError:  # a saved table with rules that there are no longer
        return texts.screen("how-to-play-as", sheet=sheet.partition(": ")[2])
    name = rules.name if rules.is_played(game) else texts.screen("sheet-changed", sheet=rules.name)
    return texts.screen("how-to-play-as", sheet=name)
