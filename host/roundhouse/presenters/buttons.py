"""The buttons of the strip, by what the viewer may do now."""

from __future__ import annotations

from roundhouse import i18n
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Play
from roundhouse.i18n.screens import screen
from roundhouse.i18n.terminal import terminal
from roundhouse.presenters.hot_seat import Facing
from roundhouse.presenters.views import ButtonView
from roundhouse.referee import TableSession


def buttons_of(table: TableSession, facing: Facing, picked: int = -1, language: str = "en") -> tuple[ButtonView, ...]:
    """Undo, where the table agreed to it, and hint first; the one thing that is due last and in brass."""
    referee, viewer, mine = table.referee, facing.viewer, facing.in_turn
    position = referee.position
    undo = [ButtonView("undo", i18n.label("undo", language), enabled=referee.steps_to(viewer) > 0)]
    undo = undo if table.may_undo else []
    if position is None:
        over = referee.match.over
        due = ("quit", screen("winner-new", language)) if over else ("next", i18n.label("next_round", language))
        scores = ButtonView("scores", i18n.label("scores", language), enabled=bool(referee.match.results))
        return (*undo, scores, ButtonView(*due, primary=True))
    if facing.covered:
        leaves = ButtonView("leave", terminal("leave-seat", language))
        return (leaves, ButtonView("show", terminal("show-hand", language), primary=True))
    legal = position.legal() if mine else []
    ordered = ButtonView("order", screen("hand-order", language), enabled=position.count(viewer) > 1)
    buttons = [*undo, ordered, ButtonView("hint", i18n.label("hint", language), enabled=bool(legal))]
    if mine and picked >= 0 and not any(isinstance(move, Play | LayEngine) and move.tile == picked for move in legal):
        buttons[-1] = ButtonView("why", screen("why-not", language))
    spots = [move.spot for move in legal if isinstance(move, Play) and move.tile == picked]
    if len(set(spots)) < len(spots):
        buttons.append(ButtonView("turn", i18n.label("turn_tile", language)))
    if Marker(viewer, up=True) in legal:
        alone = legal == [Marker(viewer, up=True)]
        buttons.append(ButtonView("marker-up", i18n.label("marker_up", language), primary=alone))
    if Marker(viewer, up=False) in legal:
        buttons.append(ButtonView("marker-down", i18n.label("marker_down", language)))
    if any(isinstance(move, Announce) and move.seat == viewer for move in position.legal()):
        buttons.append(ButtonView("announce", i18n.label("announce", language), primary=True))
    if any(isinstance(move, Claim) and move.seat != viewer for move in legal):
        buttons.append(ButtonView("claim", i18n.label("claim", language)))
    if referee.game.has_boneyard:
        # Always there when it is one's turn: a draw that is refused says which tile can be played.
        only = DRAW in legal and not any(isinstance(move, Play) for move in legal)
        buttons.append(ButtonView("draw", i18n.label("draw", language), mine, primary=only))
    if DONE in legal or not referee.game.has_boneyard:
        buttons.append(ButtonView("done", i18n.label("done", language), mine, primary=legal == [DONE]))
    return tuple(buttons)
