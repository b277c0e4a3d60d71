"""Sets up a table: pure functions that change a choice step by step, and the check whether it is possible."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

from roundhouse.games import GAMES, Game
from roundhouse.games.core.names import identity
from roundhouse.games.core.options import OptionError, Options, option_fields, option_text, read_options, write_options
from roundhouse.games.rules.last_tile import has_announce_time
from roundhouse.games.sheets import (
    LONGEST_NAME,
    PREFIX,
    Sheet,
    is_name,
    kept_rules,
    read_rules_text,
    rules_text,
    sheet_in,
    sheets,
)
from roundhouse.i18n.error_texts import option_error_text
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat, Slot
from roundhouse.players import USUAL_LEVEL, level_of
from roundhouse.presenters.setup.roster import KINDS, LONGEST_PLAYER_NAME, is_too_long
from roundhouse.presenters.views import Half
from roundhouse.records.player_names import SAMPLE_NAMES, fault_of_names
from roundhouse.records.preferences import (
    ANNOUNCE_SECONDS,
    MOST_ANNOUNCE_SECONDS,
    TURN_CLOCK,
    SavedChoices,
    SeatChoice,
    TableChoice,
)
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.liveries import liveries_at
from roundhouse.referee.seats import PERSON
from roundhouse.referee.session.agreement import Agreement, in_minutes
from roundhouse.referee.session.table_session import MODES as SESSION_MODES
from roundhouse_hub.lamps.scene import CLOSED, EMPTY, NO_COLOR, NO_TRAIN, NOWHERE, SEATS, SLOTS, Scene

FIRST_ROUNDS = "3"
"""The rounds of a match whose length nobody has chosen."""
CHOSEN_ELSEWHERE = frozenset({"set", "rounds", "teams"})
"""House rules that are chosen on the start screen and on a seat's page; the booklet does not name them."""
USUAL_SLOTS = (Slot(5), Slot(7), Slot(10), Slot(1))
"""The slots of four players: the first at the bottom, the others clockwise."""

DEALT = "dealt"
MODES = tuple(SESSION_MODES)
"""The ways to sit at a table, in the order in which they are offered."""
PERSON_SECONDS, MACHINE_SECONDS, REAL_SECONDS, SHUFFLE_MINUTES = 30, 3, 15, 4
"""About how long a tile takes: of a person at the screen, who reads and may draw, of a computer player with its draws,
and at a real table; and what shuffling, dealing and counting take there."""
MINUTES = (30, 45, 60, 90, 120)
"""The minutes after which no new round begins, to choose from (C-9)."""
USUALLY_AGREED = (True, ANNOUNCE_SECONDS, 0)
"""Whether steps may be taken back, the time to announce a last tile, and that for a turn, as they are recommended."""
TURN_CLOCKS = (0, 30, 60, 90, 120, 180, 300)
ANNOUNCE_TIMES = (0, 3, ANNOUNCE_SECONDS, 10, 15, 20, MOST_ANNOUNCE_SECONDS)
"""The times to announce a last tile to choose from, in seconds."""
LONGEST_COUNT = 30
"""The highest number of a house rule that is counted up; the rules refuse a number too high for the set."""


def games() -> Sequence[str]:
    """The games, by the names that `TableChoice.game` has."""
    return list(GAMES)


def card_tile(game: str) -> tuple[Half, Half]:
    return GAMES[game].card_tile


def with_known_game(choice: TableChoice) -> TableChoice:
    """The choice, with the usual game in place of one that is not installed anymore."""
    return choice if choice.game in GAMES else replace(choice, game=TableChoice().game)


def valid(choice: TableChoice) -> TableChoice:
    """The choice, with defaults for everything that cannot be chosen anymore: the file may be damaged."""
    return replace(
        with_known_game(choice),
        mode=choice.mode if choice.mode in MODES else TableChoice().mode,
        minutes=choice.minutes if choice.minutes in MINUTES else None,
        announce_time=min(max(0, choice.announce_time), MOST_ANNOUNCE_SECONDS),
        turn_clock=choice.turn_clock if choice.turn_clock == 0 or choice.turn_clock in TURN_CLOCK else 0,
        places=tuple(
            place if place.player in KINDS else replace(place, player=level_of(place.player))
            for place in choice.places
            if _can_be_written(place.name)
        ),
        rules={game: _offered(GAMES[game].options_type, said) for game, said in choice.rules.items() if game in GAMES},
    )


def _can_be_written(name: str) -> bool:
    """Whether the name can be encoded: a lone surrogate cannot."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _offered(kind: type[Options], said: Mapping[str, str]) -> dict[str, str]:
    """The house rules that the game has, with valid values."""
    found = {}
    for name, text in said.items():
        with suppress(OptionError):
            read_options(kind, {name: text}).check_values()
            found[name] = text
    return found


def usual_places(you: str) -> tuple[SeatChoice, ...]:
    """One person and three computer players."""
    names = (you, *(name for name in SAMPLE_NAMES if identity(name) != identity(you)))
    kinds = (PERSON, *[USUAL_LEVEL] * 3)
    return tuple(SeatChoice(*each) for each in zip(USUAL_SLOTS, names, kinds, strict=False))


def first_table(choice: TableChoice, you: str) -> TableChoice:
    """The choice before anybody was seated: a match takes an hour, not an evening, where nobody chose its rules.

    >>> first_table(TableChoice(), "Ann").rules["mexican-train"]
    {'rounds': '3'}
    """
    rules = {game: {"rounds": FIRST_ROUNDS} for game in GAMES}
    return replace(choice, places=usual_places(you), rules={**rules, **choice.rules})


@lru_cache(maxsize=1)
def _guests() -> tuple[str, ...]:
    """A person of no name, in each language."""
    return tuple(Texts(language).screen("you") for language in LANGUAGES)


def is_made_up(name: str) -> bool:
    """Whether the program has given this name, and nobody has chosen it.

    >>> is_made_up("Beatriz"), is_made_up("Gast"), is_made_up("Zoe")
    (True, True, False)
    """
    return name in SAMPLE_NAMES or name in _guests()


def with_guests_named(texts: Texts, choice: TableChoice) -> TableChoice:
    """The choice with the guest whom nobody has named called so in this language."""
    guest = texts.screen("you")
    if all(place.name not in _guests() or place.name == guest for place in choice.places):
        return choice
    places = tuple(replace(place, name=guest) if place.name in _guests() else place for place in choice.places)
    return replace(choice, places=places)


def players_at(choice: TableChoice) -> tuple[SeatChoice, ...]:
    """The players of the table; with real tiles all of them are people."""
    if choice.mode == DEALT:
        return choice.places
    return tuple(replace(place, player=PERSON) for place in choice.places)


def machines(places: Iterable[SeatChoice]) -> int:
    """The number of these that are computer players."""
    return sum(place.player != PERSON for place in places)


def setup_scene(choices: SavedChoices) -> Scene:
    """The scene of the hub while the table is set up: a lamp in each player's color."""
    lamps, colors = [NO_TRAIN] * len(EMPTY.lamps), [NO_COLOR] * len(EMPTY.colors)
    liveries = liveries_at([place.name for place in choices.table.places], choices.preferences.liveries)
    for place, livery in zip(choices.table.places, liveries, strict=True):
        lamps[place.slot], colors[place.slot] = CLOSED, SEATS[livery.color]
    return Scene("".join(lamps), "".join(colors), NOWHERE, choices.preferences.level)


def kinds_of(choice: TableChoice) -> tuple[str, ...]:
    """The players that may play: real tiles are played by people."""
    return KINDS if choice.mode == DEALT else KINDS[:1]


def seats_offered(choice: TableChoice) -> tuple[int, int]:
    offered = GAMES[choice.game].seats_offered
    return offered[0], offered[-1]


def enough_players(choice: TableChoice) -> bool:
    return len(choice.places) in GAMES[choice.game].seats_offered


def player_at(choice: TableChoice, slot: Slot) -> SeatChoice | None:
    return next((place for place in players_at(choice) if place.slot == slot), None)


def players_clockwise(places: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The players in the order of play: clockwise from the bottom right of the hub.

    >>> [place.slot for place in players_clockwise((SeatChoice(1, "Ann", "person"), SeatChoice(7, "Bo", "person")))]
    [7, 1]
    """
    return tuple(sorted(places, key=lambda place: _clockwise(place.slot)))


def _clockwise(slot: Slot) -> int:
    return (slot - USUAL_SLOTS[0]) % SLOTS


def with_person(choice: TableChoice, slot: Slot) -> TableChoice:
    """The choice with a person at this slot, replacing a computer player."""
    here = player_at(choice, slot)
    if here is None:
        place = SeatChoice(slot, free_name(choice.places), PERSON)
        return replace(choice, places=players_clockwise((*choice.places, place)))
    return with_player(choice, replace(here, player=PERSON))


def with_people(choice: TableChoice, names: Iterable[str]) -> TableChoice:
    """The choice with more people, each in the place of a computer player, else after the last one, if there is room.

    >>> ann, bo = SeatChoice(5, "Ann", "person"), SeatChoice(7, "Bo", "greedy")
    >>> [place.name for place in with_people(TableChoice(places=(ann, bo)), ["Cy", "Dee"]).places]
    ['Ann', 'Cy', 'Dee']
    """
    for name in names:
        machine = next((place for place in players_at(choice) if place.player != PERSON), None)
        free = {*map(Slot, range(SLOTS))}.difference(place.slot for place in choice.places)
        if machine is not None:
            choice = with_player(choice, replace(machine, name=name, player=PERSON))
        elif free and len(choice.places) < seats_offered(choice)[1]:
            last = max(free, key=_clockwise)
            choice = replace(choice, places=players_clockwise((*choice.places, SeatChoice(last, name, PERSON))))
    return choice


def with_player(choice: TableChoice, place: SeatChoice) -> TableChoice:
    places = tuple(place if each.slot == place.slot else each for each in choice.places)
    return replace(choice, places=places)


def without_player(choice: TableChoice, slot: Slot) -> TableChoice:
    return replace(choice, places=tuple(place for place in choice.places if place.slot != slot))


def free_name(others: tuple[SeatChoice, ...]) -> str:
    taken = {identity(place.name) for place in others}
    return next(name for name in SAMPLE_NAMES if identity(name) not in taken)


def teams_of(choice: TableChoice) -> int:
    """The number of teams; 0 where each plays alone."""
    teams = option_of(choice, "teams")
    return teams if isinstance(teams, int) else 0


def team_of(choice: TableChoice, seat: Seat) -> str:
    """The letter of the team of a seat, counted from 0; teams sit around the table in turn (C-7)."""
    teams = teams_of(choice)
    return "ABCDEF"[seat % teams % 6] if teams else ""


def option_of(choice: TableChoice, name: str) -> object:
    """The value of a house rule of the chosen game; its default if it was not changed."""
    option = option_fields(GAMES[choice.game].options_type)[name]
    text = choice.rules.get(choice.game, {}).get(name)
    values = option.metadata["values"] or ()
    if text is None:
        return option.default
    return next((value for value in values if option_text(value) == text), int(text) if text.isdecimal() else None)


def house_rules(choice: TableChoice) -> list[str]:
    """The house rules of the chosen game, by name, without those that are chosen elsewhere."""
    return [name for name in option_fields(GAMES[choice.game].options_type) if name not in CHOSEN_ELSEWHERE]


def needs_announce_time(choice: TableChoice) -> bool:
    """Whether players of this table need time to announce a last tile.

    >>> needs_announce_time(TableChoice("mexican-train", places=usual_places("Ann")))
    False
    """
    with suppress(OptionError):
        return has_announce_time(_game(choice, _players(choice)))
    return False


def with_option(choice: TableChoice, name: str, value: object) -> TableChoice:
    """The choice with another value of a house rule. The default is not saved, so that it may change with the game."""
    default = option_fields(GAMES[choice.game].options_type)[name].default
    rules = {key: text for key, text in choice.rules.get(choice.game, {}).items() if key != name}
    if value != default or type(value) is not type(default):
        rules[name] = option_text(value)
    return replace(choice, rules={**choice.rules, choice.game: rules})


def changed_rules(choice: TableChoice) -> int:
    """The number of house rules that differ from the recommended ones; set, length and teams do not count."""
    return len(set(choice.rules.get(choice.game, {})) - CHOSEN_ELSEWHERE)


def sheet_of_choice(choice: TableChoice) -> Sheet | None:
    """The sheet, published or of one's own, whose rules were chosen for this game."""
    known = (*own_sheets(choice), *sheets(choice.game)) if choice.sheet else ()  # Reading them takes a while.
    return next((sheet for sheet in known if sheet.key == choice.sheet), None)


def with_sheet(choice: TableChoice, sheet: Sheet) -> TableChoice:
    """The choice with the rules of a sheet. What it says nothing of is as recommended; set, length and teams stay."""
    kept = CHOSEN_ELSEWHERE - sheet.numbers
    rules = {name: text for name, text in choice.rules.get(sheet.game, {}).items() if name in kept}
    rules |= sheet.rules(_players(choice))
    return replace(choice, sheet=sheet.key, rules={**choice.rules, sheet.game: rules})


def own_sheets(choice: TableChoice) -> Iterator[Sheet]:
    """The rules that people keep for the chosen game."""
    return (sheet for sheet in kept_rules(choice.own_rules) if sheet.game == choice.game)


def with_own_rules(choice: TableChoice, written: str) -> TableChoice:
    """The choice with the rules in a text kept and chosen; any other text is a name for the rules as they are chosen.

    Rules of the same name are replaced. Raises OptionError for what is neither.
    """
    name = " ".join(written.split())
    # An address or another code that was scanned has a colon where a name has none.
    if not (name.startswith(PREFIX) or re.search(r":\S", name)):
        if not is_name(name):
            raise OptionError("no-rules-name", most=LONGEST_NAME)
        written = own_text(choice, name)
    sheet = read_rules_text(written)
    others = (text for text in choice.own_rules if _game_and_name(text) != _game_and_name(sheet.key))
    return with_sheet(replace(choice, game=sheet.game, own_rules=(sheet.key, *others)), sheet)


def _game_and_name(text: str) -> list[str]:
    told, _, name = text.partition(": ")
    return [*told.split()[2:3], name]


def own_text(choice: TableChoice, name: str) -> str:
    """The rules of the chosen game as a text; teams are of the players, and not of the rules."""
    rules = choice.rules.get(choice.game, {})
    return rules_text(choice.game, name, {option: text for option, text in rules.items() if option != "teams"})


def without_own_rules(choice: TableChoice) -> TableChoice:
    """The choice without the own rules that are chosen; they stay in force, without a name."""
    return replace(choice, sheet="", own_rules=tuple(text for text in choice.own_rules if text != choice.sheet))


def follows_its_sheet(choice: TableChoice) -> bool:
    """Whether the rules are still those of its sheet."""
    sheet = sheet_of_choice(choice)
    return sheet is not None and with_sheet(choice, sheet) == choice


def with_players_changed(before: TableChoice, after: TableChoice) -> TableChoice:
    """The choice after somebody came or left: a sheet deals by the number of players."""
    sheet = sheet_of_choice(after)
    if sheet is None or len(before.places) == len(after.places) or not follows_its_sheet(before):
        return after
    return with_sheet(after, sheet)


def as_recommended(choice: TableChoice) -> TableChoice:
    """The choice with all house rules as recommended; set, length and teams stay."""
    agreed = choice.undo, choice.announce_time, choice.turn_clock
    if agreed == USUALLY_AGREED and not (changed_rules(choice) or choice.sheet):
        return choice
    kept = {name: text for name, text in choice.rules.get(choice.game, {}).items() if name in CHOSEN_ELSEWHERE}
    rules, (undo, announce_time, turn_clock) = {**choice.rules, choice.game: kept}, USUALLY_AGREED
    return replace(choice, rules=rules, sheet="", undo=undo, announce_time=announce_time, turn_clock=turn_clock)


def basis_of(choice: TableChoice) -> TableChoice:
    """The choice with all house rules as its sheet has them, or as recommended."""
    sheet, usual = sheet_of_choice(choice), as_recommended(choice)
    return usual if sheet is None else with_sheet(usual, sheet)


def set_of(choice: TableChoice) -> int:
    """The highest number of the set; if it depends on the number of players, the one for these.

    >>> set_of(TableChoice("derailing", places=usual_places("Ann"))), set_of(TableChoice("slosh"))
    (9, 6)
    """
    high = option_of(choice, "set")
    if isinstance(high, int) and high:
        return high
    kind = GAMES[choice.game]
    return kind(max(kind.seats_offered[0], min(kind.seats_offered[-1], len(choice.places)))).options.set


def with_set(choice: TableChoice, high: int) -> TableChoice:
    """The choice with another set. The default set of the rules stays the default."""
    if high == set_of(choice):
        return choice
    usual = with_option(choice, "set", option_fields(GAMES[choice.game].options_type)["set"].default)
    return usual if high == set_of(usual) else with_option(choice, "set", high)


def sets_of(choice: TableChoice) -> list[int]:
    """The sets of the game, the smallest first."""
    return sorted(option_fields(GAMES[choice.game].options_type)["set"].metadata["values"])


def set_line(texts: Texts, choice: TableChoice) -> str:
    """The number of tiles in the set, or the reason why it is not possible."""
    try:
        return texts.screen("set-tiles", tiles=len(create_table(choice).referee.game.tiles.ends))
    except OptionError as error:
        return option_error_text(texts, error)


def played_again(choice: TableChoice, table: TableSession, places: tuple[SeatChoice, ...]) -> TableChoice:
    """The choice with the game and the agreement of a table, for these players."""
    game, agreed, sheet = table.referee.game, table.agreement, sheet_in(table.agreement.rule_sheet)
    return replace(
        choice, game=game.name, mode=table.mode.name, places=places, sheet=sheet.key if sheet else "",
        rules={**choice.rules, game.name: write_options(game.options)},
        undo=agreed.undo, announce_time=agreed.announce_time, turn_clock=agreed.turn_clock,
    )  # fmt: skip


def create_table(choice: TableChoice) -> TableSession:
    """The table, not saved yet. Raises OptionError for options that contradict each other."""
    kind = GAMES[choice.game]
    seats = [SeatedPlayer(place.name, place.player) for place in players_at(choice)]
    if len(seats) not in kind.seats_offered:
        raise kind.wrong_seats(len(seats))
    sheet, until = sheet_of_choice(choice), in_minutes(choice.minutes)
    agreed = choice.undo, choice.announce_time, choice.turn_clock
    agreement = Agreement(until, *agreed, sheet.text(len(seats)) if sheet else "")
    return TableSession(_game(choice, len(seats)), seats, Chance(""), mode=choice.mode, agreement=agreement)


def _game(choice: TableChoice, seats: int) -> Game:
    kind = GAMES[choice.game]
    return _game_with(kind, seats, read_options(kind.options_type, choice.rules.get(choice.game, {})))


@lru_cache(256)
def _game_with(kind: type[Game], seats: int, options: Options) -> Game:
    # A page that offers house rules asks for the game with each of them, for each picture.
    return kind(seats, options)


def rounds_of(choice: TableChoice) -> int | None:
    """The number of rounds that the match has; None where it lasts until somebody wins, or cannot be.

    >>> rounds_of(TableChoice("mexican-train", places=usual_places("Ann")))
    13
    """
    with suppress(OptionError):
        return _game(choice, _players(choice)).rounds()
    return None


def round_minutes(choice: TableChoice) -> float:
    """About how long a round takes: nearly every tile that is dealt is laid, and takes somebody's time.

    >>> round(round_minutes(TableChoice("mexican-train", places=usual_places("Ann"))))
    10
    """
    try:
        game = _game(choice, _players(choice))
    except OptionError:
        return 0
    people = max(1, sum(place.player == PERSON for place in players_at(choice)))
    machines = max(0, game.seats - people) if choice.mode == DEALT else 0
    if choice.mode == DEALT:
        return game.hand_size * ((game.seats - machines) * PERSON_SECONDS + machines * MACHINE_SECONDS) / 60
    return SHUFFLE_MINUTES + game.hand_size * game.seats * REAL_SECONDS / 60


def _players(choice: TableChoice) -> int:
    """The number of players; the nearest possible one if the game is not for so many."""
    offered = GAMES[choice.game].seats_offered
    return max(offered[0], min(offered[-1], len(choice.places)))


def setup_error(texts: Texts, choice: TableChoice, how_to_join: str = "") -> str:
    """The reason why this table is not possible, or ""; with the sentence `how_to_join` where too few players sit down.

    >>> from roundhouse.records.preferences import SeatChoice
    >>> setup_error(Texts(), TableChoice(places=(SeatChoice(1, "Ann", "person"), SeatChoice(2, "ann", "person"))))
    'Two players are called Ann: give one of them another name.'
    """
    if fault := name_error(texts, choice):
        return fault
    try:
        create_table(choice)
    except OptionError as error:
        said = option_error_text(texts, error)
        few = len(choice.places) < GAMES[choice.game].seats_offered[0]
        return f"{said} {how_to_join}".rstrip() if few else said
    return ""


def rules_error(texts: Texts, choice: TableChoice) -> str:
    """The reason why these house rules are not possible, together or for this number of players, or "".

    Too few or too many players are not reported here.
    """
    try:
        _game(choice, _players(choice))
    except OptionError as error:
        return option_error_text(texts, error)
    return ""


def name_error(texts: Texts, choice: TableChoice) -> str:
    names = [place.name for place in choice.places]
    for number, name in enumerate(names):
        if identity(name) in map(identity, names[number + 1 :]):
            return texts.screen("names-differ", name=name)
        if is_too_long(name):
            return texts.screen("name-too-long", most=LONGEST_PLAYER_NAME)
        if fault_of_names([name], 1):
            return texts.screen("name-cannot", name=name)
    return ""
