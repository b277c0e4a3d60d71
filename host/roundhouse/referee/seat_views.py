"""The views that seats have of the round in play, followed event by event."""

from __future__ import annotations

from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Between, Match
from roundhouse.games.match.seat_views import move_seen_by


class SeatViews:
    """Each seat's view so far in this round, and how many events it has followed."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._views: dict[int, tuple[int, Position]] = {}

    def of(self, seat: int) -> Position | None:
        """The position as `seat` sees it, with everything that draws and passes have revealed since the deal."""
        match, position = self._match, self._match.position
        if position is None:
            return None
        followed, view = self._views.get(seat, (0, position))
        if followed <= match.round_start:
            followed = match.round_start
            start = match.before(followed)
            view = start if start is not None else match.game.opening(position.round)
        for index in range(followed, len(match.events)):
            before, event = match.before(index), match.events[index]
            if before is not None and not isinstance(event, Between):
                view = match.game.after(view, move_seen_by(before, event, seat))
        if position.stage == Stage.DEALING:
            view = position
        self._views[seat] = len(match.events), view
        return view

    def forget(self) -> None:
        """Events were taken back."""
        self._views.clear()
