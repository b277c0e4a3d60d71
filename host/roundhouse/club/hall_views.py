"""The pages of a hall as HTML: the director's desk, the wall, everybody's place, and what is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from statistics import median_low
from typing import Any, Final

from markupsafe import Markup

from roundhouse.catalogs import Message
from roundhouse.club.certificates import EVERYBODY, PLACES, WINNERS, Certificates, of_team
from roundhouse.club.collation import by_alphabet, name_order
from roundhouse.club.desk import Desk, shown_scores
from roundhouse.club.entries import (
    FIRST_NAMES,
    INITIALS,
    NAME_PARTS,
    NAMES,
    NUMBERS,
    SEATINGS,
    Began,
    Order,
    PairedAgain,
    Plan,
)
from roundhouse.club.evening import LONGEST_COUNTDOWN, Evening, TableProgress
from roundhouse.club.mqtt.director import TableSeen, points_text
from roundhouse.club.mqtt.messages import ALL_TABLES, LONGEST_NOTICE, SIGNALS, RoundScores
from roundhouse.club.next_rounds import schedule
from roundhouse.club.players import LONGEST_SIGNED_IN, by_player, columns_to_choose
from roundhouse.club.scores.results_csv import HEADING, write_csv, write_results
from roundhouse.club.scores.score_check import goes_below_zero
from roundhouse.club.scores.standings import COUNTINGS, StandingsLine, total_on_sheets
from roundhouse.club.seating import table_sizes
from roundhouse.games.registry import GAMES
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, number_of
from roundhouse.web.rendering import qr, templates_of

NEWS: Final = 6
"""Lines of news on the desk."""
ORDERS: Final = 5
"""Orders on the desk; those before them unfold."""

_templates = templates_of(__package__)


def shut_page(texts: Texts, reason: str) -> str:
    """For those who may not see this, or not yet; `reason` is a text of the evening."""
    return _page(texts, "shut.html", reason=reason)


def arrival_page(texts: Texts, desk: Desk, code: str, problem: str = "", name: str = "") -> str:
    """The page where somebody with a phone says who they are."""
    with desk.lock:
        names = by_alphabet(desk.evening.present) if desk.evening.plan.shown == NAMES else []
    return _page(texts, "arrival.html", code=code, problem=problem, names=names, name=name)


def place_page(texts: Texts, desk: Desk, name: str, problem: str = "", typed: Mapping[str, str] | None = None) -> str:
    """The page of somebody's seat, standing and table. `typed` are scores that were refused or have to be confirmed."""
    return _page(texts, "place.html", inner=Markup(place_part(texts, desk, name, typed)), problem=problem)


def place_part(texts: Texts, desk: Desk, name: str, typed: Mapping[str, str] | None = None) -> str:
    with desk.lock:
        evening = desk.evening
        number = len(evening.rounds)
        where = evening.round.place_of(name) if number else None
        table = evening.table(evening.latest, where[0]) if where is not None else None
        standing = next((line for line in evening.standings() if line.name == name), None)
        said = [
            desk.announced[each]
            for each in (ALL_TABLES, where[0] if where is not None else ALL_TABLES)
            if each in desk.announced
        ]
        return _page(
            texts,
            "_place.html",
            name=name,
            typed=typed or {},
            below_zero=goes_below_zero(evening.plan_of(evening.latest)),
            here=name in evening.present,
            waits=name in evening.waiting,
            shown=_shown(evening).get(name, name),
            sits_out=bool(number) and name in evening.round.sit_outs,
            round=number,
            rounds=evening.plan.rounds,
            where=where,
            came_from=_came_from(evening).get(name, 0),
            left=desk.seconds_left(),
            leads=where is not None and evening.round.tables[where[0] - 1].leader == name,
            table=table,
            standing=standing,
            places=len(evening.standings()),
            total=_totals(texts, desk),
            said=list(dict.fromkeys(said)),
        )


def wall_page(texts: Texts, desk: Desk, address: str) -> str:
    """Seats and standings for a large screen."""
    return _page(texts, "wall.html", inner=Markup(wall_part(texts, desk, address)))


def wall_part(texts: Texts, desk: Desk, address: str) -> str:
    with desk.lock:
        evening = desk.evening
        shown = _shown(evening)
        lines = [replace(each, name=shown[each.name]) for each in evening.standings()]
        number = len(evening.rounds)
        tables = evening.progress(evening.latest)
        came_from = _came_from(evening)
        return _page(
            texts,
            "_wall.html",
            round=number,
            rounds=evening.plan.rounds,
            seats=sorted(
                ((shown[name], came_from.get(name, 0), table, seat) for name, table, seat in _seats(desk)),
                key=lambda line: name_order(line[0]),
            )
            if any(each.is_open for each in tables)
            else [],
            moves=bool(came_from),
            winners=_winners(evening, tables, shown),
            left=desk.seconds_left(),
            here=len(evening.present),
            lines=lines,
            teams=evening.team_standings(),
            total=_totals(texts, desk),
            said=desk.announced.get(ALL_TABLES, ""),
            minutes=desk.minutes(),
            code=qr(f"{address}/hall/{desk.code}"),
            address=address.partition("://")[2],
            typed=desk.code,
        )


def desk_page(
    texts: Texts,
    desk: Desk,
    address: str,
    problems: Sequence[str] = (),
    done: str = "",
    typed: Mapping[str, Mapping[str, str]] | None = None,
) -> str:
    """The desk; `typed` is what was filled in for an order that was refused."""
    with desk.lock:
        plan = desk.evening.plan
        begun = len(desk.evening.rounds)
        state, orders = desk.state, desk.orders()
        seated = bool(orders) and isinstance(orders[0][1].entries[0], Began | PairedAgain)
        elsewhere = [each.name for each in desk.elsewhere()] if done and seated else []
    return _page(
        texts,
        "desk.html",
        inner=Markup(desk_part(texts, desk, typed)),
        problems=problems,
        done=done if done != "order" or orders else "",
        elsewhere=", ".join(elsewhere),
        order=texts.of(orders[0][2]) if orders else "",
        state=state,
        typed=typed or {},
        columns=_columns((typed or {}).get("sign-in") or {}),
        plan=_written(plan, (typed or {}).get("plan")),
        games=[(name, texts.game_name(name)) for name in GAMES],
        seatings=SEATINGS,
        countings=tuple(COUNTINGS),
        shown=NAME_PARTS,
        prints=PRINTS,
        saved=SAVED,
        cues=SIGNALS,
        begun=begun,
        address=address,
        joining=f"{address}/hall/{desk.code}",
        code=qr(f"{address}/hall/{desk.code}"),
        own_code=qr(f"{address}/desk/{desk.secret}"),
        longest_notice=LONGEST_NOTICE,
        longest_countdown=LONGEST_COUNTDOWN,
        longest_name=LONGEST_SIGNED_IN,
        command=" ".join(
            ["roundhouse referee", plan.game, *(f"--rule {name}={value}" for name, value in plan.rules.items())]
        ),
    )


def _written(plan: Plan, typed: Mapping[str, str] | None) -> Mapping[str, object]:
    """The fields of the form for the plan; a box that is not checked is not `typed`."""
    kept = {**vars(plan), "rules": ", ".join(f"{name}={value}" for name, value in plan.rules.items())}
    return kept if typed is None else {**kept, **{name: "" for name in kept if isinstance(kept[name], bool)}, **typed}


def desk_part(texts: Texts, desk: Desk, typed: Mapping[str, Mapping[str, str]] | None = None) -> str:
    with desk.lock:
        evening = desk.evening
        number = len(evening.rounds)
        tables = [(each, _state_of(desk, each), _so_far(desk, each)) for each in evening.progress(evening.latest)]
        open_ones = sum(each.is_open for each, *_ in tables)
        seated = {name for name, *_ in _seats(desk)}
        unlisted = evening.unlisted()
        orders = [
            (each, _hour(order), texts.of(said), _reason(order), back) for each, order, said, back in desk.orders()
        ]
        return _page(
            texts,
            "_desk.html",
            state=desk.state,
            scores=shown_scores(each for each, *_ in tables),
            typed=typed or {},
            orders=orders[:ORDERS],
            earlier_orders=orders[ORDERS:],
            unseated=[name for name in evening.present if name not in seated] if number else [],
            canceled=evening.latest in evening.canceled,
            round=number,
            rounds=evening.plan.rounds,
            minutes=desk.minutes(),
            left=desk.seconds_left(),
            slow=_slow(tables, evening.began[-1].deals if number else 1),
            tables=tables,
            settled=len(tables) - open_ones,
            sit_outs=evening.round.sit_outs if number else (),
            players=[
                (evening.players[name], evening.has_phone(name), name in unlisted)
                for name in by_alphabet(evening.present)
            ],
            unlisted=len(unlisted),
            gone=by_alphabet(evening.more_than_names() - evening.present.keys()),
            waiting=list(evening.waiting),
            earlier=[
                (number_of(past), each.number)
                for past in map(RoundIndex, range(evening.latest or 0))
                for each in evening.progress(past)
                if each.is_open
            ],
            lines=evening.standings(),
            teams=evening.team_standings(),
            total=_totals(texts, desk),
            best=min if evening.low_wins else max,
            strange=_strange(evening),
            news=[texts.of(each) for each in desk.news[-NEWS:]][::-1],
            broker=desk.director is not None and desk.director.connection.is_open,
        )


def player_page(
    texts: Texts, desk: Desk, name: str, problems: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> str:
    """The orders of the director for one player; `typed` is what was filled in for an order that was refused."""
    with desk.lock:
        evening = desk.evening
        number = len(evening.rounds)
        others = [each for each in by_alphabet(evening.present.keys() | evening.more_than_names()) if each != name]
        seated = {each: table for each, table, _ in _seats(desk) if table}
        return _page(
            texts,
            "player.html",
            name=name,
            state=desk.state,
            problems=problems,
            typed=typed or {},
            here=name in evening.present,
            fixed=evening.fixed.get(name),
            phone=evening.has_phone(name),
            round=number,
            where=evening.round.place_of(name) if number else None,
            tables=[each.number for each in evening.progress(evening.latest) if each.is_open],
            last=len(evening.progress(evening.latest)),
            others=others,
            present=[each for each in others if each in evening.present],
            free=[each for each in others if each in evening.present and each not in seated],
        )


def correct_page(
    texts: Texts,
    desk: Desk,
    round: RoundIndex,
    table: int,
    problem: str = "",
    typed: Mapping[str, str] | None = None,
) -> str:
    """The page where the director corrects a table's scores. Raises RefusedEntry if there is no such table."""
    with desk.lock:
        there = desk.evening.table(round, table)
        trail = [each for each in desk.evening.trail.entries if (each.round, each.table) == (round, table)]
        return _page(
            texts,
            "correct.html",
            round=number_of(round),
            table=there,
            state=desk.state,
            scores=shown_scores([there]),
            problem=problem,
            typed=typed or {},
            below_zero=goes_below_zero(desk.evening.plan_of(round)),
            trail=_told(texts, trail),
        )


def printed_page(texts: Texts, desk: Desk, what: str, address: str, wanted: Certificates) -> str:
    """One of PRINTS on paper, in A4."""
    with desk.lock:
        evening = desk.evening
        number = len(evening.rounds)
        return _page(
            texts,
            "printed.html",
            what=what,
            club=evening.plan.club,
            code=lambda *place: qr("/".join(map(str, (address, "table", desk.code, *place)))),
            game=texts.game_name(evening.plan.game),
            day=texts.day(desk.today()),
            round=number,
            rounds=evening.plan.rounds,
            deals=evening.began[-1].deals if number else evening.plan.deals,
            total=_totals(texts, desk),
            wanted=wanted,
            **_PRINTED[what](desk),
        )


def _scores_csv(texts: Texts, desk: Desk) -> str:
    heading = [texts.text(f"club/column-{name}") for name in HEADING]
    return write_results(desk.evening.results(), heading, texts.decimal_sign)


def _standings_csv(texts: Texts, desk: Desk) -> str:
    """Everybody's place, and below them the teams'."""
    here = desk.evening
    people, teams = here.standings(), here.team_standings()
    names = ("place", "player", "team", "rounds", "won", "total")
    rows: list[Sequence[object]] = [[texts.text(f"club/column-{name}") for name in names]]
    rows += [
        (line.place, *who, line.rounds, line.won, _total(desk, line))
        for line, who in (
            *((line, (line.name, here.players[line.name].team)) for line in people),
            *((line, ("", line.name)) for line in teams),
        )
    ]
    return write_csv(rows, texts.decimal_sign)


_SAVED: Final[Mapping[str, Callable[[Texts, Desk], str]]] = {"scores": _scores_csv, "standings": _standings_csv}
SAVED: Final = tuple(_SAVED)
"""The files that the desk saves."""


def saved_file(texts: Texts, desk: Desk, what: str) -> str:
    """One of SAVED, as CSV for a spreadsheet of this language."""
    with desk.lock:
        return _SAVED[what](texts, desk)


def _standings_on_paper(desk: Desk) -> Mapping[str, object]:
    return {"lines": desk.evening.standings(), "teams": desk.evening.team_standings()}


def _results_on_paper(desk: Desk) -> Mapping[str, object]:
    results = desk.evening.results()
    scores = {(name, number_of(each.round)): points for each in results for name, points in each.points.items()}
    return {"scores": scores, **_standings_on_paper(desk)}


def _schedules_on_paper(desk: Desk) -> Mapping[str, object]:
    rounds = schedule(desk.evening)()
    people = [(name, [round.place_of(name) for round in rounds]) for name in by_alphabet(desk.evening.present)]
    return {"schedule": rounds, "people": people}


def _cards_on_paper(desk: Desk) -> Mapping[str, object]:
    here, plan = desk.evening, desk.evening.plan
    to_come = len(table_sizes(len(here.present), plan.tables_of, even=plan.even))
    return {"cards": max([to_come, *(len(round.tables) for round in here.rounds)])}


_PRINTED: Final[Mapping[str, Callable[[Desk], Mapping[str, object]]]] = {
    "seats": lambda desk: {"seats": _seats(desk)},
    "slips": lambda desk: {"tables": desk.evening.progress(desk.evening.latest)},
    "standings": _standings_on_paper,
    "results": _results_on_paper,
    "schedules": _schedules_on_paper,
    "cards": _cards_on_paper,
    "certificates": lambda desk: {
        **_standings_on_paper(desk),
        "counted": len({each.round for each in desk.evening.results()}),
        "team_of": {name: player.team for name, player in desk.evening.players.items()},
        "groups": (PLACES, EVERYBODY, WINNERS),
        "of_team": of_team,
    },
}
"""The facts of each print."""
PRINTS: Final = tuple(_PRINTED)


def _seats(desk: Desk) -> list[tuple[str, int, int]]:
    """Everybody in this round by name, with table and seat; 0 for those who sit out."""
    evening = desk.evening
    if not evening.rounds:
        return []
    seated = [
        (name, number, number_of(seat))
        for number, table in enumerate(evening.round.tables, 1)
        for seat, name in enumerate(table.seats)
        if name
    ]
    return sorted([*seated, *((name, 0, 0) for name in evening.round.sit_outs)], key=lambda line: name_order(line[0]))


def _came_from(evening: Evening) -> dict[str, int]:
    """The table at which each player sat in the round before, of those who have another one now."""
    if len(evening.rounds) < 2:
        return {}
    before, now = (
        {name: number for number, table in enumerate(round.tables, 1) for name in table.players}
        for round in evening.rounds[-2:]
    )
    return {name: table for name, table in before.items() if now.get(name, table) != table}


def _winners(evening: Evening, tables: Sequence[TableProgress], shown: Mapping[str, str]) -> list[tuple[int, str, int]]:
    """The best at each table of the round, with the points; several where they are level."""
    best = min if evening.low_wins else max
    return [
        (each.number, shown[name], points)
        for each in tables
        for name, points in (each.points or {}).items()
        if points == best((each.points or {}).values())
    ]


def _slow(tables: Sequence[tuple[TableProgress, str, object]], deals: int) -> list[tuple[int, str]]:
    """The tables for which the others wait, by number and state: most are done, or two deals ahead."""
    played = [deals if not table.is_open else table.deals for table, *_ in tables]
    typical = median_low(played) if played else 0
    return [
        (table.number, state)
        for (table, state, _), own in zip(tables, played, strict=True)
        if table.is_open and (typical == deals or (own <= typical - 2 and state != "is-on-paper"))
    ]


def _shown(evening: Evening) -> Mapping[str, str]:
    """The public name of each player, by name, as the plan says it; if several share one, each with their number."""
    numbers = {name: str(number) for name, number in evening.numbers.items() if name in evening.players}
    if evening.plan.shown == NUMBERS:
        return numbers
    said = {name: _PUBLIC[evening.plan.shown](name) for name in numbers}
    often = Counter(said.values())
    return {name: public if often[public] == 1 else f"{public} {numbers[name]}" for name, public in said.items()}


_PUBLIC: Final[Mapping[str, Callable[[str], str]]] = {
    NAMES: str,
    FIRST_NAMES: lambda name: name.split()[0],
    INITIALS: lambda name: " ".join(f"{part[0]}." for part in name.split()),
}
"""The part of a name that everybody may read."""


def _strange(evening: Evening) -> list[tuple[int, int, str, int]]:
    """Of each table with matches that are no round: its number, the last deal of one, and how many more there are."""
    by_table: dict[int, list[RoundScores]] = {}
    for table, scores in evening.unplaced():
        by_table.setdefault(table, []).append(scores)
    return [
        (table, all_of_it[-1].round, points_text(all_of_it[-1].names, all_of_it[-1].points), len(all_of_it) - 1)
        for table, all_of_it in by_table.items()
    ]


def _columns(form: Mapping[str, str]) -> list[str]:
    """The content of each column of a list, where somebody has to say which is what."""
    lists = (columns_to_choose(form.get(each, "").splitlines()) for each in ("players", "listed"))
    return next(filter(None, lists), [])


def _hour(order: Order) -> str:
    """When an order was given, by the director's clock."""
    return datetime.fromtimestamp(order.at).strftime("%H:%M")


def _reason(order: Order) -> str:
    """The reason why an order was given, if somebody said so; a correction has its own reason."""
    return order.reason or getattr(order.entries[0], "reason", "")


def _state_of(desk: Desk, table: TableProgress) -> str:
    """The state of a table, as the name of a text: what the director's eye should find first is `gone`."""
    seen: Mapping[int, TableSeen] = desk.director.tables if desk.director is not None else {}
    if not table.is_open:
        return f"is-{table.source}"
    if table.number in seen and not seen[table.number].is_there:
        return "is-gone"
    if table.entered is not None:
        return "is-entered"
    return "is-playing" if table.number in seen else "is-on-paper"


def _so_far(desk: Desk, table: TableProgress) -> Mapping[str, int]:
    """The points of those who sit there as their table says, while it plays a round of several deals."""
    seen = desk.director.tables.get(table.number) if desk.director is not None else None
    if table.points is not None or seen is None or seen.state is None or not table.deals:
        return {}
    places = by_player(seen.state.names, [name for name in table.seats if name]) or {}
    return {name: seen.state.totals[place] for name, place in places.items()}


def _totals(texts: Texts, desk: Desk) -> Any:
    """A standing's total as it is written: a sum of fewest points as it stands on the sheets."""
    signed = desk.evening.plan.counting == "margin"

    def written(line: StandingsLine) -> str:
        total = _total(desk, line)
        return texts.number(total, digits=0 if total.is_integer() else 1, signed=signed)

    return written


def _total(desk: Desk, line: StandingsLine) -> float:
    return total_on_sheets(line, desk.evening.plan.counting, low_wins=desk.evening.low_wins)


def _told(texts: Texts, trail: Sequence[Any]) -> list[str]:
    """The trail of a table's scores in words."""
    told = []
    for each in trail:
        points = getattr(each, "points", None)
        sheet = points_text(list(points), list(points.values())) if points else ""
        name = f"evening/trail-{type(each).__name__.casefold()}"
        told.append(Message(name, by=getattr(each, "by", ""), reason=getattr(each, "reason", ""), sheet=sheet))
    return [texts.of(each) for each in told]


def _page(texts: Texts, template: str, **facts: object) -> str:
    return _templates.get_template(template).render(say=texts.evening, texts=texts, **facts)
