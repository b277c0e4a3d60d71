"""The web application of a hall: the director's desk, the wall, everybody's place, and what is printed."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route

from roundhouse.catalogs import Message
from roundhouse.club import hall_views as views
from roundhouse.club.certificates import Certificates
from roundhouse.club.desk import Desk
from roundhouse.club.entries import (
    Canceled,
    Change,
    FixedSeat,
    Merged,
    Seated,
    Substituted,
    Swapped,
    TurnedAway,
)
from roundhouse.club.mqtt.messages import ALL_TABLES, LONGEST_NOTICE, SIGNALS
from roundhouse.club.next_rounds import schedule
from roundhouse.club.players import LONGEST_SIGNED_IN, Columns, is_text
from roundhouse.club.scores.results_csv import MOST_POINTS, whole_number
from roundhouse.club.scores.score_check import DoubtfulScores
from roundhouse.club.scores.score_trail import OtherScores, RefusedEntry, Reopened
from roundhouse.club.seating import MOST
from roundhouse.games.core.options import OptionError, read_rules
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, index_of
from roundhouse.sums import SumError, read_sum
from roundhouse.web.guard import Pace, Rate, RequestGuard, home_of, not_found
from roundhouse.web.rendering import SMALLEST_PACKED, html, static, wrong_code
from roundhouse.web.request_data import form_of, texts_of
from roundhouse.web.secret_cookie import SecretCookie
from roundhouse.web.streams import NEW, Streams, event_stream, events

DESK_COOKIE, PHONE_COOKIE, ARRIVAL_COOKIE = "desk", "hall", "arrival"
EVENING_S: Final = 60 * 60 * 24
LARGEST_FORM: Final = 256 * 1024
"""Room for a list of all players, typed and as a file of a spreadsheet."""
HEARTBEAT_S: Final = 20.0
"""The interval at which pages look by themselves: they show how long the round has been going on."""
CROWD: Final = 15
"""All phones of a hall may share one address, which then asks like so many homes."""
ARRIVALS: Final = Rate(60, 6)
"""The people with the code who get a limit of their own, by a cookie, from one address. The others there share one."""
MOST_STREAMS: Final = 4
"""The pages that the director or a player may have open at once."""
MOST_WALLS: Final = 50
"""The screens that show the wall, and phones that have not signed in."""
PAUSE_S: Final = 0.3
"""The time within which changes are told once."""
ORDER_TEXTS: Final = (
    "begin",
    "count-down",
    "plan",
    "sign-in",
    "leave",
    "free-phone",
    "signal",
    "announce",
    "announce-screens",
    "order",
    "turn-away",
)
"""The text of the desk after each order."""
LARGEST_NUMBER: Final = 10**12
COLUMNS: Final = ("name", "last_name", "team")
"""The columns of a list that can be chosen."""

Form = Mapping[str, str]


class HallApp:
    """The pages of a hall, as an ASGI application.

    `address` is what people type, `hosts` are the names by which it may be asked for.
    """

    def __init__(self, desk: Desk, address: str, hosts: Collection[str], secure: bool = False) -> None:
        self._desk, self._address = desk, address
        self._desk_cookie, self._phone_cookie, self._arrival_cookie = (
            SecretCookie(name, EVENING_S, secure) for name in (DESK_COOKIE, PHONE_COOKIE, ARRIVAL_COOKIE)
        )
        self._arrivals, self._arrival_key = Pace(ARRIVALS), secrets.token_bytes(16)
        self._arrived: set[str] = set()
        self._listening: dict[str, Streams] = {}
        self._ended = False
        self._app = Starlette(
            lifespan=self._listens,
            routes=[
                Route("/", self._home),
                Route("/desk", self._desk_page),
                Route("/desk/part", self._desk_page),
                Route("/desk/do/{what}", self._order, methods=["POST"]),
                Route("/desk/correct/{round}/{table}", self._correct, methods=["GET", "POST"]),
                Route("/desk/player", self._player_page),
                Route("/desk/{what}.csv", self._saved),
                Route("/desk/{secret}", self._open_desk),
                Route("/hall", self._arrive),
                Route("/hall/{code}", self._arrive, methods=["GET", "POST"]),
                Route("/place", self._place),
                Route("/place/part", self._place),
                Route("/place/{what}", self._told_by_player, methods=["POST"]),
                Route("/table/{code}/{table}", self._scanned),
                Route("/table/{code}/{table}/{round}", self._scanned),
                Route("/wall", self._wall),
                Route("/wall/part", self._wall),
                Route("/print/{what}", self._print),
                Route("/events", self._events),
                Mount("/static", static(__package__)),
            ],
            exception_handlers={404: not_found, 405: _to_first_page},
            middleware=[
                Middleware(
                    RequestGuard,
                    hosts=frozenset(host.casefold() for host in hosts),
                    largest=LARGEST_FORM,
                    holder=self._holder,
                    crowd=CROWD,
                ),
                Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
            ],
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(scope, receive, send)

    # -- the director's desk -------------------------------------------------------------------------------------

    def _open_desk(self, request: Request) -> Response:
        """The address that the director's computer prints: this browser is the desk from now on."""
        if not secrets.compare_digest(request.path_params["secret"].encode(), self._desk.secret.encode()):
            return html(views.shut_page(texts_of(request), "desk-shut"), 403)
        return self._desk_cookie.given(self._desk.secret, "/desk")

    def _may(self, request: Request) -> bool:
        return secrets.compare_digest(self._desk_cookie.of(request).encode(), self._desk.secret.encode())

    def _holder(self, request: Request) -> str | None:
        """The holder of a limit: the director, a signed-in player, somebody who came in with the code; else None."""
        return self._known(request) or self._arriving(request)

    def _arriving(self, request: Request) -> str | None:
        """By which name a phone is known that has had the code; it signs one player in."""
        ticket = self._arrival_cookie.of(request)
        number, _, proof = ticket.partition(".")
        is_ours = secrets.compare_digest(proof.encode(), self._proof(number).encode()) and ticket not in self._arrived
        return f"arrival {number}" if is_ours else None

    def _proof(self, number: str) -> str:
        return hmac.digest(self._arrival_key, number.encode(), "sha256").hex()

    def _known(self, request: Request) -> str | None:
        """The name of the director or of a signed-in player who asks; None for anybody else."""
        if self._may(request):
            return "desk"
        name = self._name(request)
        return None if name is None else _holder_of(name)

    def _desk_page(self, request: Request) -> Response:
        texts = texts_of(request)
        if not self._may(request):
            return html(views.shut_page(texts, "desk-shut"), 403)
        if request.url.path == "/desk/part":
            return html(views.desk_part(texts, self._desk))
        done = request.query_params.get("done", "")
        return html(views.desk_page(texts, self._desk, self._address, done=done if done in ORDER_TEXTS else ""))

    async def _order(self, request: Request) -> Response:
        """Do what a button or a form of the desk asks for."""
        texts = texts_of(request)
        if not self._may(request):
            return html(views.shut_page(texts, "desk-shut"), 403)
        form, what = await form_of(request, LARGEST_FORM, MOST + 20), request.path_params["what"]
        orders: Mapping[str, Callable[[Form], str | Sequence[int]]] = {
            "begin": self._begin,
            "count-down": self._count_down,
            "plan": self._change_plan,
            "sign-in": self._sign_in,
            "leave": self._send_off,
            "let-in": self._let_in,
            "turn-away": self._turn_away,
            "free-phone": self._free_phone,
            "signal": self._signal,
            "announce": self._announce,
            **{name: partial(order, self._desk) for name, order in SEAT_ORDERS.items()},
        }
        if what not in orders:
            return html(views.shut_page(texts, "no-page"), 404)
        try:
            done = await run_in_threadpool(self._in_turn, texts, form, what, partial(orders[what], form))
        except FormErrors as faults:
            problems = [texts.of(each) for each in faults.messages]
        except (RefusedEntry, OptionError) as refused:
            problems = [_reason(texts, refused)]
        else:
            return RedirectResponse(f"/desk?done={done}", 303)
        listed = _listed(form)
        page, form = form.get("page", ""), {**form, "listed": listed if is_text(listed) else ""}
        if page == "player" and self._desk.knows(form.get("name", "")):
            return html(views.player_page(texts, self._desk, form["name"], problems, form), 409)
        return html(views.desk_page(texts, self._desk, self._address, problems, typed={what: form}), 409)

    def _in_turn(self, texts: Texts, form: Form, what: str, order: Callable[[], str | Sequence[int]]) -> str:
        """Do what the director has asked for in the state that they saw, and tell the tables whose seats change."""

        def act() -> str:
            self._check_shown(what, form)
            done = order()
            if isinstance(done, str):
                return done
            self._tell_tables(texts, done)
            return "order"

        ahead: Mapping[str, Callable[[], None]] = {
            "begin": self._desk.seat_ahead,
            "pair-again": partial(self._desk.seat_ahead, again=True),
        }
        asked = what, tuple(sorted(form.items()))
        return self._desk.take_turn(whole_number(form.get("seen", "")), asked, act, ahead.get(what, lambda: None))

    def _tell_tables(self, texts: Texts, tables: Sequence[int]) -> None:
        """Tell tables what the director has ordered last."""
        for table in tables:
            with suppress(RefusedEntry):  # the order holds, whether or not a table can be told
                self._desk.announce(texts.of(self._desk.words_of())[:LONGEST_NOTICE], table)

    def _check_shown(self, what: str, form: Form) -> None:
        """Raise RefusedEntry if scores that an order is about are others than its page has shown."""
        shown = form.get("shown")
        match what:
            case "begin" if shown is not None:
                self._desk.check_shown_to_begin(shown)
            case "cancel" | "pair-again" | "reopen" | "correct" if shown is not None:
                self._desk.check_shown(shown, _round(form), _number(form.get("table") or str(ALL_TABLES)))

    def _player_page(self, request: Request) -> Response:
        """The orders of the director for one player."""
        texts, name = texts_of(request), request.query_params.get("name", "")
        if not self._may(request):
            return html(views.shut_page(texts, "desk-shut"), 403)
        if not self._desk.knows(name):
            return html(views.shut_page(texts, "no-page"), 404)
        return html(views.player_page(texts, self._desk, name))

    def _begin(self, _: Form) -> str:
        self._desk.begin_round()
        return "begin"

    def _count_down(self, form: Form) -> str:
        self._desk.count_down(_number(form.get("minutes", "")))
        return "count-down"

    def _change_plan(self, form: Form) -> str:
        old = self._desk.evening.plan
        numbers = {name: _number(form.get(name, "")) for name in ("tables_of", "rounds", "deals", "seed")}
        self._desk.change_plan(
            replace(
                old,
                game=form.get("game", old.game),
                rules=read_rules(filter(None, map(str.strip, form.get("rules", "").split(",")))),
                seating=form.get("seating", old.seating),
                counting=form.get("counting", old.counting),
                even="even" in form,
                approval="approval" in form,
                shown=form.get("shown", old.shown),
                club=form.get("club", old.club),
                leader_lamp="leader_lamp" in form,
                **numbers,
            )
        )
        return "plan"

    def _sign_in(self, form: Form) -> str:
        chosen = [_number(form.get(f"{each}_column", "0")) for each in COLUMNS]
        columns = Columns(tuple(filter(None, chosen[:2])), chosen[2]) if any(chosen[:2]) else None
        lists = [text.splitlines() for text in (form.get("players", ""), _listed(form)) if text.strip()]
        if not lists:
            raise RefusedEntry(Message("evening/no-list"))
        _, faults = self._desk.sign_in(*lists, columns=columns)
        if faults:
            raise FormErrors(faults)
        return "sign-in"

    def _send_off(self, form: Form) -> str:
        self._desk.sign_out(_chosen(form) or filter(None, [form.get("name")]), form.get("reason", ""))
        return "leave"

    def _let_in(self, form: Form) -> str:
        self._desk.let_in(_chosen(form))
        return "sign-in"

    def _turn_away(self, form: Form) -> str:
        self._desk.order(*map(TurnedAway, _chosen(form)))
        return "turn-away"

    def _free_phone(self, form: Form) -> str:
        self._desk.free_phone(form.get("name", ""), form.get("reason", ""))
        return "free-phone"

    def _signal(self, form: Form) -> str:
        cue = form.get("cue", "")
        if cue not in SIGNALS:
            raise RefusedEntry(Message("evening/not-offered"))
        if not self._desk.signal(cue):
            raise RefusedEntry(Message("hall/unsaid"))
        return "signal"

    def _announce(self, form: Form) -> str:
        table = _number(form.get("table", "").strip() or str(ALL_TABLES))
        heard = self._desk.announce(form.get("text", ""), table)
        return "announce" if heard else "announce-screens"

    async def _correct(self, request: Request) -> Response:
        texts, desk = texts_of(request), self._desk
        # Not as numbers of the route: Starlette fails at one that is too long for an int, before anybody is asked.
        number, table = (whole_number(request.path_params[each]) or 0 for each in ("round", "table"))
        round, form, points = RoundIndex(index_of(number)), dict[str, str](), dict[str, int]()
        if not self._may(request):
            return html(views.shut_page(texts, "desk-shut"), 403)
        try:
            if request.method == "GET":
                typed = {"reason": texts.evening("from-slip")} if "slip" in request.query_params else {}
                return html(views.correct_page(texts, desk, round, table, typed=typed))
            form = {**await form_of(request, most=20), "round": str(number), "table": str(table)}
            with desk.lock:
                players = {name for name in desk.evening.table(round, table).seats if name}
            points = _points({name: value for name, value in _by_player(form).items() if value}, players)
            reason, sure = form.get("reason", ""), _is_sure(form, points)
            correct = partial(desk.correct, round, table, points, reason, sure=sure)
            await run_in_threadpool(self._in_turn, texts, form, "correct", correct)
        except RefusedEntry as refused:
            try:
                again = _again(form, points, refused)
                return html(views.correct_page(texts, desk, round, table, texts.of(refused), again), 409)
            except RefusedEntry:
                return html(views.shut_page(texts, "no-page"), 404)
        return RedirectResponse("/desk", 303)

    # -- everybody's place ---------------------------------------------------------------------------------------

    def _home(self, request: Request) -> Response:
        if self._may(request):
            return RedirectResponse("/desk", 303)
        return RedirectResponse("/place" if self._name(request) else "/hall", 303)

    async def _arrive(self, request: Request) -> Response:
        """The page where somebody with the hall's code says who they are."""
        texts, desk = texts_of(request), self._desk
        code = str(request.path_params.get("code", request.query_params.get("code", ""))).strip().casefold()
        if self._name(request):
            return RedirectResponse("/place", 303)
        if not code:
            return html(views.shut_page(texts, "scan-code"))
        if not secrets.compare_digest(code.encode(), desk.code.encode()):
            return wrong_code(views.shut_page(texts, "wrong-code"))
        if request.method == "GET":
            page = html(views.arrival_page(texts, desk, code))
            if self._arriving(request) or self._arrivals.wait(home_of(request.client.host if request.client else "")):
                return page
            number = secrets.token_hex(8)
            return self._arrival_cookie.added(page, f"{number}.{self._proof(number)}")
        name = (await form_of(request)).get("name", "")
        try:
            answer = self._phone_cookie.given(desk.give_phone(name), "/place")
            self._arrived.add(self._arrival_cookie.of(request))
            return answer
        except RefusedEntry as refused:
            return html(views.arrival_page(texts, desk, code, texts.of(refused), name), 409)

    def _name(self, request: Request) -> str | None:
        return self._desk.owner_of(self._phone_cookie.of(request))

    def _place(self, request: Request) -> Response:
        texts, name = texts_of(request), self._name(request)
        if name is None:
            return html(views.shut_page(texts, "scan-code"), 403)
        if request.url.path == "/place/part":
            return html(views.place_part(texts, self._desk, name))
        round, table = (whole_number(request.query_params.get(each, "")) for each in ("round", "table"))
        if round is None or table is None:
            return html(views.place_page(texts, self._desk, name))
        with self._desk.lock:
            here = self._desk.evening
            sits = here.round.place_of(name) if here.rounds else None
        if sits is not None and (round, table) == (len(here.rounds), sits[0]):
            return html(views.place_page(texts, self._desk, name, typed={"scores": "open"}))
        told = texts.evening("not-your-table", round=str(round), table=str(table))
        return html(views.place_page(texts, self._desk, name, told))

    def _scanned(self, request: Request) -> Response:
        """The card of a table, or the slip of a round: its score form for the director and for those who sit there."""
        asked = request.path_params
        with self._desk.lock:
            rounds = len(self._desk.evening.rounds)
        table = whole_number(asked["table"]) or 0
        round = whole_number(asked["round"]) or 0 if "round" in asked else rounds
        if self._may(request):
            return RedirectResponse(f"/desk/correct/{round}/{table}?slip=" if round else "/desk", 303)
        if self._name(request):
            return RedirectResponse(f"/place?round={round}&table={table}" if round else "/place", 303)
        return RedirectResponse(f"/hall/{quote(request.path_params['code'], safe='')}", 303)

    async def _told_by_player(self, request: Request) -> Response:
        """Scores that a player enters or confirms, and good night."""
        texts, name, desk = texts_of(request), self._name(request), self._desk
        if name is None:
            return html(views.shut_page(texts, "scan-code"), 403)
        form, what = await form_of(request, most=20), request.path_params["what"]
        points = dict[str, int]()
        try:
            if what == "leave":
                desk.leave(name)
            else:
                round = RoundIndex(index_of(_number(form.get("round", ""))))
                with desk.lock:
                    table = desk.evening.table_of(name, round)
                if what == "confirm":
                    desk.confirm(round, table.number, _points(_by_player(form), table.seats), name)
                elif what == "scores":
                    points = _points(_by_player(form), [each for each in table.seats if each])
                    desk.enter(round, table.number, points, name, sure=_is_sure(form, points))
                else:
                    raise RefusedEntry(Message("evening/not-offered"))
        except RefusedEntry as refused:
            typed = _again(form, points, refused) if what == "scores" else {}
            return html(views.place_page(texts, desk, name, texts.of(refused), typed), 409)
        return RedirectResponse("/hall" if what == "leave" else "/place", 303)

    # -- what everybody may see ----------------------------------------------------------------------------------

    def _wall(self, request: Request) -> Response:
        texts = texts_of(request)
        if request.url.path == "/wall/part":
            return html(views.wall_part(texts, self._desk, self._address))
        return html(views.wall_page(texts, self._desk, self._address))

    def _print(self, request: Request) -> Response:
        texts, what = texts_of(request), request.path_params["what"]
        if not self._may(request):
            return html(views.shut_page(texts, "desk-shut"), 403)
        if what not in views.PRINTS:
            return html(views.shut_page(texts, "no-page"), 404)
        if what == "schedules":
            with self._desk.lock:
                planned = schedule(self._desk.evening)
            planned()  # may take seconds, and nobody waits for it
        wanted = Certificates.of(request.query_params)
        return html(views.printed_page(texts, self._desk, what, self._address, wanted))

    def _saved(self, request: Request) -> Response:
        """The scores that count so far, or the standings, as a CSV; by its mark spreadsheets know that it is UTF-8."""
        texts, what = texts_of(request), request.path_params["what"]
        if not self._may(request):
            return html(views.shut_page(texts, "desk-shut"), 403)
        if what not in views.SAVED:
            return html(views.shut_page(texts, "no-page"), 404)
        saved = {"content-disposition": f'attachment; filename="{what}.csv"'}
        written = views.saved_file(texts, self._desk, what).encode("utf-8-sig")
        return Response(written, media_type="text/csv", headers=saved)

    async def _events(self, request: Request) -> Response:
        """Server-sent events: each says only that there is something new."""
        who = self._known(request)
        if self._ended:
            return Response(status_code=204)
        return events(self._told("wall", MOST_WALLS) if who is None else self._told(who, MOST_STREAMS))

    def _told(self, who: str, most: int) -> AsyncGenerator[str, None]:
        """News for a page that listens, with at most so many streams."""
        streams = self._listening.setdefault(who, Streams(most))
        return event_stream(streams, HEARTBEAT_S, beat=NEW, pause_s=PAUSE_S)

    @asynccontextmanager
    async def _listens(self, _: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()

        def tell(players: Collection[str] | None) -> None:
            loop.call_soon_threadsafe(self._tell, players)

        self._desk.listeners.append(tell)
        yield
        self._desk.listeners.remove(tell)

    def _tell(self, players: Collection[str] | None = None) -> None:
        told = None if players is None else {"desk", "wall", *map(_holder_of, players)}
        for who, streams in self._listening.items():
            if told is None or who in told:
                streams.wake()

    def end_streams(self) -> None:
        """Let everybody go who listens for news."""
        self._ended = True
        for streams in self._listening.values():
            streams.end()


SEAT_ORDERS: Final[Mapping[str, Callable[[Desk, Form], Sequence[int]]]] = {
    "take-back": lambda desk, form: desk.take_back(_number(form.get("order", "")), form.get("reason", "")),
    "pair-again": lambda desk, form: desk.pair_again(form.get("reason", "")),
    "cancel": lambda desk, form: _ordered(desk, form, Canceled(_round(form))),
    "seat": lambda desk, form: _ordered(
        desk, form, Seated(_round(form), _number(form.get("table", "")), tuple(filter(None, _pair(form))))
    ),
    "swap": lambda desk, form: _ordered(desk, form, Swapped(_round(form), *_pair(form))),
    "substitute": lambda desk, form: _ordered(desk, form, Substituted(_round(form), *_pair(form), "points" in form)),
    "rename": lambda desk, form: desk.rename(form.get("name", ""), form.get("to", ""), form.get("reason", "")),
    "merge": lambda desk, form: _ordered(desk, form, Merged(*_pair(form))),
    "set-aside": lambda desk, form: desk.set_aside(_number(form.get("table", "")), form.get("reason", "")),
    "fix-seat": lambda desk, form: _ordered(
        desk, form, FixedSeat(form.get("name", ""), *(_number(form.get(each, "") or "0") for each in ("table", "seat")))
    ),
    "reopen": lambda desk, form: _ordered(desk, form, Reopened(_round(form), _number(form.get("table", "")))),
}
"""The orders that change seats, names and scores: each answers with the tables that have to be told."""


async def _to_first_page(_request: Request, _error: Exception) -> Response:
    """The way back from an address that takes only forms: a browser opens that of a refused one again."""
    return RedirectResponse("/", 303)


def _holder_of(player: str) -> str:
    return f"player {player}"


def _ordered(desk: Desk, form: Form, change: Change) -> Sequence[int]:
    return desk.order(change, reason=form.get("reason", ""))


def _chosen(form: Form) -> list[str]:
    """The people whose boxes are checked."""
    return [each.removeprefix("name:") for each in form if each.startswith("name:")]


def _pair(form: Form) -> tuple[str, str]:
    return form.get("name", ""), form.get("other", "")


def _round(form: Form) -> RoundIndex:
    return RoundIndex(index_of(_number(form.get("round", ""))))


def _listed(form: Form) -> str:
    """The list of a file that is sent along; else of the one that was refused before, as it has been edited since."""
    sent = form.get("file", "")
    return sent if sent.strip() else form.get("listed", "")


class FormErrors(Exception):
    """Several things that are wrong at once with what was typed, a message for each."""

    def __init__(self, messages: Collection[Message]) -> None:
        super().__init__(*messages)
        self.messages = messages


def _reason(texts: Texts, refused: RefusedEntry | OptionError) -> str:
    if isinstance(refused, OptionError):
        return option_error_text(texts, refused)
    return texts.of(refused)


def _by_player(form: Form) -> dict[str, str]:
    return {name.removeprefix("points:"): value for name, value in form.items() if name.startswith("points:")}


def _points(written: Mapping[str, str], players: Collection[str]) -> dict[str, int]:
    """The points of a table. Raises RefusedEntry if one is no number and no sum."""
    if not {*written} <= {*players} or not all(value.strip() for value in written.values()):
        raise RefusedEntry(Message("evening/points-missing"))
    try:
        return {name: read_sum(value, most=MOST_POINTS, below_zero=True) for name, value in written.items()}
    except SumError as error:
        raise RefusedEntry(error.message) from error


def _again(form: Form, points: Mapping[str, int], refused: RefusedEntry) -> Form:
    """The form after a refusal, with other points if these are there now. Sending doubtful ones again confirms them."""
    gone = ("sure", "points:") if isinstance(refused, OtherScores) else ("sure",)
    plain = {name: value for name, value in form.items() if not name.startswith(gone)}
    return plain | {"sure": repr(sorted(points.items()))} if isinstance(refused, DoubtfulScores) else plain


def _is_sure(form: Form, points: Mapping[str, int]) -> bool:
    return form.get("sure") == repr(sorted(points.items()))


def _number(written: str) -> int:
    """The number in a field of a form; the evening says what is too much. Raises RefusedEntry if there is none."""
    number = whole_number(written, LARGEST_NUMBER)
    if number is None:
        raise RefusedEntry(Message("evening/no-number", value=written.strip()[:LONGEST_SIGNED_IN] or "…"))
    return number
