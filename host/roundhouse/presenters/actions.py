"""What a person may do now: the actions that are offered, which one is due, and why one is not possible.

A dealt table offers what the viewer may do; a table of real tiles offers the calls that take one touch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from roundhouse import i18n
from roundhouse.games.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Play
from roundhouse.games.position import Position, Stage
from roundhouse.i18n.facts import train_phrase
from roundhouse.i18n.texts import called_text, screen_text, terminal_text
from roundhouse.presenters.corrections import correction_actions
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.turn_end import TurnEnd
from roundhouse.presenters.undo import undo_step
from roundhouse.presenters.views import Action, Takes
from roundhouse.referee import TableSession

MARKERS = {"marker-up": True, "marker-down": False}
"""The actions that put a marker up or take it down."""


def dealt_actions(
    session: TableSession,
    hot_seat: HotSeat,
    picked: int,
    language: str,
    turn_end: TurnEnd | None = None,
    *,
    leaving: bool = False,
) -> tuple[Action, ...]:
    """Undo, where the table agreed to it, and hint first; the action that is due last."""
    referee, viewer, mine = session.referee, hot_seat.viewer, hot_seat.in_turn
    position = referee.position
    undo = []
    reversible = turn_end is not None and turn_end.reversible
    if reversible:
        undo.append(Action("undo", i18n.label("undo", language)))
    elif session.may_undo and viewer >= 0:
        possible, why_not = undo_step(session, viewer)[1] > 0, terminal_text("undo-none", language)
        undo.append(_action("undo", i18n.label("undo", language), possible, why_not))
    if position is None:
        over = referee.match.over
        leave = screen_text("back" if session.reopened else "winner-new", language)
        due = ("quit", leave) if over else ("next", i18n.label("next_round", language))
        scores = Action("scores", i18n.label("scores", language), enabled=bool(referee.match.results))
        return (*undo, scores, Action(*due, primary=True))
    if viewer < 0:
        return ()
    if turn_end is not None and turn_end.held:
        if turn_end.announces:
            undo.append(Action("announce", i18n.label("announce", language), primary=True))
        return (*undo, Action("done", i18n.label("done", language), primary=not turn_end.announces))
    if hot_seat.covered and leaving:
        stays = Action("leave-not", screen_text("leave-not", language, seat=referee.names[viewer]), primary=True)
        return (Action("leave-sure", screen_text("leave-sure", language)), stays)
    if hot_seat.covered:
        leaves = Action("leave", terminal_text("leave-seat", language))
        told = undo if reversible else []
        if session.silent in hot_seat.people:
            told.append(Action("announce", i18n.label("announce", language)))
        return (
            leaves,
            *told,
            Action("show", terminal_text("show-hand", language), primary=True),
        )
    legal = position.legal() if mine else ()
    waits = "" if mine else i18n.turn_title(position, referee.names, language)
    ordered = Action("order", screen_text("hand-order", language), enabled=position.count(viewer) > 1)
    hint = _action("hint", i18n.label("hint", language), bool(legal), waits or terminal_text("no-hint", language))
    found = [*undo, ordered, hint]
    if mine and picked >= 0 and not any(isinstance(move, Play | LayEngine) and move.tile == picked for move in legal):
        found[-1] = Action("why", screen_text("why-not", language))
    spots = [move.spot for move in legal if isinstance(move, Play) and move.tile == picked]
    if len(set(spots)) < len(spots):
        found.append(Action("turn", i18n.label("turn_tile", language)))
    if Marker(viewer, up=True) in legal:
        alone = legal == (Marker(viewer, up=True),)
        found.append(Action("marker-up", i18n.label("marker_up", language), primary=alone))
    if Marker(viewer, up=False) in legal:
        found.append(Action("marker-down", i18n.label("marker_down", language)))
    if any(isinstance(move, Announce) and move.seat == viewer for move in position.legal()):
        found.append(Action("announce", i18n.label("announce", language), primary=True))
    if any(isinstance(move, Claim) and move.seat != viewer for move in legal):
        found.append(_claim(session, language))
    if referee.game.has_boneyard:
        # Always offered in the player's turn: the refusal of a draw names a tile that can be played.
        only = DRAW in legal and not any(isinstance(move, Play) for move in legal)
        found.append(_action("draw", i18n.label("draw", language), mine, waits, primary=only))
    if turn_end is not None and turn_end.announces:
        found.append(Action("done", i18n.label("done", language)))
    elif DONE in legal or not referee.game.has_boneyard:
        found.append(_action("done", i18n.label("done", language), mine, waits, primary=legal == (DONE,)))
    return tuple(found)


def strip_actions(session: TableSession, actions: Sequence[Action], language: str) -> tuple[Action, ...]:
    """The actions as they stand on the strip of a dealt table: each in its place, where no other one ever stands.

    What is not offered now keeps its room. "Why not?" stands where the hint does: both only tell something. What is
    offered where no hand is seen stands below the strip.
    """
    if not actions:
        return ()
    game, found = session.referee.game, {action.id: action for action in actions}
    hint = max(i18n.label("hint", language), screen_text("why-not", language), key=len)
    # The rarest stand on the left, where the sentence takes the room of those that are absent.
    places = {
        ("claim",): i18n.label("claim", language) if game.players_announce else "",
        ("turn",): i18n.label("turn_tile", language),
        ("announce",): i18n.label("announce", language) if game.players_announce else "",
        ("marker-up",): i18n.label("marker_up", language) if game.markers_by_hand else "",
        ("marker-down",): i18n.label("marker_down", language) if game.markers_by_hand else "",
        ("done",): i18n.label("done", language),
        ("undo",): i18n.label("undo", language),
        ("order",): screen_text("hand-order", language),
        ("hint", "why"): hint,
        ("draw",): i18n.label("draw", language) if game.has_boneyard else "",
    }
    strip: list[Action] = []
    for ids, room in places.items():
        action = next((found.pop(id) for id in ids if id in found), None)
        if action is not None:
            strip.append(replace(action, room=room))
        elif room:
            strip.append(Action(ids[0], "", enabled=False, room=room))
    return (*strip, *(replace(action, below=True) for action in found.values()))


def hand_actions(session: TableSession, hot_seat: HotSeat, language: str) -> tuple[Action, ...]:
    """What a person may do with the tiles of a visible hand: not by a button, but by touching a tile and a train."""
    position = session.referee.position
    if position is None or hot_seat.viewer < 0 or hot_seat.covered:
        return ()
    waits = "" if hot_seat.in_turn else i18n.turn_title(position, session.referee.names, language)
    return (
        Action("pick", "", takes="tile"),
        Action("move", "", takes="tile"),
        Action("drop", "", takes="tile and train"),
        _action("play", "", hot_seat.in_turn, waits, takes="tile and train"),
    )


def _claim(session: TableSession, language: str) -> Action:
    """The claim that a call was missed: not while its player has time to make it."""
    announcing, names = session.announcing, session.referee.names
    why_not = screen_text("claim-early", language, seat=names[announcing]) if announcing >= 0 else ""
    return _action("claim", i18n.label("claim", language), not why_not, why_not)


def _action(
    id: str, label: str, enabled: bool, why_not: str, *, primary: bool = False, takes: Takes = "none"
) -> Action:
    return Action(id, label, enabled, primary, takes, "" if enabled else why_not)


def typed_actions(session: TableSession, hot_seat: HotSeat, language: str) -> tuple[Action, ...]:
    """The actions at a dealt table that have no button: a typed call, a question about one, leaving the seat."""
    referee, position = session.referee, session.referee.position
    if hot_seat.viewer < 0 or hot_seat.covered:
        return ()
    if position is None:
        why_not = terminal_text("match-over" if referee.match.over else "no-round", language)
    else:
        # The rules answer from the whole position: only the player in turn may ask them.
        why_not = "" if hot_seat.in_turn else i18n.turn_title(position, referee.names, language)
    calls = (Action(id, "", not why_not, takes="text", why_not=why_not) for id in ("call", "explain"))
    if session.may_undo:
        none = terminal_text("undo-none", language)
        return (
            *calls,
            Action("leave-sure", ""),
            Action("undo-steps", "", referee.steps > 0, takes="number", why_not=none),
        )
    why_not = terminal_text("undo-not-agreed", language)
    undo = (Action(id, "", enabled=False, why_not=why_not) for id in ("undo", "undo-steps"))
    return (*calls, Action("leave-sure", ""), *undo)


# -- tables of real tiles ----------------------------------------------------------------------------------------------


def turn_actions(
    session: TableSession, speaker: int, fits: Sequence[Play], language: str, *, alone: bool = False
) -> Iterator[Action]:
    """The calls of one touch in a turn, besides tiles; `speaker` makes them, `fits` is where the tile may go.

    `alone`: nobody else speaks here.
    """
    position = session.referee.position
    if position is None:
        return
    trains = dict.fromkeys(play.train for play in fits)
    if len(trains) == 1:
        train = train_phrase(position, next(iter(trains)), session.referee.names, language)
        yield Action("lay", screen_text("called-lay-on", language, train=train), primary=True)
    engines = [move for move in position.legal() if isinstance(move, LayEngine)]
    if position.stage == Stage.ENGINE and len(engines) == 1:
        tile = position.game.tiles.text(engines[0].tile)
        yield Action("engine", screen_text("called-engine", language, tile=tile), primary=True)
    for id, up in MARKERS.items():
        if position.ruling(Marker(speaker, up)).allowed:
            yield Action(id, i18n.label("marker_up" if up else "marker_down", language))
    if position.ruling(Announce(speaker)).allowed or (session.silent >= 0 and not alone):
        yield Action("announce", i18n.label("announce", language))
    silent = position.game.unannounced(position)
    if silent >= 0 and position.ruling(Claim(silent)).allowed:
        yield _claim(session, language)
    penalty = position.stage == Stage.PENALTY
    if position.game.has_boneyard or penalty:
        label = screen_text("called-penalty" if penalty else "called-drew", language)
        yield Action("draw", label, primary=penalty)
    yield Action("done", _end_of_turn(position, language), primary=position.legal() == (DONE,))


def engine_actions(session: TableSession, seating: bool, language: str) -> Iterator[Action]:
    """What the hub's engine button means now, as actions on the screen; `seating`: players are taking their seats."""
    position, awaited = session.referee.position, session.awaited
    if awaited.in_turn and position is not None:
        if position.game.has_boneyard:
            yield Action("draw", screen_text("slots-drew", language))
        yield Action("done", _end_of_turn(position, language))
    elif not seating:
        key = {"leader": "called-lot", "holder": "called-nobody", "finder": "called-nobody"}.get(awaited.what)
        if awaited.what != "holder" or -1 in awaited.holders:
            yield Action("draw", screen_text(key or "called-dealt", language), primary=True)


def question_actions(session: TableSession, language: str) -> Iterator[Action]:
    """The answers to the questions of a table of real tiles between turns."""
    awaited, names = session.awaited, session.referee.names
    match awaited.what:
        case "leader":
            yield from (Action(f"seat:{seat}", name) for seat, name in enumerate(names))
            yield Action("seat:-1", screen_text("called-lot", language))
        case "holder" | "finder":
            yield from (Action(f"seat:{seat}", names[seat]) for seat in awaited.holders if seat >= 0)
            if -1 in awaited.holders:
                yield Action("seat:-1", screen_text("called-nobody", language))
        case "correction":
            yield from correction_actions(session, language)
        case "next" | "deal":
            yield Action("dealt", screen_text("called-dealt", language), primary=True)


def further_actions(session: TableSession, language: str) -> Iterator[Action]:
    """The actions at a table of real tiles in addition to the one that is awaited; last those that are typed."""
    over = session.awaited.what == "nothing"
    leave = "called-end" if over and not session.reopened else "back"
    yield Action("quit", screen_text(leave, language), primary=over)
    referee = session.referee
    undo = i18n.label("undo", language)
    if referee.pending or referee.correction_is_last:
        undo = screen_text("fix-withdraw" if referee.pending else "fix-undo", language)
    possible = bool(referee.pending or referee.undo_steps) and not session.is_copy
    yield _action("undo", undo, possible, screen_text("called-nothing-to-undo", language))
    if not session.is_copy:
        yield from _at_the_table(session, language)
    if session.awaited.in_turn and session.mode.name == "called":
        yield Action("unseen", screen_text("called-unseen", language))
        yield Action("unseen-double", screen_text("called-unseen-double", language))
    yield Action("call", "", takes="text")
    no_round = terminal_text("no-round", language)
    for id in ("explain", "where", "who"):
        takes: Takes = "none" if id == "who" else "text"
        yield Action(id, "", referee.position is not None, takes=takes, why_not=no_round)


def _at_the_table(session: TableSession, language: str) -> Iterator[Action]:
    """The actions that concern the whole match, and so make no sense at a copy of the table as it was."""
    referee = session.referee
    none = called_text("redo-none", language)
    yield _action("redo", screen_text("called-redo", language), session.taken_back > 0, none)
    yield Action("undo-steps", "", takes="number")
    if referee.calls:
        yield Action("calls", screen_text("fix-menu", language))
        yield Action("amend", "", takes="text")
        yield Action("insert", "", takes="text")
        yield Action("delete", "", takes="number")
    if referee.match.results:
        yield Action("scores", i18n.label("scores", language))
    yield Action("trust", screen_text("called-trust", language))


def _end_of_turn(position: Position, language: str) -> str:
    """The name of the call that ends a turn, as used in sentences: Done where the turn may end, else a pass."""
    return screen_text("called-done" if position.ruling(DONE).allowed else "called-passed", language)
