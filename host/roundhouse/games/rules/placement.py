"""The trains where tiles may be laid, and the reasons why not: the questions that every game asks of a position in the
same way.

A game says with `Rules.playable_spots` or `Rules.place` where the player in turn may lay a tile that fits, and with
`Rules.permit` which of those plays another clause leaves. What is certain where hands are hidden follows from these.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.catalogs import Message
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.moves import Play
from roundhouse.games.core.notation import seat_name
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ruling, refused


def double_on_closed_fault(p: Position) -> Message | None:
    """A double of this turn on another's train whose marker is down: only the owner plays there (PT-5)."""
    for spot in p.doubles[len(p.doubles) - p.doubles_this_turn :]:
        if spot < p.game.seats and spot != p.turn and not p.markers >> spot & 1:
            return Message("positions/double-on-closed", name=seat_name(spot))
    return None


def sure_plays(position: Position) -> tuple[Play, ...]:
    """The plays with tiles that the viewer sees in the player's hand, on ends that are seen too."""
    return _plays_found(position, sure=True).plays()


def surely_plays(position: Position) -> bool:
    """Whether there is a sure play."""
    return _plays_found(position, sure=True).count > 0


def may_play(position: Position) -> bool:
    """Whether a play may be allowed, as far as the viewer knows the player's hand."""
    return _plays_found(position, sure=False).count > 0


def _plays_found(position: Position, sure: bool) -> Choices:
    choices = Choices(position.game.play_table)
    position.game.find_plays(position, choices, sure)
    return choices


def unsure(position: Position) -> bool:
    """Whether the viewer cannot tell that the player has nothing to lay, and sees nothing that must be laid."""
    hidden_away = position.hidden[position.turn] or position.unknown
    return bool(hidden_away) and not surely_plays(position) and may_play(position)


def fitting_tiles(position: Position) -> int:
    """The tiles (bits) that would fit on a playable spot; 0 where an end was not seen, so that nobody can tell."""
    choices = Choices(position.game.play_table)
    position.game.find_places(position, choices)
    fitting = 0
    for each in range(choices.count):
        if position.open_ends[choices.spots[each]] < 0:
            return 0
        fitting |= choices.fitting(each)
    return fitting


def double_facts(position: Position, spot: int) -> dict[str, int]:
    """The facts of an open double in a refusal: its number and its train."""
    return {"value": position.open_ends[spot], "on": spot}


def misfits(position: Position, play: Play) -> bool:
    """Whether a tile cannot lie there: its end differs, or nobody can hold a tile that would fit (C-2)."""
    game, end = position.game, position.open_ends[play.spot]
    fitting = (game.covering if play.spot in position.doubles else game.fitting)[end]
    if play.tile >= 0:
        return not (play.bit & fitting and game.play_table.accepted[end] >> play.joined & 1)
    if play.double:
        fitting &= game.tiles.doubles
    return not position.unseen & fitting


def has_denied(position: Position, tile: int) -> bool:
    """Whether the player has said by a draw or a pass that the hand does not hold this tile."""
    groups = position.hidden[position.turn]
    if tile < 0 or not groups or position.hand(position.turn) >> tile & 1:
        return False
    return all(group.excluded >> tile & 1 for group in groups)


def not_in_hand(position: Position, tile: int) -> Iterator[Ruling]:
    """The reason why this tile cannot come from the player's hand: it lies on the table, or is not in the hand
    (C-1)."""
    if tile < 0:
        if not position.hidden[position.turn]:
            yield refused("C-1", "not_held", tile=tile, seat=position.turn)
        return
    if position.laid >> tile & 1:
        yield refused("C-1", "on_table", tile=tile, seat=position.turn)
    elif not position.hand(position.turn) >> tile & 1:
        held = any(hand >> tile & 1 for hand in position.hands)
        if held or not position.hidden[position.turn]:
            yield refused("C-1", "not_held", tile=tile, seat=position.turn)


def not_in_boneyard(position: Position, tile: int) -> Iterator[Ruling]:
    """The reason why this tile cannot be drawn: somebody holds it, or it is on the table (C-1)."""
    if tile >= 0 and not position.unseen >> tile & 1:
        yield refused("C-1", "not_in_yard", tile=tile)
