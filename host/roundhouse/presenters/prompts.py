"""What a table of real tiles waits for, as text: in a line, and as a question of its own between turns."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse import i18n
from roundhouse.games.game import Game
from roundhouse.games.moves import LayEngine, Move, Play
from roundhouse.games.notation import train_name
from roundhouse.games.position import EngineFrom
from roundhouse.i18n.facts import signed
from roundhouse.i18n.texts import screen_text
from roundhouse.i18n.typed import as_typed
from roundhouse.messages import written
from roundhouse.presenters.views import Announcement, Question, ReportView, Standing
from roundhouse.referee import Referee, TableSession
from roundhouse.referee.awaited import Awaited


def prompt_of(session: TableSession, awaited: Awaited, language: str) -> Announcement:
    """What the table waits for, in one line; in a turn the title and the seat are those of its player."""
    referee, what = session.referee, awaited.what
    position = referee.position
    if awaited.in_turn and position is not None:
        title, task = (
            i18n.turn_title(position, referee.names, language),
            i18n.turn_prompt(position, referee.names, language),
        )
        return Announcement("turn", title, task, position.turn + 1)
    if what == "place":
        text = screen_text("slots-seat", language, seat=referee.names[awaited.seat])
        return Announcement("asked", "", text, awaited.seat + 1)
    if what in ("leader", "next", "deal", "finder"):
        return Announcement("asked", "", screen_text(f"slots-{what}", language))
    if what == "holder":
        return Announcement("asked", "", _holder(referee, "slots-holder", language))
    return Announcement("asked", "", "")


def question_of(
    session: TableSession, report: ReportView | None, last: Announcement | None, language: str
) -> Question | None:
    """The question between turns; None during a turn. `last` is the last message."""
    referee, awaited = session.referee, session.awaited
    match awaited.what:
        case "leader":
            return Question(screen_text("called-leader", language), screen_text("called-leader-line", language))
        case "holder":
            return Question(_holder(referee, "called-holder", language), screen_text("called-holder-line", language))
        case "finder":
            return Question(screen_text("called-finder", language), screen_text("called-holder-line", language))
        case "hand" if report is not None:
            name = referee.names[awaited.seat]
            if report.only_sum:
                line = screen_text("called-last-double-line", language, seat=name)
                return Question(screen_text("called-last-double", language, seat=name), line)
            line = screen_text("called-hand-line", language, count=report.count)
            return Question(screen_text("called-hand", language, seat=name), line)
        case "next" | "deal":
            return _deal(referee, last, language)
        case "nothing":
            match = referee.match
            text = i18n.match_over(match.leaders, match.totals, referee.game, referee.names, language)
            return Question(screen_text("called-over", language), head=text)
    return None


def standings_of(referee: Referee) -> tuple[Standing, ...]:
    """The points of all who play."""
    match = referee.match
    last = match.results[-1].points if match.results else ()
    return tuple(
        Standing(
            name,
            written(last[seat], signed=True) if seat < len(last) else "",
            signed(match.game, match.totals[seat]),
            bool(match.results) and seat in match.leaders,
        )
        for seat, name in enumerate(referee.names)
    )


def _holder(referee: Referee, key: str, language: str) -> str:
    """The question of who holds the starting tile."""
    game, position = referee.game, referee.position
    engine = position.round.engine if position is not None else -1
    known = game.engine_from == EngineFrom.HAND and engine >= 0
    tile = game.tiles.text(game.tiles.double[engine]) if known else ""
    return screen_text(f"{key}-{game.engine_from.value}", language, tile=tile)


def _deal(referee: Referee, last: Announcement | None, language: str) -> Question:
    """How the last round ended, and what everybody does for the next one."""
    game, position, match = referee.game, referee.position, referee.match
    round = position.round if position is not None else game.next_round(match.results, match.first_leader)
    number = screen_text("called-round", language, round=str(round.number + 1))
    if game.engine_from == EngineFrom.SET and round.engine >= 0 and game.ends_per_train == 1:
        tile = game.tiles.text(game.tiles.double[round.engine])
        task = screen_text("called-take-engine", language, tile=tile, count=game.hand_size)
    else:
        task = screen_text("called-take", language, count=game.hand_size)
    if not match.results:
        return Question(number, task=task)
    first, _, _ = i18n.round_over(match.results[-1], game, referee.names, language).partition(". ")
    return Question(f"{first}.", last.text if last is not None else "", number, task)


def example_of(legal: Sequence[Move], game: Game, names: Sequence[str], language: str = "en") -> str:
    """A play, or a tile for an engine, to show how one is typed; empty when there is none."""
    engine = next((move for move in legal if isinstance(move, LayEngine)), None)
    if engine is not None:
        return game.tiles.text(engine.tile)
    play = next((move for move in legal if isinstance(move, Play)), None)
    if play is None:
        return ""
    said = f"{game.tiles.text(play.tile, play.joined)} on {train_name(game, play.train, names)}"
    return as_typed(said, names, language)
