"""Calls that a person types as a sentence: why one was not understood, what the rules say about one, and hints.

The session's mode reads the sentences (`Mode.call_text`, `Mode.parse`). Texts name what could be typed instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roundhouse.games.core.notation import write_move
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ambiguous, TableError, Unreadable
from roundhouse.games.text.call_parser import NotUnderstood, parse_call
from roundhouse.i18n.error_texts import ambiguous_text, unreadable_text
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import turn_text
from roundhouse.players import Advised
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.dealt.hints import NotHeldError, advice_on_named, with_named_tiles
from roundhouse.presenters.dealt.undo import undo
from roundhouse.presenters.real_tiles.trust_report import alternatives_text, options_text, trust_lines
from roundhouse.presenters.table.announcement import LocalizedAnnouncement, hint, localized, not_in_set, out_of_turn
from roundhouse.presenters.table.transcript import LogLine, explanation
from roundhouse.presenters.views import Announcement
from roundhouse.referee import Referee, TableSession, UndoError
from roundhouse.referee.modes.call_interpreter import OutOfTurn, TooEarly
from roundhouse.sums import SumError


def not_understood(error: TableError, session: TableSession) -> LocalizedAnnouncement:
    """The part that is missing in a sentence, and what to say instead."""
    names = session.referee.names

    def said(texts: Texts) -> Announcement:
        match error:
            case Ambiguous():
                text = ambiguous_text(texts, error, names)
            case NotUnderstood(wanted="round") if session.mode.deals:
                text = texts.terminal("no-round")
            case NotUnderstood(__cause__=SumError() as fault):
                text = texts.of(fault)
            case NotUnderstood():
                text = _wanted(texts, error, session)
            case OutOfTurn():
                # A correction is said in an earlier position than the table's.
                return out_of_turn(error.at, error.seat, names)(texts) or Announcement("refused", "")
            case TooEarly():
                text = texts.screen("claim-early", seat=names[error.seat])
            case Unreadable():
                text = unreadable_text(texts, error, names)
            case _:
                text = str(error)
        return Announcement("refused", text)

    return said


def explain(context: PresenterContext, text: str) -> None:
    """Say whether the moves of a sentence can be made, and why not, of each of its meanings; or why it has none."""
    session = context.session
    try:
        meant = [session.mode.parse(text)]
    except Ambiguous as error:
        meant = [session.mode.parse(meaning) for meaning in error.meanings]
    except TableError as error:
        context.say(not_understood(error, session))
        return
    context.report(lambda texts: (line for moves in meant for line in explanation(texts, session, moves)))


def undo_or_refuse(context: PresenterContext, steps: int = 0) -> None:
    """Take back so many calls, by default the usual ones, or say how many can be."""
    try:
        undo(context.session, context.hot_seat.viewer, steps, alone=not context.hot_seat.is_of_table)
    except UndoError as error:
        context.say(localized("refused", "undo-possible", Texts.terminal, possible=error.possible))


def _wanted(texts: Texts, error: NotUnderstood, session: TableSession) -> str:
    names, awaited = session.referee.names, session.mode.awaited
    choices, wanted = error.choices, error.wanted
    if wanted == "call" and awaited.what == "hand" and awaited.seat is not None:
        wanted, choices = "hand", (names[awaited.seat],)
    elif wanted in ("call", "round") and awaited.what == "leader":
        wanted, choices = "leader", names
    said = texts.any_of([from_notation(texts, choice, names) for choice in choices])
    example = f"{names[0].casefold()} 5-6"
    said_now = from_notation(texts, error.said, names)
    return texts.called(f"wanted-{wanted}", said=said_now, choices=said, example=example)


def several_tiles(session: TableSession, text: str) -> bool:
    """Whether a sentence names more than one tile: it is done as a whole or not at all."""
    referee = session.referee
    try:
        return len(parse_call(referee.game, text, referee.names, referee.position).tiles) > 1
    except TableError:
        return False


def position_lines(texts: Texts, referee: Referee, position: Position) -> Iterator[LogLine]:
    """The player in turn, how many tiles each player holds, and where the player in turn may lay one."""
    names = referee.names
    yield LogLine(turn_text(texts, position, names), "news")
    held = [texts.called("holds", seat=name, count=position.count(seat)) for seat, name in enumerate(names)]
    if position.game.has_boneyard:
        held.append(texts.label("count_in_boneyard", count=position.boneyard))
    yield LogLine(" · ".join(held))
    yield LogLine(options_text(texts, position, names))


def trusted_lines(texts: Texts, referee: Referee) -> list[LogLine]:
    lines = trust_lines(texts, referee) or [texts.called("trust-none")]
    return [LogLine(line) for line in lines]


def hint_about(referee: Referee, position: Position, text: str) -> LocalizedAnnouncement:
    """The trains where the player in turn may lay a tile; or which of the tiles that are named, and where."""
    game, names, seat = referee.game, referee.names, position.turn
    if not text:
        return lambda texts: Announcement("info", options_text(texts, position, names))
    tiles = list[int]()
    for word in _tiles_named(referee, text):
        try:
            tiles.append(game.tiles.read(word)[0])
        except ValueError:
            return not_in_set(game, word)
    if not tiles or min(tiles) < 0:
        return localized("refused", "wanted-hand", Texts.called, said=text, choices=names[0])
    try:
        known = with_named_tiles(position, tiles)
    except NotHeldError as error:
        if error.tile is not None:
            return localized("refused", "hint-elsewhere", Texts.called, tile=game.tiles.text(error.tile))
        return localized("refused", "hint-many", Texts.called, seat=names[seat], count=position.count(seat))
    advised = advice_on_named(known)
    return lambda texts: _advice_text(texts, known, advised, names)


def _advice_text(texts: Texts, known: Position, advised: Sequence[Advised], names: Sequence[str]) -> Announcement:
    if not advised:
        waits = texts.any_of(alternatives_text(texts, known))
        return Announcement("info", texts.called("hint-none", seat=names[known.turn], places=waits))
    if known.hidden[known.turn]:
        move = from_notation(texts, write_move(known.game, advised[0].move, names), names)
        return Announcement("info", texts.called("hint-heaviest", move=move))
    first, *others = (
        hint(known, each, names, first=each is advised[0], more=0, typed=True)(texts).text for each in advised
    )
    return Announcement("info", first, " ".join(others))


def _tiles_named(referee: Referee, text: str) -> Sequence[str]:
    try:
        return parse_call(referee.game, text, referee.names, referee.position).tiles
    except TableError:
        return ()
