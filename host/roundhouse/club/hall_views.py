"""The pages of a hall as HTML: the director's desk, the wall, everybody's place, and what is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from roundhouse.catalogs import Message
from roundhouse.club.desk import Desk
from roundhouse.club.evening import SEATINGS, TableProgress
from roundhouse.club.mqtt.director import TableSeen, sheet_of
from roundhouse.club.mqtt.messages import ALL_TABLES, CUES, LONGEST_NOTICE
from roundhouse.club.players import by_player
from roundhouse.club.standings import COUNTINGS, Standing
from roundhouse.games.registry import GAMES
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, number_of
from roundhouse.web.rendering import qr, templates_of

NEWS: Final = 6
"""Lines of news on the desk."""
PRINTS: Final = ("seats", "slips", "standings")

_templates = templates_of(__package__)


def shut_page(texts: Texts, reason: str) -> str:
    """For those who may not see this, or not yet; `reason` is a text of the evening."""
    return _page(texts, "shut.html", reason=reason)


def arrival_page(texts: Texts, desk: Desk, code: str, problem: str = "", name: str = "") -> str:
    """Where somebody with a phone says who they are."""
    with desk.lock:
        names = sorted(desk.evening.present, key=str.casefold)
    return _page(
        texts, "arrival.html", code=code, problem=problem, names=names, name=name
    )  # fmt: skip


def place_page(texts: Texts, desk: Desk, name: str, problem: str = "") -> str:
    """Where somebody sits, how they stand, and the scores of their table where it has no referee."""
    return _page(texts, "place.html", inner=Markup(place_part(texts, desk, name)), problem=problem)


def place_part(texts: Texts, desk: Desk, name: str) -> str:
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
            here=name in evening.present,
            sits_out=bool(number) and name in evening.round.sit_outs,
            round=number,
            rounds=evening.plan.rounds,
            where=where,
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
        lines = evening.standings()
        number = len(evening.rounds)
        done = [each.points is not None for each in evening.progress(evening.latest)]
        return _page(
            texts,
            "_wall.html",
            round=number,
            rounds=evening.plan.rounds,
            seats=_seats(desk) if not all(done) else [],
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


def desk_page(texts: Texts, desk: Desk, address: str, problems: Sequence[str] = (), done: str = "") -> str:
    with desk.lock:
        plan = desk.evening.plan
        begun = len(desk.evening.rounds)
    return _page(
        texts,
        "desk.html",
        inner=Markup(desk_part(texts, desk)),
        problems=problems,
        done=done,
        plan=plan,
        rules=", ".join(f"{name}={value}" for name, value in plan.rules.items()),
        games=[(name, texts.game_name(name)) for name in GAMES],
        seatings=SEATINGS,
        countings=tuple(COUNTINGS),
        cues=CUES,
        begun=begun,
        address=address,
        joining=f"{address}/hall/{desk.code}",
        code=qr(f"{address}/hall/{desk.code}"),
        longest_notice=LONGEST_NOTICE,
        command=" ".join(
            ["roundhouse referee", plan.game, *(f"--rule {name}={value}" for name, value in plan.rules.items())]
        ),
    )


def desk_part(texts: Texts, desk: Desk) -> str:
    with desk.lock:
        evening = desk.evening
        number = len(evening.rounds)
        tables = [(each, _state_of(desk, each), _so_far(desk, each)) for each in evening.progress(evening.latest)]
        open_ones = sum(each.points is None for each, *_ in tables)
        return _page(
            texts,
            "_desk.html",
            round=number,
            rounds=evening.plan.rounds,
            minutes=desk.minutes(),
            tables=tables,
            settled=len(tables) - open_ones,
            sit_outs=evening.round.sit_outs if number else (),
            players=[
                (evening.players[name], evening.has_phone(name)) for name in sorted(evening.present, key=str.casefold)
            ],
            gone=sorted(evening.players.keys() - evening.present.keys(), key=str.casefold),
            earlier=[
                (number_of(past), each.number)
                for past in map(RoundIndex, range(evening.latest or 0))
                for each in evening.progress(past)
                if each.points is None
            ],
            lines=evening.standings(),
            teams=evening.team_standings(),
            total=_totals(texts, desk),
            best=min if evening.low_wins else max,
            strange=[
                (table, scores.round, sheet_of(scores.names, scores.points)) for table, scores in evening.unplaced()
            ],
            news=[texts.of(each) for each in desk.news[-NEWS:]][::-1],
            broker=desk.director is not None and desk.director.connection.is_open,
        )


def correct_page(texts: Texts, desk: Desk, round: RoundIndex, table: int, problem: str = "") -> str:
    """Where the director corrects a table's scores. Raises RefusedEntry if there is no such table."""
    with desk.lock:
        there = desk.evening.table(round, table)
        trail = [each for each in desk.evening.trail.entries if (each.round, each.table) == (round, table)]
        return _page(
            texts, "correct.html", round=number_of(round), table=there, problem=problem, trail=_told(texts, trail)
        )


def printed_page(texts: Texts, desk: Desk, what: str) -> str:
    """One of PRINTS on paper, in A4."""
    with desk.lock:
        evening = desk.evening
        number = len(evening.rounds)
        return _page(
            texts,
            "printed.html",
            what=what,
            round=number,
            rounds=evening.plan.rounds,
            deals=evening.began[-1].deals if number else evening.plan.deals,
            seats=_seats(desk),
            tables=evening.progress(evening.latest),
            lines=evening.standings(),
            teams=evening.team_standings(),
            total=_totals(texts, desk),
        )


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
    return sorted([*seated, *((name, 0, 0) for name in evening.round.sit_outs)], key=lambda line: line[0].casefold())


def _state_of(desk: Desk, table: TableProgress) -> str:
    """How a table does, as the name of a text: what the director's eye should find first is `gone`."""
    seen: Mapping[int, TableSeen] = desk.director.tables if desk.director is not None else {}
    if table.points is not None:
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
    """How a standing's total is written: a sum of fewest points as it stands on the sheets."""
    plan = desk.evening.plan
    sign = -1 if plan.counting == "points" and desk.evening.low_wins else 1

    def written(line: Standing) -> str:
        digits = 0 if float(line.total).is_integer() else 1
        return texts.number(sign * line.total, digits=digits, signed=plan.counting == "margin")

    return written


def _told(texts: Texts, trail: Sequence[Any]) -> list[str]:
    """The trail of a table's scores in words."""
    told = []
    for each in trail:
        points = getattr(each, "points", None)
        sheet = sheet_of(list(points), list(points.values())) if points else ""
        name = f"evening/trail-{type(each).__name__.casefold()}"
        told.append(Message(name, by=getattr(each, "by", ""), reason=getattr(each, "reason", ""), sheet=sheet))
    return [texts.of(each) for each in told]


def _page(texts: Texts, template: str, **facts: object) -> str:
    return _templates.get_template(template).render(say=texts.evening, texts=texts, **facts)
