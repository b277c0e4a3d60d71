"""What a table of real tiles waits for, as text: in a line, and as a question of its own between turns."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse import i18n
from roundhouse.catalogs import format_number
from roundhouse.games.core.moves import LayEngine, Move, Play
from roundhouse.games.core.notation import train_name
from roundhouse.games.core.position import EngineFrom
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.rules.game import Game
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.texts import (
    all_of,
    buttons_commands,
    buttons_text,
    called_commands,
    called_text,
    screen_text,
    terminal_commands,
    terminal_text,
)
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.real_tiles.corrections import correction_question
from roundhouse.presenters.views import Announcement, Question, ReportView, Standing, TypedHelp, TypedInput
from roundhouse.referee import Referee, TableSession
from roundhouse.referee.awaited import Awaited
from roundhouse.referee.seats import NO_SEAT


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
        key = "slots-deal" if what == "next" else f"slots-{what}"
        return Announcement("asked", "", screen_text(key, language))
    if what == "holder":
        return Announcement("asked", "", _holder(referee, "slots", language))
    question = correction_question(session, language) if what == "correction" else None
    if question is not None:
        return Announcement("asked", question.title, question.line, awaited.seat + 1)
    return Announcement("asked", "", "")


def typed_input(session: TableSession, hot_seat: HotSeat, language: str) -> TypedInput:
    """The prompt for a person who types."""
    referee, awaited = session.referee, session.mode.awaited
    names, position = referee.names, referee.position
    if session.mode.deals:
        if position is None:
            return TypedInput(terminal_text("ask-end" if referee.match.over else "ask-next", language))
        name = names[hot_seat.viewer]
        if hot_seat.covered:
            return TypedInput(terminal_text("pass-screen", language, seat=name))
        if session.last_tile.announcing == hot_seat.viewer:
            return TypedInput(terminal_text("announce-now", language, seat=name))
        view = seen_by(position, hot_seat.viewer)
        return TypedInput(name, i18n.turn_text(view, names, language))
    draws, seating = session.mode.name == "called", ""
    if draws and session.output.hub is not None and referee.seats_without_slot:
        seating = called_text("sit-here", language, seat=names[referee.seats_without_slot[0]])
    failed = correction_question(session, language)
    if awaited.in_turn and position is not None:
        prompt, turn = names[awaited.seat], i18n.turn_text(position, names, language)
    elif failed is not None:
        prompt, turn = failed.title, failed.line
    else:
        prompt, turn = _typed_question(session, awaited, language), ""
    return TypedInput(prompt, turn, seating, draws, short_words=False)


def typed_help(session: TableSession, hot_seat: HotSeat, language: str) -> TypedHelp:
    """What may be typed at this table."""
    referee, begun = session.referee, bool(session.referee.match.events)
    game, names = i18n.game_name(referee.game.name, language), referee.names
    match session.mode.name:
        case "slots":
            welcome = "" if begun else buttons_text("welcome", language, game=game)
            return TypedHelp(buttons_text("title", language), buttons_commands(language), welcome)
        case "called":
            welcome = called_text("welcome", language, game=game, example=f"{names[0].casefold()} 5-6")
            return TypedHelp(called_text("title", language), called_commands(language), "" if begun else welcome)
    example = ""
    if referee.position is not None and hot_seat.in_turn:
        example = example_of(seen_by(referee.position, hot_seat.viewer).legal(), referee.game, names, language)
    hint = terminal_text("first-help" if example else "first-help-any", language, example=example)
    return TypedHelp(terminal_text("help-title", language), terminal_commands(language), hint=hint)


def _typed_question(session: TableSession, awaited: Awaited, language: str) -> str:
    """The question of a table of real tiles between turns, and the answers that can be typed or pressed."""
    what, position = awaited.what, session.referee.position
    if what == "nothing":
        return terminal_text("ask-end", language)
    if what == "hand" and position is not None:
        name, count = session.referee.names[awaited.seat], position.count(awaited.seat)
        last = awaited.seat == position.winner
        question = screen_text("called-last-double" if last else "called-hand", language, seat=name)
        answer = called_text("answer-last-double" if last else "answer-hand", language, count=count)
    elif session.mode.name == "slots":
        return prompt_of(session, awaited, language).text
    elif what in ("next", "deal"):
        return called_text("ask-deal", language)
    else:
        asked = question_of(session, NO_SEAT, None, None, language)
        question = asked.title if asked is not None else ""
        nobody = "answer-nobody" if NO_SEAT in awaited.choices else "answer-name"
        answer = called_text("answer-leader" if what == "leader" else nobody, language)
    return f"{question} ({answer})"


def question_of(
    session: TableSession, reporter: int, report: ReportView | None, last: Announcement | None, language: str
) -> Question | None:
    """The question between turns; None during a turn. `last` is the last message, `reporter` whose hand is reported."""
    referee, awaited = session.referee, session.mode.awaited
    match awaited.what:
        case "leader":
            return Question(screen_text("called-leader", language), screen_text("called-leader-line", language))
        case "holder":
            void = [i18n.round_void(language)] * (referee.match.deals > 0)  # it waits for another deal
            line = " ".join([*void, screen_text("called-holder-line", language)])
            return Question(_holder(referee, "called", language), line)
        case "finder":
            return Question(screen_text("called-finder", language), screen_text("called-holder-line", language))
        case "hand" if report is not None:
            name = referee.names[reporter]
            if report.only_sum:
                line = screen_text("called-last-double-line", language, seat=name)
                return Question(screen_text("called-last-double", language, seat=name), line)
            line = screen_text("called-hand-line", language, count=report.count)
            return Question(screen_text("called-hand", language, seat=name), line)
        case "hand":
            left = [referee.names[seat] for seat in awaited.hands]
            return Question(screen_text("called-hands-left", language, seats=all_of(left, language)))
        case "next" | "deal":
            return _deal(referee, last, language)
        case "correction":
            return correction_question(session, language)
        case "nothing":
            match = referee.match
            text = i18n.match_result(match, referee.names, language)
            return Question(screen_text("called-over", language), head=text)
    return None


def standings_of(referee: Referee) -> tuple[Standing, ...]:
    """The points of all who play."""
    match = referee.match
    last = match.results[-1].points if match.results else ()
    return tuple(
        Standing(
            name,
            format_number(last[seat], signed=True) if seat < len(last) else "",
            signed_points(match.game, match.totals[seat]),
            bool(match.results) and seat in match.leaders,
        )
        for seat, name in enumerate(referee.names)
    )


def _holder(referee: Referee, mode: str, language: str) -> str:
    """The question of who holds the starting tile."""
    game, position = referee.game, referee.position
    engine = position.round.engine if position is not None else -1
    known = game.engine_from == EngineFrom.HAND and engine >= 0
    tile = game.tiles.text(game.tiles.double[engine]) if known else ""
    return screen_text(f"{mode}-holder-{game.engine_from.value}", language, tile=tile)


def _deal(referee: Referee, last: Announcement | None, language: str) -> Question:
    """The end of the last round, and what to do for the next one."""
    game, position, match = referee.game, referee.position, referee.match
    round = position.round if position is not None else match.next_round
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


def example_of(legal: Sequence[Move], game: Game, names: Sequence[str], language: str) -> str:
    """A play, or a tile for an engine, to show how one is typed; empty when there is none."""
    engine = next((move for move in legal if isinstance(move, LayEngine)), None)
    if engine is not None:
        return game.tiles.text(engine.tile)
    play = next((move for move in legal if isinstance(move, Play)), None)
    if play is None:
        return ""
    said = f"{game.tiles.text(play.tile, play.joined)} on {train_name(game, play.train, names)}"
    return from_notation(said, names, language)
