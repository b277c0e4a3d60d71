"""The player who begins a round, and why: told when the tiles have been dealt, in the window and in the terminal."""

from __future__ import annotations

from typing import Final

from roundhouse.games.core.moves import Deal, Overruled
from roundhouse.games.core.position import Stage
from roundhouse.games.rules.game import LeadReason
from roundhouse.i18n.texts import Texts
from roundhouse.referee import Referee

TEXTS: Final[dict[LeadReason, str]] = {
    "lot": "begins-by-lot",
    "engine": "begins-engine",
    "unused": "begins-unused",
    "lower": "begins-lower",
    "double": "begins-double",
    "tile": "begins-tile",
    "seat": "begins-seat",
    "winner": "begins-winner",
    "fewest": "begins-fewest",
    "lowest": "begins-lowest",
}
"""The sentence for each reason."""
OF_THIS_DEAL: Final[tuple[LeadReason, ...]] = ("engine", "unused", "lower", "double", "tile")
"""The reasons that need no earlier round."""


def first_turn_reason(texts: Texts, referee: Referee, dealt: bool = True) -> str:
    """The reason why this player begins the round that has just been dealt; empty at any other time.

    Where people deal (not `dealt`), it leaves out what they have just said themselves.
    """
    match, position = referee.match, referee.position
    deal = match.events[-1] if match.events else None
    if not isinstance(deal, Deal) or position is None or position.stage not in (Stage.ENGINE, Stage.TURN):
        return ""
    if isinstance(match.events[-2:][0], Overruled):
        return ""  # the table said who begins
    reason = match.game.lead_reason(position.round, match.results)
    if not dealt and (deal.leader >= 0 or reason == "lot"):
        return ""
    if reason not in OF_THIS_DEAL and match.start is not None and not match.results:
        return ""  # the rounds before are not in this record
    engine, tiles = position.round.engine, match.game.tiles
    tile = tiles.text(tiles.double[engine]) if engine >= 0 else ""
    return texts.screen(TEXTS[reason], name=referee.names[position.turn], tile=tile)
