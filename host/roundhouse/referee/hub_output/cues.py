"""Turns the sounds that a game names (`Game.sound_events`) into the cues that the hub plays: each once, in order.

This module adds the cues that belong to no move: a refusal, the start of a match with its first round, and the end of a
match, whose finale begins with the round's bell and so replaces it. A last call includes the clatter of its own tile;
so does a train that sets out or derails.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.core.moves import Play, made_move
from roundhouse.games.core.position import Position, Rules
from roundhouse.games.core.sounds import Sound, SoundEvent
from roundhouse.games.match.match import Between, Event, Match, WentOut
from roundhouse.referee.hub_output.hub_slots import train_slots
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
INCLUDES: Final = {
    Sound.MATCH_BEGINS: Sound.ROUND_BEGINS,
    Sound.LAST_CALL: Sound.LAID,
    Sound.SETS_OUT: Sound.LAID,
    Sound.DERAILED: Sound.LAID,
    Sound.MATCH_WON: Sound.ROUND_WON,
}
"""A sound whose cue includes another cue, which is then not played as well."""

USUAL_AMOUNT: Final = "usual"
AMOUNTS: Final = ("quiet", USUAL_AMOUNT, "all")
"""The amounts of cues: those that people have to know, the usual ones, every tile."""
NEWS: Final = frozenset(
    {
        scene.ALL_ABOARD,
        scene.WHISTLE,
        scene.LAST_CALL,
        scene.WARNING,
        scene.TAP,
        scene.BELL,
        scene.STOPPING,
        scene.FINALE,
        scene.REFUSED,
    }
)
"""The cues of a quiet game: rounds, last tiles, refusals."""
ROLLING: Final = frozenset({scene.CLATTER, scene.STARTING})
BREATH_MS: Final = 5000
"""From one rolling train of a computer player to the next: two seconds of sound, then a rest."""


class CueFilter:
    """Leaves out cues; `amount`, one of `AMOUNTS`, says how many remain.

    Usually every tile of a person is heard. Computer players lay one every second, which would be a train that never
    stops rolling; only one of theirs every `BREATH_MS` is heard.
    """

    def __init__(self, amount: str = USUAL_AMOUNT) -> None:
        self.amount = amount
        # How many rolling trains were left out since one was heard: at first enough that the next one is heard.
        self._unheard = BREATH_MS

    def let_through(self, amount: str) -> None:
        self.amount = amount

    def __call__(self, cues: Sequence[Cue], by_computer: bool = False, pace_ms: int = 1000) -> tuple[Cue, ...]:
        """The cues of these that are heard; computer players make a call every `pace_ms`."""
        if self.amount == "quiet":
            return tuple(cue for cue in cues if cue.name in NEWS)
        if self.amount == "all" or not any(cue.name in ROLLING for cue in cues):
            return tuple(cues)
        self._unheard += 1
        if by_computer and self._unheard * pace_ms < BREATH_MS:
            return tuple(cue for cue in cues if cue.name not in ROLLING)
        self._unheard = 0
        return tuple(cues)


def cues_of(
    match: Match, before: Position | None, event: Event, was_over: bool, slots: Sequence[int] | None
) -> tuple[Cue, ...]:
    """The cues of `event`, which has just been applied to `match` in the position `before`.

    `was_over`: whether the match was already over.
    """
    game = match.game
    where = slots if slots is not None else train_slots(game)
    heard: list[SoundEvent] = []
    if before is not None and not isinstance(event, Between):
        heard += game.sound_events(before, event, game.after(before, event))
        if Sound.ROUND_BEGINS in [each.sound for each in heard] and before.round.number == 0:
            heard.append(SoundEvent(Sound.MATCH_BEGINS))
    if isinstance(event, WentOut) and event.seat >= 0:
        heard.append(SoundEvent(Sound.ROUND_WON, event.seat))
    if match.over and not was_over:
        heard.append(SoundEvent(Sound.MATCH_WON, match.leaders[0]))
    swallowed = {INCLUDES.get(each.sound) for each in heard}
    return tuple(
        Cue(CUE_OF[sound], where[train] if train >= 0 else NOWHERE) for sound, train in heard if sound not in swallowed
    )


def refusal_cue(game: Rules, position: Position | None, event: Event, slots: Sequence[int] | None) -> Cue:
    """The cue of a refused call: at the train it was meant for, else at the player's own."""
    where = slots if slots is not None else train_slots(game)
    if isinstance(move := made_move(event), Play):
        return Cue(scene.REFUSED, where[move.train])
    return Cue(scene.REFUSED, NOWHERE if position is None else where[position.turn])
