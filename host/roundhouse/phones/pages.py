"""The pages as HTML, made from what a presenter gives for one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final, TypeAlias

from markupsafe import Markup, escape

from roundhouse import actions
from roundhouse.actions.action import TrainEnd
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Train, number_of
from roundhouse.phones.phone import Phone
from roundhouse.phones.reactions import REACTIONS
from roundhouse.phones.seat_requests import SeatQuestion
from roundhouse.phones.table import PhoneTable, SeatNews, Spectator
from roundhouse.phones.table_picture import badge_shape, seat_class
from roundhouse.phones.tickets import NO_PLAYER, SeatChange
from roundhouse.phones.tile_picture import PIPS_UP_TO, half_svg, letter, tile
from roundhouse.presenters.figures import cell_id
from roundhouse.presenters.livery_context import Livery, using_liveries
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.list_page import ListPage
from roundhouse.presenters.views import Announcement, SidebarRow, TablePage, TargetView, TrainView
from roundhouse.web.rendering import qr, templates_of

Kinds: TypeAlias = tuple[type[actions.Action], ...]
ANSWERING: Final[Kinds] = (
    *(actions.AnswerSeat, actions.Dealt, actions.KeepFailedCall, actions.ChangeFailedCall),
    *(actions.RemoveFailedCall, actions.RemoveLaterCalls),
)
"""Actions that answer the question above them."""
SELDOM: Final[Kinds] = (
    *(actions.Undo, actions.Redo, actions.UnseenTile, actions.UnseenDouble, actions.SeeTrust, actions.Stop),
    *(actions.PlayOn, actions.SitElsewhere, actions.CallForAll, actions.CallForOneself, actions.PauseTable),
)
"""Actions behind "More". A slip of the finger there would concern everybody, so they are away from the frequent
buttons."""
NOT_BUTTONS: Final[Kinds] = (
    *(*ANSWERING, *SELDOM),
    *(actions.ChooseMeaning, actions.Clear, actions.Erase, actions.SeeCalls, actions.TypePlus),
    *(actions.CountPhoto, actions.DropPhoto, actions.SharePhotos, actions.HidePhotos),
)
"""Actions that the page has in another place than among its buttons."""

_templates = templates_of(__package__)


def join_page(texts: Texts, table: PhoneTable, code: str, problem: str = "", chosen: str = "", typed: str = "") -> str:
    """The page where a phone sits down: the free seats, a name, or only to watch."""
    roster, free = table.host_presenter.roster, table.free_seats
    seats = [
        (seat, who.name, seat in free, table.requests.possible(Seat(seat))) for seat, who in enumerate(roster.sitting)
    ]
    return _page(
        texts, "join.html", seats=seats, code=code, problem=problem, watcher=NO_PLAYER, chosen=chosen, typed=typed,
        no_room=roster.no_room(texts),
    )  # fmt: skip


def list_page(texts: Texts, page: ListPage, name: str, code: str, *, live: bool = False) -> str:
    """A page that is no table; `name` is its address. One that is `live` lies over a table and follows it."""
    return _page(
        texts,
        "list_page.html",
        page=page,
        name=name,
        code=code,
        live=live,
        kind_of=lambda row: type(row).__name__,
        qr=qr,
    )


def waiting_page(texts: Texts, names: Sequence[str], question: SeatQuestion) -> str:
    """For a phone that has asked for a seat which another one has."""
    return _page(texts, "waiting.html", question=question, names=names)


def between_page(texts: Texts, code: str) -> str:
    """For those who wait for the next table; with the `code` they may set it up."""
    return _page(texts, "between.html", code=code)


def closed_page(texts: Texts, reason: str, lost: SeatChange | None = None) -> str:
    """For a phone without a seat and without a code that opens the door; it may have `lost` its seat to another one."""
    return _page(texts, "closed.html", reason=reason, lost=lost)


def host_page(texts: Texts, problem: str = "") -> str:
    """For a phone that wants to be the host's: it asks for the code that the computer shows."""
    return _page(texts, "host.html", problem=problem)


def table_page(texts: Texts, phone: Phone, news: SeatNews) -> str:
    return _page(texts, "table.html", inner=Markup(table_part(texts, phone, news)), watching=phone.seat is None)


def table_part(texts: Texts, phone: Phone, news: SeatNews) -> str:
    """The part that changes while one plays: the page between its head and its foot."""
    page, seat, presenter = phone.page(), phone.seat, phone.presenter
    table, targets = page.table, frozenset((each.train, each.end) for each in page.table.targets)
    return _page(
        texts,
        "_table.html",
        page=page,
        head=_head(page),
        asked=_asked(texts, page, news),
        mine=(page.in_turn and seat is not None and page.prompt.seat == seat) or page.report is not None,
        seat=seat,
        calls=presenter.corrections(),
        buttons=_buttons(page),
        news=news,
        names=news.names,
        answers=_of(page, ANSWERING),
        choices=page.choices if page.in_turn else (),
        more=_of(page, SELDOM),
        targets=targets,
        trains=partial(
            _trains, texts, presenter.liveries, table.rows, targets, table.boneyard_text, page.mode == "dealt"
        ),
        whole=partial(_whole, texts, presenter.liveries, table.trains, table.targets, table.subtitle),
        numerals=table.set_high > PIPS_UP_TO,
        message=page.announcement or table.message,
        stand=texts.screen("stand"),
        progress=presenter.match.progress,
        match=presenter.match,
        watching=seat is None,
    )


def television_page(texts: Texts, part: str, seat: Seat | None, tall: bool = False) -> str:
    """The table as one page, for a large screen."""
    return _page(texts, "television.html", inner=Markup(part), seat=seat, tall=tall)


def television_part(texts: Texts, spectator: Spectator, news: SeatNews, tall: bool = False) -> str:
    """The part of it that changes. It is the same for everybody: no hand is on it, and no question to a seat."""
    page = spectator.presenter.present()
    sheet = spectator.presenter.match.sheet()
    return _page(
        texts,
        "_television.html",
        page=page,
        view=page.table,
        picture=spectator.picture.draw(page.table, tall),
        news=news,
        names=news.names,
        qr=qr,
        sheet=replace(sheet, notes=()) if sheet.begun else None,
        match=spectator.presenter.match,
        tall=tall,
    )


def _buttons(page: TablePage) -> list[Offer]:
    """The offers that have a label, in the order of the presenter, the one that is due last."""
    shown = [each for each in page.offers if each.label and each.kind not in NOT_BUTTONS and _is_for_phones(each, page)]
    return sorted(shown, key=lambda each: (each.primary, each.keeps_place))


def _is_for_phones(offer: Offer, page: TablePage) -> bool:
    """Whether a phone has a button for it: not for what is so already. Only from a table as it was it leads back."""
    match offer.action:
        case actions.ReportTiles() | actions.ReportSum() if page.report is not None:
            return page.report.by_sum != isinstance(offer.action, actions.ReportSum)
        case actions.Quit():
            return bool(page.corrected_call)
    return offer.kind.phones


def _of(page: TablePage, kinds: Kinds) -> list[Offer]:
    return [each for each in page.offers if each.label and each.enabled and each.kind in kinds]


def _head(page: TablePage) -> Announcement:
    """The announcement at the top: the last message or whose turn it is; with real tiles, what is awaited."""
    question, prompt = page.question, page.prompt
    if page.mode == "dealt":
        return page.table.message
    if page.corrected_call:
        return Announcement("asked", page.corrected_call)
    if question is not None:
        return Announcement("asked", question.title or question.head, question.line)
    return prompt if prompt.title else Announcement(prompt.tone, prompt.text)


def _asked(texts: Texts, page: TablePage, news: SeatNews) -> list[str]:
    """One line each for the open questions and the news of seats; the first stands where there is no room for all."""
    proposed = [] if page.proposal is None else [page.proposal.title]
    claims = [texts.phone("asks-line", seat=news.names[each.seat], number=each.number) for each in news.questions]
    return [*proposed, *claims, *(each.text(texts) for each in news.handed)]


@lru_cache(maxsize=64)
def _trains(
    texts: Texts,
    liveries: Sequence[Livery],
    rows: Sequence[SidebarRow],
    targets: frozenset[tuple[Train, TrainEnd]],
    boneyard: str,
    linked: bool,
) -> Markup:
    """The trains in a list. It is drawn once for all phones of a language that have it in common, as is the table."""
    with using_liveries(liveries):
        return Markup(_page(texts, "_trains.html", rows=rows, targets=targets, boneyard=boneyard, linked=linked))


@lru_cache(maxsize=64)
def _whole(
    texts: Texts,
    liveries: Sequence[Livery],
    trains: Sequence[TrainView],
    targets: Sequence[TargetView],
    subtitle: str,
) -> Markup:
    """The trains with all their tiles, and the places for the picked one."""
    with using_liveries(liveries):
        return Markup(_page(texts, "_whole.html", trains=trains, targets=targets, subtitle=subtitle))


def _badge(seat: Seat | None, sign: str = "M") -> Markup:
    """The badge of a seat, or of a public train, which has a sign."""
    return _sign(str(sign if seat is None else number_of(seat)), badge_shape(seat), seat_class(seat))


@lru_cache(maxsize=256)
def _sign(text: str, shape: str, color: str) -> Markup:
    return Markup(f'<span class="badge {shape} {color}" aria-hidden="true">{escape(text)}</span>')


def _act(action: actions.Action) -> Markup:
    """The attributes by which the scripts know what a touch does."""
    return Markup(f'data-act="{action.wire}"{" data-repeats" if action.repeats else ""}')


def _page(texts: Texts, template: str, **facts: object) -> str:
    return _templates.get_template(template).render(
        say=texts.phone,
        all_of=texts.all_of,
        texts=texts,
        tile=tile,
        half=half_svg,
        letter=letter,
        actions=actions,
        act=_act,
        badge=_badge,
        cell_id=cell_id,
        reactions=REACTIONS,
        **facts,
    )
