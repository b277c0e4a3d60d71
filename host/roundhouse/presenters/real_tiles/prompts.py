"""The thing that a table of real tiles waits for, as text: in a line, and as a question of its own between turns."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.catalogs import format_number
from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.moves import LayEngine, Move, Play
from roundhouse.games.core.notation import train_name
from roundhouse.games.core.position import EngineFrom
from roundhouse.games.match.seat_views import seen_by
from roundhouse.games.rules.game import Game
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import match_result, round_over, round_void, turn_prompt, turn_text, turn_title
from roundhouse.indices import Seat, counted, number_of
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.permissions import calls_for_all
from roundhouse.presenters.real_tiles.corrections import correction_question
from roundhouse.presenters.views import Announcement, Question, ReportView, Standing, TypedHelp, TypedInput
from roundhouse.referee import Referee, TableSession
from roundhouse.referee.awaited import Awaited


def prompt_of(texts: Texts, session: TableSession, awaited: Awaited, here: HotSeat) -> Announcement:
    """The thing that the table waits for, in one line; in a turn the title and the seat are those of its player.

    The task of that player is not said to others, unless they call for all.
    """
    referee, what = session.referee, awaited.what
    position = referee.position
    if awaited.in_turn and position is not None:
        title = turn_title(texts, position, referee.names, own=here.own_turn)
        addressed = here.is_addressed or calls_for_all(session, here)
        task = turn_prompt(texts, position, referee.names) if addressed else ""
        return Announcement("turn", title, task, Seat(position.turn))
    if what == "place" and awaited.seat is not None:
        text = texts.screen("slots-seat", seat=referee.names[awaited.seat])
        return Announcement("asked", "", text, awaited.seat)
    if what in ("leader", "next", "deal", "finder"):
        key = "slots-deal" if what == "next" else f"slots-{what}"
        return Announcement("asked", "", texts.screen(key))
    if what == "holder":
        return Announcement("asked", "", _holder(texts, referee, "slots"))
    question = correction_question(texts, session) if what == "correction" else None
    if question is not None:
        return Announcement("asked", question.title, question.line, awaited.seat)
    return Announcement("asked", "", "")


def typed_input(texts: Texts, session: TableSession, hot_seat: HotSeat) -> TypedInput:
    referee, awaited = session.referee, session.mode.awaited
    names, position = referee.names, referee.position
    if session.mode.deals:
        if position is None:
            return TypedInput(texts.terminal("ask-end" if referee.match.over else "ask-next"))
        viewer = hot_seat.viewer
        name = names[position.turn if viewer is None else viewer]
        if hot_seat.covered:
            return TypedInput(texts.terminal("pass-screen", seat=name))
        if viewer is not None and session.last_tile.announcing == viewer:
            return TypedInput(texts.terminal("announce-now", seat=name))
        view = seen_by(position, counted(viewer))
        return TypedInput(name, turn_text(texts, view, names))
    draws, seating = session.mode.name == "called", ""
    if draws and session.output.hub is not None and referee.seats_without_slot:
        seating = texts.called("sit-here", seat=names[referee.seats_without_slot[0]])
    failed = correction_question(texts, session)
    if awaited.in_turn and position is not None:
        prompt, turn = names[position.turn if awaited.seat is None else awaited.seat], turn_text(texts, position, names)
    elif failed is not None:
        prompt, turn = failed.title, failed.line
    else:
        prompt, turn = _typed_question(texts, session, awaited, hot_seat), ""
    return TypedInput(prompt, turn, seating, draws, short_words=False)


def typed_help(texts: Texts, session: TableSession, hot_seat: HotSeat) -> TypedHelp:
    referee, begun = session.referee, session.referee.match.begun
    game, names = texts.game_name(referee.game.name), referee.names
    match session.mode.name:
        case "slots":
            welcome = "" if begun else texts.buttons("welcome", game=game)
            return TypedHelp(texts.buttons("title"), texts.commands("buttons"), welcome)
        case "score-pad":
            return TypedHelp(texts.called("title"), texts.commands("score-pad"), "" if begun else texts.pad("welcome"))
        case "called":
            welcome = texts.called("welcome", game=game, example=f"{names[0].casefold()} 5-6")
            return TypedHelp(texts.called("title"), texts.commands("called"), "" if begun else welcome)
    example = ""
    if referee.position is not None and hot_seat.in_turn:
        example = example_of(texts, seen_by(referee.position, hot_seat.seat).legal(), referee.game, names)
    hint = texts.terminal("first-help" if example else "first-help-any", example=example)
    return TypedHelp(texts.terminal("help-title"), texts.commands("terminal"), hint=hint)


def _typed_question(texts: Texts, session: TableSession, awaited: Awaited, hot_seat: HotSeat) -> str:
    """The question of a table of real tiles between turns, and the answers that can be typed or pressed."""
    what, position = awaited.what, session.referee.position
    if what == "nothing":
        return texts.terminal("ask-end")
    if what == "hand" and awaited.seat is not None and position is not None:
        name, count = session.referee.names[awaited.seat], position.count(awaited.seat)
        last = awaited.seat == position.winner
        question = texts.screen("called-last-double" if last else "called-hand", seat=name)
        only_count = last or position.uncalled
        answer = texts.called("answer-last-double" if only_count else "answer-hand", count=count)
    elif session.mode.name == "slots":
        return prompt_of(texts, session, awaited, hot_seat).text
    elif what in ("next", "deal"):
        return texts.called("ask-deal")
    else:
        asked = question_of(texts, session, None, None, None)
        question = asked.title if asked is not None else ""
        nobody = "answer-nobody" if None in awaited.choices else "answer-name"
        answer = texts.called("answer-leader" if what == "leader" else nobody)
    return f"{question} ({answer})"


def question_of(
    texts: Texts, session: TableSession, reporter: Seat | None, report: ReportView | None, last: Announcement | None
) -> Question | None:
    """The question between turns; None during a turn. `last` is the last message, `reporter` whose hand is reported."""
    referee, awaited = session.referee, session.mode.awaited
    match awaited.what:
        case "leader":
            return Question(texts.screen("called-leader"), texts.screen("called-leader-line"))
        case "holder":
            void = [round_void(texts)] * (referee.match.deals > 0)  # it waits for another deal
            line = " ".join([*void, texts.screen("called-holder-line")])
            return Question(_holder(texts, referee, "called"), line)
        case "winner":
            match = referee.match
            result = round_over(texts, match.results[-1], match.game, referee.names) if match.results else ""
            round = number_of(match.next_round.number)
            return Question(texts.pad("winner", round=round), texts.pad("winner-line"), head=result)
        case "finder":
            return Question(texts.screen("called-finder"), texts.screen("called-holder-line"))
        case "hand" if report is not None and reporter is not None:
            name = referee.names[reporter]
            if report.count is None:
                line = texts.pad("tiles-line" if report.only_sum else "pips-line")
                return Question(texts.screen("called-hand", seat=name), line)
            if report.only_sum:
                line = texts.screen("called-last-double-line", seat=name)
                return Question(texts.screen("called-last-double", seat=name), line)
            line = texts.screen("called-hand-line", count=report.count)
            return Question(texts.screen("called-hand", seat=name), line)
        case "hand":
            left = [referee.names[seat] for seat in awaited.hands]
            return Question(texts.screen("called-hands-left", seats=texts.all_of(left)))
        case "next" | "deal":
            return _deal(texts, referee, last)
        case "correction":
            return correction_question(texts, session)
        case "nothing":
            match = referee.match
            text = match_result(texts, match, referee.names)
            return Question(texts.screen("called-over"), head=text)
    return None


def standings_of(referee: Referee) -> tuple[Standing, ...]:
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


def _holder(texts: Texts, referee: Referee, mode: str) -> str:
    """The question of who holds the starting tile."""
    game, position = referee.game, referee.position
    engine = UNKNOWN if position is None else position.round.engine
    known = game.engine_from == EngineFrom.HAND and engine >= 0
    tile = game.tiles.text(game.tiles.double[engine]) if known else ""
    return texts.screen(f"{mode}-holder-{game.engine_from.value}", tile=tile)


def _deal(texts: Texts, referee: Referee, last: Announcement | None) -> Question:
    """The end of the last round, and what to do for the next one."""
    game, position, match = referee.game, referee.position, referee.match
    round = position.round if position is not None else match.next_round
    number = texts.screen("called-round", round=str(number_of(round.number)))
    if game.engine_from == EngineFrom.SET and round.engine >= 0 and game.ends_per_train == 1:
        tile = game.tiles.text(game.tiles.double[round.engine])
        task = texts.screen("called-take-engine", tile=tile, count=game.hand_size)
    else:
        task = texts.screen("called-take", count=game.hand_size)
    if not match.results:
        return Question(number, task=task)
    first, _, _ = round_over(texts, match.results[-1], game, referee.names).partition(". ")
    return Question(f"{first}.", last.text if last is not None else "", number, task)


def example_of(texts: Texts, legal: Sequence[Move], game: Game, names: Sequence[str]) -> str:
    """A play, or a tile for an engine, to show how one is typed; empty when there is none."""
    engine = next((move for move in legal if isinstance(move, LayEngine)), None)
    if engine is not None:
        return game.tiles.text(engine.tile)
    play = next((move for move in legal if isinstance(move, Play)), None)
    if play is None:
        return ""
    said = f"{game.tiles.text(play.tile, play.joined)} on {train_name(game, play.train, names)}"
    return from_notation(texts, said, names)
