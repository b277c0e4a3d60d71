"""A computer without a screen: phones set a table up, play there, and set up the next one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.phones.app import phone_app, ticket_cookie
from roundhouse.phones.pages import between_page, closed_page, list_page
from roundhouse.phones.table import Companion, PhoneTable
from roundhouse.phones.tickets import Tickets
from roundhouse.presenters.app_services import AppServices, choose_again, table_again
from roundhouse.presenters.pages.house_rules import DIFFERENT, HouseRulesPage, RuleGroupPage
from roundhouse.presenters.pages.how_to_play import HowToPlayPage, how_to_play
from roundhouse.presenters.pages.journal import StatisticsPage
from roundhouse.presenters.pages.list_page import Leave, PagePresenter, Show, Sit, submit_form
from roundhouse.presenters.pages.questions import RuledOtherwisePage
from roundhouse.presenters.pages.setup import SetupPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.option_groups import OPTION_GROUPS
from roundhouse.presenters.setup.rule_sheets import OwnRulesPage, SharedRulesPage, SheetsPage
from roundhouse.web.guard import RequestGuard
from roundhouse.web.rendering import SMALLEST_PACKED, html, static, wrong_code
from roundhouse.web.request_data import LARGEST_BODY, form_of, texts_of

LARGEST_FORM: Final = 8192
MOST_FIELDS: Final = 100
IDLE_MS: Final = 2 * 60 * 60 * 1000
"""A table at which nobody has had a page open for so long is put away; it is saved."""


class HostServices(Protocol):
    """The program, and how a table of it comes to phones."""

    @property
    def app(self) -> AppServices:
        """The program: its choices, its tables, its statistics."""

    def serve(self, presenter: Presenter) -> PhoneTable:
        """The table, for phones."""

    def close_table(self) -> None:
        """The table is closed; it is saved."""


PAGES: Final[Mapping[str, Callable[[AppServices], PagePresenter]]] = {
    SetupPage.name: SetupPage,
    StatisticsPage.name: lambda app: StatisticsPage(app.match_history, app.choices.table.game),
    HowToPlayPage.name: lambda app: how_to_play(app.choices.table),
    HouseRulesPage.name: HouseRulesPage,
    **{f"{RuleGroupPage.name}-{group}": partial(RuleGroupPage, group=group) for group in (DIFFERENT, *OPTION_GROUPS)},
    SheetsPage.name: SheetsPage,
    OwnRulesPage.name: OwnRulesPage,
    SharedRulesPage.name: SharedRulesPage,
}
"""The pages while there is no table, by their addresses."""
NAMES: Final = (*PAGES, RuledOtherwisePage.name)
"""These, and a question that one of them asks."""
OPENED_FROM: Final = {
    **{address: HouseRulesPage.name for address in PAGES if address.startswith(RuleGroupPage.name)},
    SheetsPage.name: HouseRulesPage.name,
    OwnRulesPage.name: SheetsPage.name,
    SharedRulesPage.name: SheetsPage.name,
}
"""The pages to which others lead back; the rest leads to the first one."""


class ServedTable:
    """The table that phones find under an address, one after the other, and those who wait for the next one.

    The code that opens the door is the same for the whole evening. `routes` are the pages while there is no table,
    besides the one on which phones wait; what is posted to them has at most `largest` bytes.
    """

    def __init__(
        self, hosts: Collection[str], address: str, code: str = "", routes: Sequence[Route] = (), largest: int = 0
    ) -> None:
        self._hosts, self.address, self._code = hosts, address, code.casefold()
        self.table: PhoneTable | None = None
        self._company: Mapping[str, Companion] = {}  # who waits for the next table
        self._table_app: ASGIApp | None = None
        methods = ["GET", "POST"]
        self.lobby = Starlette(
            routes=[
                *routes,
                Mount("/static", static(__package__)),
                Route("/events", lambda _: Response(status_code=204)),
                Route("/{rest:path}", self._between, methods=None if routes else methods),
            ],
            middleware=[
                Middleware(RequestGuard, hosts=frozenset(map(str.casefold, hosts)), largest=largest or LARGEST_BODY),
                Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
            ],
        )
        self._sets_up = bool(routes)

    @property
    def code(self) -> str:
        """The code of the table, or of the last one; nobody else may come in only as long as that table lasts."""
        if self.table is not None:
            self._code = self.table.tickets.code or self._code
        return self._code

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await (self._table_app or self.lobby)(scope, receive, send)

    def take(self, table: PhoneTable, *, hosted: bool) -> None:
        """From now on people play here; all who wait come along."""
        table.serve_at(self.address, hosted=hosted)
        if self.code:
            table.tickets.use(self.code)
        table.bring(self._company)
        self._company = {}
        self.table, self._table_app = table, phone_app(table, self._hosts, self.address.startswith("https:"))

    def put_away(self, *, wait: bool) -> None:
        """The table is closed; its phones and televisions may `wait` for the next one."""
        if self.table is not None:
            self._code, self._company = self.code, self.table.company if wait else {}
            table, self.table, self._table_app = self.table, None, None
            table.close()

    def end_streams(self) -> None:
        """End what phones listen to: the server stops."""
        if self.table is not None:
            self.table.end_streams()

    async def _between(self, request: Request) -> Response:
        """Phones and televisions of a table that was put away wait for the next one."""
        texts, who = texts_of(request), self._company.get(ticket_cookie().of(request) or "")
        if request.url.path.endswith("/part") or who is None:
            return html(closed_page(texts, "no-table"), 403)
        return html(between_page(texts, self.code if who.name and self._sets_up else ""))


class PhoneHost:
    """The application: pages to set up a table while there is none, else the pages of the table."""

    def __init__(
        self,
        services: HostServices,
        hosts: Collection[str],
        address: str,
        code: str = "",
        *,
        idle_ms: int | None = IDLE_MS,
    ) -> None:
        """Without `idle_ms` a table stays open when nobody looks at it."""
        self._services = services
        self._served = ServedTable(hosts, address, code or Tickets().code, self._routes(), LARGEST_FORM)
        self._now = self._used = 0
        self._question: RuledOtherwisePage | None = None
        self._idle_ms = idle_ms

    @property
    def table(self) -> PhoneTable | None:
        return self._served.table

    @property
    def code(self) -> str:
        return self._served.code

    @property
    def joining(self) -> str:
        """The address in the code to scan."""
        return f"{self._served.address}/join/{self.code}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ours = scope["type"] == "http" and scope["path"].split("/")[1] in ("again", "rematch", "renew", *NAMES)
        await (self._served.lobby if ours else self._served)(scope, receive, send)

    def advance(self, now: int) -> None:
        """Let time pass at the table, in ms."""
        self._now = now
        if self.table is None:
            return
        self.table.advance(now)
        if self.table.is_used:
            self._used = now
        elif self._idle_ms is not None and now - self._used >= self._idle_ms:
            self.close_table()

    def take(self, table: PhoneTable, *, hosted: bool = True) -> None:
        """From now on people play here; `hosted`: when they want to, they set up another table in its place."""
        self._served.take(table, hosted=hosted)
        self._used = self._now

    def end_streams(self) -> None:
        self._served.end_streams()

    def close_table(self, *, wait: bool = False) -> None:
        """The table is closed, and another one can be set up, for which its phones may `wait`."""
        if self.table is not None:
            self._served.put_away(wait=wait)
            self._services.close_table()

    # -- the pages while there is no table -------------------------------------------------------------------

    def _routes(self) -> Sequence[Route]:
        return (
            Route("/join", self._page),
            Route("/join/{code}", self._page),
            *(Route(f"/{name}", self._take_form, methods=["POST"]) for name in NAMES),
            *(Route(f"/{name}/{{code}}", self._page) for name in NAMES),
            Route("/again", self._again, methods=["POST"]),
            Route("/rematch", self._rematch, methods=["POST"]),
            Route("/renew", self._renew, methods=["POST"]),
        )

    def _knows(self, code: str) -> bool:
        door = Tickets()
        door.use(self.code)
        return door.knows(code.strip())

    async def _page(self, request: Request) -> Response:
        texts, name = texts_of(request), request.url.path.split("/")[1]
        if not self._knows(request.path_params.get("code", request.query_params.get("code", ""))):
            return wrong_code(closed_page(texts, "code-wrong"))
        if self.table is not None:  # somebody else has begun one meanwhile
            return RedirectResponse(f"/join/{self.code}", 303)
        presenter = self._presenter(name)
        return html(list_page(texts, presenter.present(texts), presenter.address, self.code))

    def _presenter(self, name: str) -> PagePresenter:
        if name == RuledOtherwisePage.name and self._question is not None:
            return self._question
        return PAGES.get(name, SetupPage)(self._services.app)

    async def _take_form(self, request: Request) -> Response:
        """Take what was set and typed; the button says what to do then."""
        texts, said = texts_of(request), await form_of(request, LARGEST_FORM, MOST_FIELDS)
        if not self._knows(said.get("code", "")):
            return wrong_code(closed_page(texts, "code-wrong"))
        if self.table is not None:  # somebody else has begun one meanwhile
            return RedirectResponse(f"/join/{self.code}", 303)
        presenter = self._presenter(request.url.path.split("/")[1])
        way = submit_form(texts, presenter, said)
        self._services.app.save_choices()
        match way:
            case Sit(table):
                self.take(self._services.serve(table))
            case Show(page):
                if isinstance(page, RuledOtherwisePage):
                    self._question = page
                return RedirectResponse(f"/{page.address}/{self.code}", 303)
            case Leave():
                return RedirectResponse(f"/{OPENED_FROM.get(presenter.address, 'join')}/{self.code}", 303)
            case None if not isinstance(presenter, SetupPage) or presenter.trouble:
                shown = list_page(texts, presenter.present(texts), presenter.address, self.code)
                return html(shown, 409 if presenter.trouble else 200)
        return RedirectResponse(f"/join/{self.code}", 303)

    def _players_table(self, request: Request) -> PhoneTable | None:
        """The table, if somebody asks who has a seat at it."""
        table = self.table
        phone = (
            None if table is None or not table.hosted else table.phone(texts_of(request), ticket_cookie().of(request))
        )
        return None if phone is None or phone.seat is None else table

    async def _again(self, request: Request) -> Response:
        """A player puts the table away, for another one to be set up; all phones have their seats when it goes on."""
        table = self._players_table(request)
        if table is None:
            return html(closed_page(texts_of(request), "no-seat"), 403)
        self._clear(table)
        return RedirectResponse(f"/join/{self.code}", 303)

    async def _rematch(self, request: Request) -> Response:
        """A player begins the same game again, for everybody who is here."""
        table = self._players_table(request)
        if table is None:
            return html(closed_page(texts_of(request), "no-seat"), 403)
        if table.host_presenter.match.progress.over:
            self._clear(table)
            presenter = table_again(self._services.app)
            if presenter is not None:
                self.take(self._services.serve(presenter))
        return RedirectResponse("/", 303)

    def _clear(self, table: PhoneTable) -> None:
        """Put the table away; its game is the choice for the next one, and everybody waits for that."""
        choose_again(self._services.app, table.host_presenter, table.waiting)
        self._services.app.save_choices()
        self.close_table(wait=True)

    async def _renew(self, request: Request) -> Response:
        """A player makes a new code for the rest of the evening, and all who only watch have to type it."""
        table = self._players_table(request)
        if table is None:
            return html(closed_page(texts_of(request), "no-seat"), 403)
        if not table.tickets.code:  # the host has locked the door
            return html(closed_page(texts_of(request), "phones-shut"), 403)
        table.tickets.open()
        return RedirectResponse("/", 303)
