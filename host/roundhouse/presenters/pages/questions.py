"""Questions and notices: is the program left, a table thrown away, a step taken back, a refused call kept; and what
went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from roundhouse.actions import Action, Agree, Decline, LeaveSeat, LetStand, Quit
from roundhouse.actions.action import Index
from roundhouse.games.core.notation import LONGEST_NOTE
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.saved_answers import difference_lines
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.list_page import (
    Choice,
    Field,
    Leave,
    ListPage,
    PagePresenter,
    Paragraph,
    QuitProgram,
    Section,
    Sit,
    StartAgain,
    Way,
    back,
    button,
)
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.waiting_table import WaitingTable
from roundhouse.presenters.table.overruling import note_fault
from roundhouse.referee.session.saved_table import DECISIONS, RuledOtherwise


class QuitPage(PagePresenter):
    """Whether the program is left, or somebody only meant to go back. `at_table`: a match is being played."""

    name, words = "quit", "quit"

    def __init__(self, *, at_table: bool) -> None:
        self._line = "quit-line-table" if at_table else "quit-line"

    def line(self, texts: Texts) -> str:
        return texts.screen(self._line)

    def back(self, texts: Texts) -> Choice:
        return back(texts, label=texts.screen("quit-stay"), due=True)

    def main(self, texts: Texts) -> Choice:
        return Choice(Quit().wire, texts.screen("quit"), QuitProgram, look="button")


class LeaveSeatPage(PagePresenter):
    """Whether a computer player is to play on in the seat of the person whose hand is shown here."""

    name, columns = "leave-seat", 1

    def __init__(self, presenter: Presenter) -> None:
        self._presenter, self._seat = presenter, presenter.present().names[presenter.context.hot_seat.seat]

    def title(self, texts: Texts) -> str:
        return texts.screen("leave-ask", seat=self._seat)

    def line(self, texts: Texts) -> str:
        return texts.screen("leave-ask-line", seat=self._seat)

    def back(self, texts: Texts) -> Choice:
        return back(texts, label=texts.screen("leave-not", seat=self._seat), due=True)

    def main(self, texts: Texts) -> Choice:
        return Choice(LeaveSeat().wire, texts.screen("leave-sure"), self._leave, look="button")

    def _leave(self) -> Way:
        self._presenter.submit(LeaveSeat())
        return Leave()


class ErrorPage(PagePresenter):
    """An error: `what` says where it was logged, or what it was. The way back leads to the first page."""

    name, words, columns = "error", "error", 1

    def __init__(self, what: str) -> None:
        self._what = what[:1].upper() + what[1:]

    def sections(self, _: Texts) -> tuple[Section]:
        return (Section((Paragraph(self._what, "note"),)),)

    def back(self, texts: Texts) -> Choice:
        return back(texts, StartAgain, label=texts.screen("error-to-first-screen"), due=True)

    def main(self, texts: Texts) -> Choice:
        return Choice(Quit().wire, texts.screen("quit"), QuitProgram, look="button")


class ThrowAwayPage(PagePresenter):
    """Asks once whether a table is to be thrown away."""

    name, words, columns = "throw-away", "throw", 1

    def __init__(self, services: AppServices, table: WaitingTable) -> None:
        self._services, self._table = services, table

    def sections(self, texts: Texts) -> tuple[Section]:
        table = self._table
        told = Paragraph(table.standing(texts)), Paragraph(table.begun(texts), "note")
        return (Section(told, table.title(texts)),)

    def back(self, texts: Texts) -> Choice:
        return back(texts, label=texts.screen("throw-keep"), due=True)

    def main(self, texts: Texts) -> Choice:
        return Choice("throw", texts.screen("throw-away"), self._throw, look="button")

    def _throw(self) -> Way:
        self._services.remove(self._table)
        return Leave()


class RuledOtherwisePage(PagePresenter):
    """A saved table, one of whose calls today's rules answer differently: what was answered then, what now, and what
    becomes of the table. `open_table` takes what was decided."""

    name, columns = "ruled-otherwise", 1

    def __init__(self, found: RuledOtherwise, open_table: Callable[[str], Presenter], *, look: bool = False) -> None:
        self._found, self._open, self._look = found, open_table, look

    def title(self, texts: Texts) -> str:
        return texts.text("saved/title")

    def line(self, texts: Texts) -> str:
        return texts.of(self._found)

    def sections(self, texts: Texts) -> tuple[Section, Section]:
        told = difference_lines(texts, self._found.difference)
        lost = Paragraph(texts.text("saved/lost", count=self._found.lost), "note")
        number = self._found.kept.number  # a phone may answer a question that has become another one
        choices = (
            Choice(
                f"{each}:{number}",
                texts.text(f"saved/{each}"),
                partial(self._go_on, each),
                texts.text(f"saved/{each}-line"),
            )
            for each in DECISIONS
        )
        return Section((*map(Paragraph, told), lost)), Section(tuple(choices))

    def back(self, texts: Texts) -> Choice:
        return back(texts, label=texts.text("saved/leave"), due=True)

    def _go_on(self, decision: str) -> Way:
        return Sit(self._open(decision), self._look)


class ProposalPage(PagePresenter):
    """The calls that would be taken back, for those who share the screen to agree; the hub's engine can agree, too.

    It is over once everybody has agreed, or anybody has not.
    """

    name, columns = "proposal", 1

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter.presenter_for_same_table()

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        shown = self._presenter.present()
        request = shown.proposal
        if request is None:
            return ListPage("", "", ())
        engine = Paragraph(texts.screen("back-engine"), "note")
        no, yes = (
            None if (offer := shown.offer(action)) is None else button(offer, partial(self._answer, action))
            for action in (Decline(), Agree())
        )
        section = Section((Paragraph(request.what), Paragraph(request.question), engine))
        return ListPage(request.title, "", (section,), no, yes, columns=1, seat=request.seat)

    def _answer(self, action: Action) -> Way:
        self._presenter.submit(action)
        return None if self._presenter.has_proposal else Leave()

    def handle_hub_events(self, events: Sequence[HubEvent], now: int) -> Way:
        self._presenter.handle_hub_events(events, now)
        return None if self._presenter.has_proposal else Leave()

    def close(self) -> None:
        self._presenter.close()


class OverrulingPage(PagePresenter):
    """The refused call and its clause; of a tile that matches nowhere, which number is open now; and a note."""

    name, words, columns = "overruling", "stand", 1

    def __init__(self, presenter: Presenter) -> None:
        self._presenter, self._revision = presenter, presenter.revision
        self._meaning, self._note, self._fault = 0, "", ""

    def present(self, texts: Texts) -> ListPage:
        self._presenter.texts = texts
        return super().present(texts)

    def fault(self, texts: Texts) -> str:
        shown = self._presenter.present().refused_call
        gone = shown is None or self._presenter.revision != self._revision
        return texts.screen("stand-gone") if gone else note_fault(texts, self._fault or self._note)

    def sections(self, texts: Texts) -> Iterator[Section]:
        shown = self._presenter.present().refused_call
        if shown is None:
            return
        yield Section((Paragraph(shown.what),))
        if shown.numbers:
            cards = tuple(self._card(place, number) for place, number in enumerate(shown.numbers))
            yield Section(cards, texts.screen("stand-open"), in_line=True)
        yield Section((Field("note", texts.screen("stand-note"), self._note, self._write, "letters"),))

    def _card(self, place: int, number: str) -> Choice:
        chosen = place == self._meaning
        return Choice(f"open:{place}", number, partial(self._choose, place), look="card", chosen=chosen)

    def main(self, texts: Texts) -> Choice:
        possible = not self.fault(texts)
        return Choice("confirm", texts.screen("stand"), self._let_stand, look="primary", enabled=possible)

    def _choose(self, meaning: int) -> Way:
        self._meaning = meaning
        return None

    def _write(self, text: str) -> None:
        """The note, as far as there is room for it; what is too long is said."""
        self._fault, self._note = "" if len(text) <= LONGEST_NOTE else text, text[:LONGEST_NOTE]

    def _let_stand(self) -> Way:
        self._presenter.submit(LetStand(Index(self._meaning), self._note), self._revision)
        return Leave()
