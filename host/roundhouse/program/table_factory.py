"""Makes the table that is asked for: game, house rules, seats, chance."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from roundhouse.games import GAMES, Game
from roundhouse.games.core.options import OptionError, read_options
from roundhouse.games.rules.last_tile import has_announce_time
from roundhouse.program.environment import login_name
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.table_request import TableRequest
from roundhouse.records.player_names import SAMPLE_NAMES, fault_of_names, tidy
from roundhouse.records.preferences import ANNOUNCE_SECONDS, read_choices
from roundhouse.referee import Chance, SeatedPlayer, TableSession, fill_up
from roundhouse.referee.hub_output.cues import AMOUNTS, USUAL_AMOUNT
from roundhouse.referee.session.agreement import Agreement, in_minutes
from roundhouse.referee.session.thinking import Thinker

SEATS = 4
LONGEST_MINUTES = 7 * 24 * 60


def game_of(name: str, seats: int, rules: Mapping[str, str]) -> Game:
    """The game with these rules. Raises OptionError if they do not fit together."""
    kind = GAMES[name]
    return kind(seats, read_options(kind.options_type, rules))


def seats_of(request: TableRequest) -> list[SeatedPlayer]:
    """The seats: the named people, or the computer's user, and computer players for the rest."""
    named = [name for name in (tidy(each) for each in (request.players or "").split(",")) if name]
    if request.players is not None and not named:
        raise ImpossibleRequest("nobody-named")
    if request.mode != "dealt" and not named:
        raise ImpossibleRequest("name-all")
    people = [] if request.all_computers else named or [login_name(request.texts.screen("you"))]
    count = request.seats if request.seats is not None else _usual_seats(request, len(named))
    kind = GAMES[request.game]
    if count not in kind.seats_offered:
        raise kind.wrong_seats(count)
    if len(named) > count:
        raise ImpossibleRequest("many-named", named=len(named), seats=count)
    names = fill_up(named or people, count, SAMPLE_NAMES)
    fault = fault_of_names(names, count)
    if fault:
        raise ImpossibleRequest("bad-names", fault=request.texts.of(fault))
    return [
        SeatedPlayer(name) if place < len(people) else SeatedPlayer(name, request.level)
        for place, name in enumerate(names)
    ]


def _usual_seats(request: TableRequest, named: int) -> int:
    """As many seats as people are named; more if the game needs them; four for a person with computers."""
    if request.mode != "dealt":
        return named
    if named < 2:
        return SEATS
    for seats in range(named, GAMES[request.game].seats_offered[-1] + 1):
        rules = request.rules_for(seats)
        with suppress(OptionError):
            game_of(request.game, seats, rules)
            return seats
    return named


def new_table(request: TableRequest) -> TableSession:
    """A new table. Raises OptionError and ImpossibleRequest for invalid options."""
    seats = seats_of(request)
    game = game_of(request.game, len(seats), request.rules_for(len(seats)))
    if request.announce_time is not None and not has_announce_time(game):
        raise ImpossibleRequest("announce-time-unused")
    if request.minutes is not None and not 0 < request.minutes <= LONGEST_MINUTES:
        raise ImpossibleRequest("bad-minutes", minutes=f"{request.minutes:g}")
    announce_time = ANNOUNCE_SECONDS if request.announce_time is None else request.announce_time
    agreement = Agreement(
        in_minutes(request.minutes), announce_time=announce_time, turn_clock=request.turn_clock or 0,
        rule_sheet=request.sheet.text(len(seats)) if request.sheet else "",
    )  # fmt: skip
    table = TableSession(game, seats, Chance(request.seed or ""), mode=request.mode, agreement=agreement)
    table.computers.think_with(Thinker(request.thinking))
    return table


def heard_sounds(request: TableRequest) -> str:
    """The sounds of a game that are heard, one of `AMOUNTS`: as it is asked for, else as chosen in the window."""
    sounds = request.sounds or read_choices(request.data).preferences.sounds
    return sounds if sounds in AMOUNTS else USUAL_AMOUNT


def is_seed(text: str) -> bool:
    """Whether a text is a valid seed: up to 64 letters, digits and `_.-`, safe in a shell and in the journal.

    >>> is_seed("42"), is_seed("a b")
    (True, False)
    """
    return re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", text) is not None
