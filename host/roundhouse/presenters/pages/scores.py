"""The scores after a round: the hands that were left, the sheet, and what can be done before the next round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from roundhouse.actions import Action, CorrectScore, Join, NextRound, SeeRoster, SeeTable, ShowHand, Undo
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.offer import offered
from roundhouse.presenters.pages.how_to_play import booklet_of_table
from roundhouse.presenters.pages.list_page import Choice, Leave, ListPage, PagePresenter, Section, Show, Way, button
from roundhouse.presenters.pages.match import ReviewPage, ScoreCorrectionPage
from roundhouse.presenters.pages.players import RosterPage
from roundhouse.presenters.pages.questions import ProposalPage
from roundhouse.presenters.presenter import Presenter

ShowReview = Callable[[], ReviewPage]


class ScoresPage(PagePresenter):
    """It opens at the last round; a touch on a figure corrects it. `known` finds names of past evenings; `review` makes
    the page that looks back at a match that is over, where nothing else leads there. With `services` the rule for
    a call that stood can be made the next table's."""

    name, columns = "scores", 1

    def __init__(
        self,
        presenter: Presenter,
        known: Callable[[], Sequence[str]] = tuple,
        review: ShowReview | None = None,
        services: AppServices | None = None,
    ) -> None:
        self._known, self._review, self._services = known, review, services
        self._presenter = presenter.presenter_for_same_table()
        self._presenter.submit(ShowHand())  # no hand is visible here

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        last = f"line:{self._presenter.match.progress.rounds - 1}"
        return replace(super().present(texts), others=tuple(self._others(texts)), start=last, touch=self._touch)

    def title(self, _: Texts) -> str:
        return self._presenter.match.scores().title

    def line(self, _: Texts) -> str:
        return self._presenter.match.scores().line

    def sections(self, texts: Texts) -> Iterator[Section]:
        shown = self._presenter.match.scores()
        if shown.hands:
            yield Section(shown.hands, texts.screen("hands-left"))
        yield Section((replace(shown.sheet, touched=self._corrects),), aside=True)

    def _offers(self, action: type[Action]) -> bool:
        return self._presenter.present().offer(action) is not None

    def _may(self, action: type[Action]) -> bool:
        offer = self._presenter.present().offer(action)
        return offer is not None and offer.enabled

    @property
    def _corrects(self) -> bool:
        return self._may(CorrectScore) and self._presenter.match.progress.rounds > 0

    def back(self, texts: Texts) -> Choice:
        return button(offered(texts, SeeTable(), primary=not self._may(NextRound)), Leave)

    def main(self, _: Texts) -> Choice | None:
        if not self._may(NextRound):
            return None
        return Choice(NextRound().wire, self._presenter.match.scores().next, self._go_on, look="primary")

    def _others(self, texts: Texts) -> Iterator[Choice]:
        progress = self._presenter.match.progress
        if not (progress.in_round or progress.over) and self._may(Join):
            yield Choice(SeeRoster().wire, texts.screen("roster"), self._see_players, look="button")
        if self._offers(CorrectScore):
            yield Choice(CorrectScore.id, texts.screen("correct"), self._select, look="button", enabled=self._corrects)
        if self._offers(Undo):
            yield Choice(Undo().wire, texts.screen("undo"), self._undo, look="button", enabled=self._may(Undo))
        if self._presenter.match.overruled:
            yield Choice("stood", texts.screen("stood"), self._see_what_stood, look="button")
        if self._review is not None and self._presenter.match.progress.over:
            yield Choice("review", texts.screen("review"), self._see_review, look="button")

    def _see_review(self) -> Way:
        return None if self._review is None else Show(self._review())

    def _see_what_stood(self) -> Way:
        return Show(booklet_of_table(self._presenter, self._services))

    def _see_players(self) -> Way:
        return Show(RosterPage(self._presenter, self._known()))

    def _go_on(self) -> Way:
        self._presenter.submit(NextRound())
        return Leave()

    def _select(self) -> Way:
        return Show(ScoreCorrectionPage(self._presenter, None, Seat(0)))

    def _touch(self, line: int, seat: Seat) -> Way:
        rounds = self._presenter.match.score_entry(None, Seat(0)).rounds
        return Show(ScoreCorrectionPage(self._presenter, rounds[line], seat))

    def _undo(self) -> Way:
        """Undo the last correction, or the move that ended the round, which returns to the table."""
        self._presenter.submit(Undo())
        if self._presenter.has_proposal:
            return Show(ProposalPage(self._presenter), replaces=True)
        return Leave() if self._presenter.match.progress.in_round else None

    def close(self) -> None:
        self._presenter.close()
