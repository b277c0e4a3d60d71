"""Turns the sounds that a game names (`Game.heard`) into the cues that the hub plays: each once, in order.

This module adds the cues that belong to no move: a refusal, the start of a match with its first round, and the end of a
match, whose finale begins with the round's bell and so replaces it. A last call includes the clatter of its own tile;
so does a train that sets out or derails.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.match import Between, Event, Match
from roundhouse.games.moves import Play
from roundhouse.games.position import Position, Rules
from roundhouse.games.sounds import Heard, Sound
from roundhouse.referee.hub_slots import train_slots
from roundhouse_hub.lamps import scene
from roundhouse_hub.lamps.scene import NOWHERE, Cue

CUE_OF: Final = {
    Sound.MATCH_BEGINS: scene.ALL_ABOARD,
    Sound.ROUND_BEGINS: scene.WHISTLE,
    Sound.LAST_CALL: scene.LAST_CALL,
    Sound.LAID: scene.CLATTER,
    Sound.SETS_OUT: scene.STARTING,
    Sound.PUBLIC_SETS_OUT: scene.WOO_WOO,
    Sound.DERAILED: scene.DERAILED,
    Sound.BACK_ON_TRACK: scene.ON_TRACK,
    Sound.MARKER_UP: scene.MARKER_UP,
    Sound.MARKER_DOWN: scene.MARKER_DOWN,
    Sound.ONE_LEFT: scene.WARNING,
    Sound.TAPPED: scene.TAP,
    Sound.ROUND_WON: scene.BELL,
    Sound.STANDSTILL: scene.STOPPING,
    Sound.MATCH_WON: scene.FINALE,
    Sound.REFUSED: scene.REFUSED,
}
SWALLOWS: Final = {
    Sound.MATCH_BEGINS: Sound.ROUND_BEGINS,
    Sound.LAST_CALL: Sound.LAID,
    Sound.SETS_OUT: Sound.LAID,
    Sound.DERAILED: Sound.LAID,
    Sound.MATCH_WON: Sound.ROUND_WON,
}
"""A sound whose cue includes another cue, which is then not played as well."""


def cues_of(
    match: Match, before: Position | None, event: Event, was_over: bool, slots: Sequence[int] | None = None
) -> tuple[Cue, ...]:
    """The cues of `event`, which has just been applied to `match` in the position `before`.

    `was_over`: whether the match had been at its end already.
    """
    game = match.game
    where = slots if slots is not None else train_slots(game)
    heard: list[Heard] = []
    if before is not None and not isinstance(event, Between):
        heard += game.heard(before, event, game.after(before, event))
        if Sound.ROUND_BEGINS in [each.sound for each in heard] and before.round.number == 0:
            heard.append(Heard(Sound.MATCH_BEGINS))
    if match.over and not was_over:
        heard.append(Heard(Sound.MATCH_WON, match.leaders[0]))
    swallowed = {SWALLOWS.get(each.sound) for each in heard}
    return tuple(
        Cue(CUE_OF[sound], where[train] if train >= 0 else NOWHERE) for sound, train in heard if sound not in swallowed
    )


def refusal_cue(game: Rules, position: Position | None, event: Event, slots: Sequence[int] | None = None) -> Cue:
    """The cue of a refused call: at the train it was meant for, else at the player's own."""
    where = slots if slots is not None else train_slots(game)
    if isinstance(event, Play):
        return Cue(scene.REFUSED, where[event.train])
    return Cue(scene.REFUSED, NOWHERE if position is None else where[position.turn])
