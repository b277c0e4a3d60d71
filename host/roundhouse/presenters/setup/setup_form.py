"""The table that is set up next, as one form: for a front end without steps, where everything is chosen on one page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from roundhouse.games import GAMES
from roundhouse.games.core.names import identity
from roundhouse.games.core.options import option_fields, option_text
from roundhouse.i18n.texts import Texts
from roundhouse.players import LEVELS, USUAL_LEVEL
from roundhouse.presenters.setup import table_setup
from roundhouse.records.player_names import SAMPLE_NAMES, tidy
from roundhouse.records.preferences import SavedChoices, SeatChoice, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse_hub.lamps.scene import SLOTS

ROUNDS: Final = (1, 2, 3, 5, 7, 10)
RULE: Final = "rule-"
MINUTES: Final = "m"
"""Begins the value of a length in minutes."""


@dataclass(frozen=True, slots=True)
class SetupField:
    """One choice: its name, its label, a line that explains it, the value, and the values to choose from as (value,
    text); without them, text is typed. `rule`: it is a house rule, which most people leave as it is."""

    name: str
    label: str
    line: str
    value: str
    offered: tuple[tuple[str, str], ...] = ()
    rule: bool = False


def setup_fields(texts: Texts, choices: SavedChoices) -> tuple[SetupField, ...]:
    """The fields of the form, as they are now."""
    return tuple(_fields(texts, choices))


def _fields(texts: Texts, choices: SavedChoices) -> Iterator[SetupField]:
    choice = choices.table
    games = tuple((game, texts.game_name(game)) for game in table_setup.games())
    yield SetupField("game", texts.screen("game"), "", choice.game, games)
    modes = tuple((mode, texts.screen(f"mode-{mode}")) for mode in table_setup.MODES)
    line = texts.screen(f"mode-{choice.mode}-line")
    yield SetupField("mode", texts.screen("how"), line, choice.mode, modes)
    people = [place.name for place in table_setup.players_at(choice) if place.player == PERSON]
    yield SetupField("people", texts.phone("setup-people"), "", ", ".join(people))
    if choice.mode == table_setup.DEALT:
        machines = table_setup.machines(choice.places)
        most = table_setup.seats_offered(choice)[1]
        counts = tuple((str(count), str(count)) for count in range(most))
        yield SetupField("computers", texts.phone("setup-computers"), "", str(machines), counts)
        levels = tuple((level, texts.screen(f"who-{level}")) for level in LEVELS)
        level = _level(choice)
        line = texts.level_line(level)
        yield SetupField("level", texts.phone("setup-level"), line, level, levels)
    sets = tuple((str(high), texts.screen("set-of", set=str(high))) for high in table_setup.sets_of(choice))
    yield SetupField("set", texts.screen("set"), "", str(table_setup.set_of(choice)), sets)
    yield SetupField("length", texts.screen("length"), "", _length(choice), _lengths(texts))
    sound = (("on", texts.phone("setup-on")), ("off", texts.phone("setup-off")))
    yield SetupField("sound", texts.phone("setup-sound"), "", "off" if choices.preferences.muted else "on", sound)
    if table_setup.needs_announce_time(choice):
        yield _announce_time(texts, choice)
    options = option_fields(GAMES[choice.game].options_type)
    for name in table_setup.house_rules(choice):
        value, values = table_setup.option_of(choice, name), options[name].metadata["values"]
        offered = tuple((option_text(each), _shown(texts, each)) for each in values or ())
        if values is None:
            numbers = ((str(count), str(count)) for count in range(1, table_setup.LONGEST_COUNT + 1))
            offered = (("", texts.screen("option-usual")), *numbers)
        said = texts.option_name(name), texts.option_line(name)
        yield SetupField(RULE + name, *said, "" if value is None else option_text(value), offered, rule=True)


def _announce_time(texts: Texts, choice: TableChoice) -> SetupField:
    times = sorted({*table_setup.ANNOUNCE_TIMES, choice.announce_time})
    offered = tuple((str(time), texts.screen("preferences-seconds", seconds=time)) for time in times)
    said = texts.screen("announce-time"), texts.screen("announce-time-line")
    return SetupField("announce-time", *said, str(choice.announce_time), offered, rule=True)


def _shown(texts: Texts, value: object) -> str:
    if isinstance(value, bool):
        return texts.phone("setup-on" if value else "setup-off")
    return texts.screen("option-usual") if value is None else option_text(value)


def _level(choice: TableChoice) -> str:
    return next((place.player for place in choice.places if place.player != PERSON), USUAL_LEVEL)


def _length(choice: TableChoice) -> str:
    rounds = table_setup.option_of(choice, "rounds")
    if choice.minutes is not None:
        return f"{MINUTES}{round(choice.minutes)}"
    return str(rounds) if isinstance(rounds, int) and rounds else ""


def _lengths(texts: Texts) -> tuple[tuple[str, str], ...]:
    return (
        ("", texts.screen("length-all")),
        *((str(count), texts.screen("length-rounds", count=count)) for count in ROUNDS),
        *((f"{MINUTES}{count}", texts.screen("length-minutes", count=count)) for count in table_setup.MINUTES),
    )


def with_fields(choices: SavedChoices, said: Mapping[str, str]) -> SavedChoices:
    """The choices with what was chosen in the form; what is not offered is left as it was."""
    table, before = choices.table, choices.table.game
    if said.get("game") in GAMES:
        table = replace(table, game=said["game"])
    if said.get("mode") in table_setup.MODES:
        table = replace(table, mode=said["mode"])
    if "people" in said:
        table = replace(table, places=_places(table, said))
    if table.game == before:  # the other fields were those of this game
        table = _with_rules(table, said)
    preferences = choices.preferences
    if said.get("sound") in ("on", "off"):
        preferences = replace(preferences, muted=said["sound"] == "off")
    return SavedChoices(preferences, table_setup.valid(table))


def _with_rules(table: TableChoice, said: Mapping[str, str]) -> TableChoice:
    options = option_fields(GAMES[table.game].options_type)
    if said.get("set", "").isdecimal() and int(said["set"]) in table_setup.sets_of(table):
        table = table_setup.with_set(table, int(said["set"]))
    length = said.get("length")
    if length is not None and length in dict(_lengths(Texts())):
        counted = length.removeprefix(MINUTES)
        table = replace(table, minutes=float(counted) if length.startswith(MINUTES) else None)
        rounds = int(length) if length.isdecimal() else None
        table = table_setup.with_option(table, "rounds", rounds)
    if (time := said.get("announce-time", "")) in map(str, table_setup.ANNOUNCE_TIMES):
        table = replace(table, announce_time=int(time))
    for name in table_setup.house_rules(table):
        value = said.get(RULE + name)
        if value is None:
            continue
        values = options[name].metadata["values"]
        if values is None and (not value or value.isdecimal()):
            table = table_setup.with_option(table, name, int(value) if value else None)
        found = [each for each in values or () if option_text(each) == value]
        if found:
            table = table_setup.with_option(table, name, found[0])
    return table


def _places(table: TableChoice, said: Mapping[str, str]) -> tuple[SeatChoice, ...]:
    """The people by name, then the computer players, around the hub."""
    people = [tidy(name) for name in said["people"].split(",")]
    players = [(name, PERSON) for name in people if name]
    count = said.get("computers", "0")
    level = said.get("level", "")
    level = level if level in LEVELS else USUAL_LEVEL
    if table.mode == table_setup.DEALT and count.isdecimal():
        taken = {identity(name) for name, _ in players}
        spare = [name for name in SAMPLE_NAMES if identity(name) not in taken]
        players += [(name, level) for name in spare[: int(count)]]
    players = players[:SLOTS]
    first = table_setup.USUAL_SLOTS[0]
    return tuple(
        SeatChoice((first + seat * SLOTS // len(players)) % SLOTS, name, player)
        for seat, (name, player) in enumerate(players)
    )
