"""A match looked back at: luck and skill of each player, and what cost most; a touch shows the table at that moment."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.match.match_review import MOST_SHOWN, MatchReview, ReviewedPlayer
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Rect, Text, TrackPicture
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return
from roundhouse.window.screens.table.replay_screen import ReplayScreen

LEAST_ROW = 84
"""The least height of a player's row, px: letters do not become smaller with a small window."""
LOOK_MS = 250
"""How often the page looks what has been judged meanwhile."""


class ReviewPage(PageScreen):
    """See `Screen`. The match is judged while the page is open, and stops when it is closed."""

    def __init__(self, review: MatchReview) -> None:
        super().__init__()
        self._review = review
        self._chosen = 0
        self._pager: Pager[int] = Pager()

    def page(self, display: Display) -> Page:
        texts, review = display.texts, self._review
        frame = page_frame(
            display, texts.screen("review"), self._line(texts), palette.CORAL if review.failed else palette.SECONDARY
        )
        players = review.players(texts)
        track, body = rows(frame.body, (display.px(26), 0), display.px(14))
        share = review.done / review.total if review.total > 0 else 0.0
        left, right = columns(body, (0.46 * body[2], 0), display.px(22))
        title, line, below = rows(right, (1.5 * display.points(20), 1.6 * display.points(15), 0), display.px(4))
        who = players[self._chosen]
        nothing = "" if review.goes_on or not review.done else texts.terminal("review-clean")
        said = texts.screen("review-touch") if who.costly else nothing
        stop = Control("stop", frame.due, "button", texts.screen("review-stop"), height=display.points(18))
        return Page(
            texts=(
                *frame.texts,
                Text(title, texts.screen("review-most", seat=who.name), display.points(20), "Bold"),
                Text(line, said, display.points(15), color=palette.SECONDARY),
            ),
            pictures=(TrackPicture(track, palette.BRASS, train=share),),
            controls=(
                *self._players(display, left, players),
                *_decisions(display, below, who),
                *self._pager.buttons(display, frame.spare),
                frame.back,
                *((stop,) if review.goes_on else ()),
            ),
        )

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        match event:
            case Pressed("back") | Back():
                return Return()
            case Pressed("stop"):
                self._review.stop()
            case Pressed(name) if name.startswith("player:"):
                self._chosen = int(name.removeprefix("player:"))
            case Pressed(name) if name.startswith("decision:"):
                texts = self.display.texts
                costly = self._review.players(texts)[self._chosen].costly
                number = int(name.removeprefix("decision:"))
                if number < len(costly):
                    return Open(ReplayScreen(self._review.table(texts, costly[number])))
        return STAY

    def wait_ms(self, now: int) -> int:
        return min(LOOK_MS, super().wait_ms(now)) if self._review.goes_on else super().wait_ms(now)

    def close(self) -> None:
        self._review.stop()

    def _line(self, texts: Texts) -> str:
        review = self._review
        if review.failed:
            return texts.screen("review-failed")
        if review.total == 0:
            return texts.terminal("review-none")
        if review.total < 0:
            return texts.screen("review-begins")
        if review.done < review.total:
            state = "review-at" if review.goes_on else "review-stopped"
            return texts.screen(state, done=str(review.done), total=str(review.total))
        unknown = texts.terminal("review-unknown", count=review.unknown) if review.unknown else ""
        return f"{texts.screen('review-line')} {unknown}".strip()

    def _players(self, display: Display, area: Rect, players: Sequence[ReviewedPlayer]) -> list[Control]:
        """A row for each player: how lucky the deals were, and what the decisions cost."""
        places = _places(display, area)
        shown = self._pager.visible(range(len(players)), len(places))
        return [
            Control(
                f"player:{player}", place, "row", players[player].name,
                ". ".join(filter(None, (players[player].luck, players[player].skill))),
                chosen=player == self._chosen, height=display.points(19), detail_height=display.points(15),
                seat=Seat(player),
            )
            for place, player in zip(places, shown, strict=False)
        ]  # fmt: skip


def _decisions(display: Display, area: Rect, player: ReviewedPlayer) -> list[Control]:
    """What cost this player most, each a row that opens the table."""
    return [
        Control(
            f"decision:{number}", place, "row", each.played, f"{each.better}; {each.hand}",
            height=display.points(18), detail_height=display.points(15),
        )
        for number, (place, each) in enumerate(zip(_places(display, area, MOST_SHOWN), player.costly, strict=False))
    ]  # fmt: skip


def _places(display: Display, area: Rect, fewest: int = 1) -> list[Rect]:
    """As many places as there is room for, each for a name and four small lines; less high for the `fewest` to fit."""
    gap = display.px(8)
    high = max(round(1.9 * display.points(19) + 5 * display.points(15)), LEAST_ROW)
    high = min(high, (area[3] + gap) // fewest - gap)
    count = (area[3] + gap) // (high + gap)
    return [(area[0], area[1] + number * (high + gap), area[2], high) for number in range(count)]
