"""Pages about a match: a score to correct, the review, saved files, shuffles, a whole train."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from roundhouse.actions import CorrectScore
from roundhouse.catalogs import Message, reason_of
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat, number_of
from roundhouse.presenters.figures import Figures, plain_columns, plain_line
from roundhouse.presenters.match.match_review import CostlyDecision, MatchReview, costliest
from roundhouse.presenters.match.match_texts import SealedDeal
from roundhouse.presenters.pages.list_page import (
    Choice,
    Leave,
    ListPage,
    Look,
    PagePresenter,
    Paragraph,
    Section,
    Setting,
    Show,
    SumEntry,
    Tiles,
    Watch,
    Way,
    back,
    do_nothing,
)
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TrainView

POLL_MS: Final = 250
"""The interval at which the page asks for new judgments."""
SEAL_DIGITS: Final = 16
"""Digits of a seal that are shown, as many as before the deal."""


class ScoreCorrectionPage(PagePresenter):
    """A figure of the sheet is corrected. It opens with this seat, and with this round or the last one."""

    name, words = "score-correction", "correct"

    def __init__(self, presenter: Presenter, round: RoundIndex | None, seat: Seat) -> None:
        self._presenter = presenter.presenter_for_same_table()
        self._entry = presenter.match.score_entry(round, seat)
        self._points = SumEntry(below_zero=self._entry.below_zero)

    def present(self, texts: Texts) -> ListPage:
        self._enter(self._entry.round, self._entry.seat)
        return super().present(texts)

    def _enter(self, round: RoundIndex, seat: Seat) -> None:
        """The figure of this round and seat; what was written for one that is taken back is meant for no other."""
        if self._scored:
            self._entry = self._presenter.match.score_entry(round, seat)
            if (self._entry.round, self._entry.seat) != (round, seat):
                self._points = SumEntry(below_zero=self._entry.below_zero)

    @property
    def _scored(self) -> bool:
        return self._presenter.match.progress.rounds > 0

    def handle_hub_events(self, events: Sequence[HubEvent], now: int) -> Way:  # noqa: ARG002  (it only looks at the rounds)
        """Leave when the only round is taken back, as it is where phones agree on an undo."""
        return None if self._scored else Leave()

    def line(self, texts: Texts) -> str:
        return self._points.line(texts, texts.screen("correct-line", old=self._entry.old))

    def fault(self, texts: Texts) -> str:
        return self._points.fault(texts)

    def sections(self, texts: Texts) -> Iterator[Section]:
        entry = self._entry
        seats = tuple((str(seat), name) for seat, name in enumerate(entry.names))
        rounds = tuple((str(round), str(number_of(round))) for round in entry.rounds)
        yield Section((
            Setting("who", texts.screen("correct-who"), "", seats, str(entry.seat), self._of_seat, wraps=True),
            Setting("which", texts.screen("correct-which"), "", rounds, str(entry.round), self._of_round),
        ))  # fmt: skip
        yield Section((self._points.field(texts.screen("correct-points")),), aside=True)

    def _of_seat(self, seat: str) -> None:
        self._enter(self._entry.round, Seat(int(seat)))

    def _of_round(self, round: str) -> None:
        self._enter(RoundIndex(int(round)), self._entry.seat)

    def back(self, texts: Texts) -> Choice:
        return back(texts, label=texts.screen("correct-not"))

    def main(self, texts: Texts) -> Choice:
        written = isinstance(self._points.read, int)
        return Choice("take", texts.screen("correct-take"), self._take, look="primary", enabled=written)

    def _take(self) -> Way:
        points = self._points.read
        assert isinstance(points, int), "the choice is not enabled otherwise"
        self._presenter.submit(CorrectScore(self._entry.round, self._entry.seat, points))
        return Leave()

    def close(self) -> None:
        self._presenter.close()


class ReviewPage(PagePresenter):
    """Luck and skill of each player, and what cost most; each decision leads to the table at that moment.

    The match is judged while the page is open, and after it is left, until somebody stops that. Once the match goes on,
    nobody may see the hands anymore, and the page is left. Without `replays`, a decision is only told.
    """

    name, words = "review", "review"

    def __init__(self, review: MatchReview, *, replays: bool = True) -> None:
        self._review, self._replays = review, replays
        self._chosen: int | None = None

    @property
    def wait_ms(self) -> int | None:
        return POLL_MS if self._review.goes_on else None

    def handle_hub_events(self, events: Sequence[HubEvent], now: int) -> Way:  # noqa: ARG002  (it only looks at the match)
        return Leave() if self._review.outdated else None

    def title(self, texts: Texts) -> str:
        return texts.screen("review")

    def line(self, texts: Texts) -> str:
        review = self._review
        if review.total == 0:
            return texts.terminal("review-none")
        if review.total is None:
            return texts.screen("review-begins")
        if not review.complete:
            state = "review-at" if review.goes_on else "review-stopped"
            return texts.screen(state, done=str(review.done), total=str(review.total))
        unknown = texts.terminal("review-unknown", count=review.unknown) if review.unknown else ""
        return f"{texts.screen('review-line')} {unknown}".strip()

    def fault(self, texts: Texts) -> str:
        return texts.screen("review-failed") if self._review.failed else ""

    def present(self, texts: Texts) -> ListPage:
        review = self._review
        progress = review.done / review.total if review.total else 0.0
        page = replace(super().present(texts), progress=progress)
        if self._chosen is None:
            return page
        whole = Choice("everybody", texts.screen("review-everybody"), partial(self._choose, None), look="button")
        return replace(page, start=f"player:{self._chosen}", others=(whole,))

    def sections(self, texts: Texts) -> Iterator[Section]:
        players, review = self._review.players(texts), self._review
        yield Section(
            tuple(
                Choice(
                    f"player:{number}", each.name, partial(self._choose, number),
                    ". ".join(filter(None, (each.luck, each.skill))) if number == self._chosen else each.in_short,
                    chosen=number == self._chosen, seat=Seat(number),
                )
                for number, each in enumerate(players)
            )
        )  # fmt: skip
        told: list[tuple[str, ...]]
        if self._chosen is None:
            heading, costly = texts.screen("review-most-of-all"), costliest(players)
            told = [(each.name, each.played, each.better, each.hand) for each in costly]
        else:
            who = players[self._chosen]
            heading, costly = texts.screen("review-most", seat=who.name), who.costly
            told = [(each.played, each.better, each.hand) for each in costly]
        nothing = "" if review.goes_on or not review.done else texts.terminal("review-clean")
        look: Look = "row" if self._replays else "plain"
        decisions = (
            Choice(f"decision:{number}", title, partial(self._look, texts, each), "; ".join(details), look=look)
            for number, (each, (title, *details)) in enumerate(zip(costly, told, strict=True))
        )
        touch = texts.screen("review-touch") if self._replays else ""
        yield Section(tuple(decisions), heading, touch if costly else nothing, aside=True)

    def _choose(self, player: int | None) -> None:
        self._chosen = player

    def _look(self, texts: Texts, decision: CostlyDecision) -> Way:
        return Watch(self._review.table(texts, decision))

    def main(self, texts: Texts) -> Choice | None:
        review = self._review
        if review.goes_on:
            return Choice("enough", texts.screen("review-stop"), review.stop, look="button")
        if review.complete:
            return None
        return Choice("judge-on", texts.screen("review-go-on"), review.go_on, look="button")


class ExportPage(PagePresenter):
    """The match is saved when the page is made: `write` writes all into a new folder, and says which it is and what.

    `reveal` opens the folder, and `copy` puts a picture into the system's clipboard; both say whether they could.
    """

    name, words = "export", "keep"

    def __init__(
        self,
        deals: Sequence[SealedDeal],
        exports: Path,
        write: Callable[[], Sequence[Path]],
        reveal: Callable[[Path], bool],
        copy: Callable[[Path], bool],
    ) -> None:
        self._deals, self._folder, self._files = deals, exports, list[str]()
        self._reveal, self._copy_picture = reveal, copy
        self._told = "keep-line"
        try:
            self._folder, *files = write()
            self._files = [file.name for file in files]
        except OSError as error:
            self.trouble = Message("scores/keep-trouble", reason=reason_of(error))

    def title(self, texts: Texts) -> str:
        return texts.screen("winner-keep" if self.trouble else "keep-title")

    def line(self, _: Texts) -> str:
        return str(self._folder)

    def sections(self, texts: Texts) -> Iterator[Section]:
        if not self._files:
            yield Section((Paragraph(str(self._folder), "note"),))
            return
        told = Paragraph(texts.screen(self._told), "note" if self._told == "keep-line" else "news")
        yield Section(
            (told, Choice("open", texts.screen("keep-open"), self._open), *map(partial(self._file, texts), self._files))
        )
        if self._deals:
            headings = tuple(texts.screen(name) for name in ("csv-round", "shuffles-seal", "shuffles-salt"))
            closed = texts.screen("shuffles-closed")
            deals = ((str(number_of(each.round)), each.seal[:SEAL_DIGITS], each.salt or closed) for each in self._deals)
            seals = (Figures(plain_columns(headings), tuple(map(plain_line, deals))),)
            yield Section(seals, texts.screen("shuffles-title"), texts.screen("shuffles-line"), aside=True)

    def _file(self, texts: Texts, file: str) -> Choice:
        """A file, and what is in it; a picture can be copied."""
        said = texts.screen(f"keep-{file}")
        if not file.endswith(".png"):
            return Choice(file, file, do_nothing, said, look="plain")
        return Choice(file, file, partial(self._copy, file), said, value=texts.screen("keep-copy"))

    def _open(self) -> None:
        self._told = "keep-opened" if self._reveal(self._folder) else "keep-not-opened"

    def _copy(self, file: str) -> None:
        self._told = "keep-copied" if self._copy_picture(self._folder / file) else "keep-not-copied"

    def main(self, texts: Texts) -> Choice | None:
        if not any(deal.tiles for deal in self._deals):
            return None
        return Choice("shuffles", texts.screen("shuffles-see"), self._see, look="button")

    def _see(self) -> Way:
        return Show(ShufflesPage(self._deals))


class ShufflesPage(PagePresenter):
    """The shuffles of a match: the seal that was shown before each deal, its salt, and the tiles in order."""

    name, words, columns = "shuffles", "shuffle", 1

    def __init__(self, deals: Sequence[SealedDeal]) -> None:
        self._opened = [deal for deal in deals if deal.tiles]

    def title(self, texts: Texts) -> str:
        return texts.screen("shuffles-title")

    def sections(self, texts: Texts) -> Iterator[Section]:
        for deal in self._opened:
            high = max(half for tile in deal.tiles for half in tile if isinstance(half, int))
            seal = Paragraph(f"{texts.screen('shuffles-seal')}: {deal.seal}", "note")
            salt = Paragraph(f"{texts.screen('shuffles-salt')}: {deal.salt}", "note")
            heading = texts.screen("shuffle-of", round=str(number_of(deal.round)))
            yield Section((seal, salt, Tiles(deal.tiles, high)), heading)


class WholeTrainPage(PagePresenter):
    """A train alone, large, if the table has too little room: every tile, row by row, from the hub on."""

    name, columns = "whole-train", 1

    def __init__(self, train: TrainView, set_high: int) -> None:
        self._train, self._set_high = train, set_high

    def title(self, texts: Texts) -> str:
        return texts.screen("train-whole", name=self._train.name)

    def line(self, texts: Texts) -> str:
        return texts.screen("train-tiles", tiles=len(self._train.tiles))

    def present(self, texts: Texts) -> ListPage:
        train = self._train
        return replace(super().present(texts), seat=train.seat, sign=train.sign if train.seat is None else "")

    def sections(self, _: Texts) -> tuple[Section]:
        halves = tuple((tile.joined, tile.opened) for tile in self._train.tiles)
        return (Section((Tiles(halves, self._set_high),)),)
