"""A dealt round, called again as people call it at a real table, where nobody sees a hand."""

from random import Random

from tests.games.tables import RandomTable
from tests.referee.tables import mexican_train

from roundhouse.dominoes import tiles_in
from roundhouse.games import Game
from roundhouse.games.core.moves import Announce, Claim, Deal, Done, Draw, LayEngine, Marker, Penalty, Play, Reveal
from roundhouse.games.core.notation import ENDS, train_name
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Begin, Between, Correct, Depart, Event, Join, Match, Stop
from roundhouse.referee import SeatedPlayer, TableSession

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
SMALL = {"set": 6, "deal": 3}


def called_table(game: Game) -> TableSession:
    return TableSession(game, [SeatedPlayer(name) for name in NAMES[: game.seats]], mode="called")


def small_table(*lines: str) -> TableSession:
    """Ann, Bo and Cy with the double-6 set and three tiles each, Ann leading, and what was said since."""
    table = called_table(mexican_train(3, **SMALL))
    for line in ("ann leads", *lines):
        say(table, line)
    return table


def line_of(before: Position | None, event: Event, after: Position | None, rng: Random) -> str:
    """The words by which somebody says what happened; an upper-case name here, a word more there."""
    match event:
        case Begin(leader):
            return f"{NAMES[leader]} leads"
        case Correct() | Stop() | Join() | Depart():
            raise AssertionError("a round is made of moves")
    assert before is not None
    game, name = before.game, NAMES[before.turn]
    name = rng.choice((name, name.lower(), name.upper()))
    tile = game.tiles.text
    match event:
        case Deal():
            assert after is not None
            holder = after.turn if after.stage not in (Stage.HUNT, Stage.OVER) else -1
            return "nobody" if holder < 0 else f"{NAMES[holder]} holds"
        case Play():
            train = train_name(game, event.train, NAMES).lower()
            end = f" {ENDS[event.spot % 2]}" if game.ends_per_train == 2 else ""
            return f"{name} {tile(event.tile, event.joined)} {rng.choice(('on ', ''))}{train}{end}"
        case LayEngine(engine):
            return f"{name} engine {tile(engine)}"
        case Draw():
            return f"{name} {rng.choice(('draw', 'drew', 'dr'))}"
        case Done():
            return f"{name} {rng.choice(('done', 'pass', 'do'))}"
        case Announce(seat):
            return f"announce {NAMES[seat]}"
        case Claim(seat):
            return f"{NAMES[seat]} forgot"
        case Penalty():
            return "penalty"
        case Marker(seat, up):
            return f"marker {'up' if up else 'down'} {NAMES[seat]}"
        case Reveal(seat, tiles):
            return " ".join([NAMES[seat], *(tile(each) for each in tiles_in(tiles))])
    raise AssertionError(f"{event} is not said here")


def said_again(game: Game, seed: int, rounds: int = 1) -> tuple[TableSession, Match]:
    """A called table at which a dealt match was said, and that match: played at random, the hands shown at the end."""
    dealt, table, rng = RandomTable(game, seed), called_table(game), Random(seed)
    table.last_tile.grant_no_time()  # none passes between a play and a claim
    while len(dealt.match.results) < rounds and not dealt.match.over:
        if dealt.match.position is None:
            dealt.begin()
        else:
            dealt.deal()
        while (position := dealt.match.position) is not None and position.stage != Stage.DEALING:
            dealt.match.apply(dealt.choose(position))
    match = dealt.match
    for index, event in enumerate(match.events):
        before = match.before(index)
        after = match.before(index + 1) if index + 1 < len(match.events) else match.position
        if isinstance(event, Deal) and not table.mode.awaited.holders:
            if table.mode.awaited.what == "deal":
                say(table, "deal")
            continue
        if isinstance(event, Begin) and table.mode.awaited.what != "leader":
            say(table, "deal")
            continue
        say(table, line_of(before, event, after, rng))
        if table.mode.awaited.what == "hand":
            assert before is not None and not isinstance(event, Between)
            over = before.after(event)
            for seat in table.mode.awaited.hands:
                say(table, line_of(over, Reveal(seat, over.hands[seat]), None, rng))
    return table, match


def say(table: TableSession, line: str) -> None:
    """Say a line that must be taken."""
    answers = table.call_text(line)
    assert answers and all(answer.allowed for answer in answers), (line, answers)
