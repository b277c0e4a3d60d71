"""The actions of a person now: what is offered, what is due, and why something is not possible.

A dealt table offers what the viewer may do; a table of real tiles offers the calls that take one touch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.games.core.moves import DONE, DRAW, Announce, Claim, LayEngine, Marker, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.i18n.facts import train_phrase
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import turn_title
from roundhouse.indices import Seat, TileId
from roundhouse.presenters.dealt.turn_end import TurnEnd
from roundhouse.presenters.dealt.undo import undo_step
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.real_tiles.corrections import failed_call_offers
from roundhouse.referee import TableSession


def dealt_offers(
    texts: Texts,
    session: TableSession,
    hot_seat: HotSeat,
    picked: TileId | None,
    turn_end: TurnEnd | None = None,
) -> tuple[Offer, ...]:
    """Undo, where the table agreed to it, and hint first; what is due last."""
    referee, viewer, mine = session.referee, hot_seat.viewer, hot_seat.in_turn
    position = referee.position
    undo = []
    reversible = turn_end is not None and turn_end.reversible
    if reversible:
        undo.append(offered(texts, actions.Undo()))
    elif session.may_undo and viewer is not None:
        possible, why_not = undo_step(session, viewer)[1] > 0, texts.terminal("undo-none")
        undo.append(offered(texts, actions.Undo(), enabled=possible, why_not=why_not))
    if position is None:
        leave = texts.screen("back" if session.reopened else "winner-new")
        due = Offer(actions.Quit(), leave) if referee.match.over else offered(texts, actions.NextRound())
        scores = offered(texts, actions.SeeScores(), enabled=bool(referee.match.results))
        return (*undo, scores, replace(due, primary=True))
    if viewer is None:
        return ()
    if turn_end is not None and turn_end.awaits_confirmation:
        if turn_end.announces:
            undo.append(offered(texts, actions.Announce(), primary=True))
        return (*undo, offered(texts, actions.Done(), primary=not turn_end.announces))
    if hot_seat.covered:
        told = undo if reversible else []
        if session.last_tile.silent in hot_seat.people:
            told.append(offered(texts, actions.Announce()))
        return (*told, offered(texts, actions.ShowHand(), primary=True))
    legal = position.legal() if mine else ()
    waits = "" if mine else turn_title(texts, position, referee.names)
    ordered = offered(texts, actions.SortHand(), enabled=position.count(viewer) > 1)
    no_hint = waits or texts.terminal("no-hint")
    hint = offered(texts, actions.Hint(), enabled=bool(legal), why_not=no_hint)
    if (
        mine
        and picked is not None
        and not any(isinstance(move, Play | LayEngine) and move.tile == picked for move in legal)
    ):
        hint = offered(texts, actions.WhyNot())
    found = [*undo, ordered, hint]
    spots = [move.spot for move in legal if isinstance(move, Play) and move.tile == picked]
    if len(set(spots)) < len(spots):
        found.append(offered(texts, actions.TurnTile()))
    if Marker(viewer, up=True) in legal:
        found.append(offered(texts, actions.MarkerUp(), primary=legal == (Marker(viewer, up=True),)))
    if Marker(viewer, up=False) in legal:
        found.append(offered(texts, actions.MarkerDown()))
    if any(isinstance(move, Announce) and move.seat == viewer for move in position.legal()):
        found.append(offered(texts, actions.Announce(), primary=True))
    if any(isinstance(move, Claim) and move.seat != viewer for move in legal):
        found.append(_claim(texts, session))
    if referee.game.has_boneyard:
        # A draw that is left is offered also where a tile fits: its refusal names that tile.
        plays = any(isinstance(move, Play) for move in legal)
        lays = plays or any(isinstance(move, LayEngine) for move in legal)
        spent = mine and (referee.game.draws_spent(position) or not (lays or DRAW in legal))
        why_no_draw = refusal_text(texts, position.ruling(DRAW), referee.game, referee.names) if spent else waits
        only = DRAW in legal and not plays
        found.append(offered(texts, actions.Draw(), enabled=mine and not spent, primary=only, why_not=why_no_draw))
    if turn_end is not None and turn_end.announces:
        found.append(offered(texts, actions.Done()))
    elif DONE in legal or not referee.game.has_boneyard:
        found.append(offered(texts, actions.Done(), enabled=mine, primary=legal == (DONE,), why_not=waits))
    return tuple(found)


def strip_offers(texts: Texts, session: TableSession, offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """The offers as they stand on the strip of a dealt table: each in its place, where no other one ever stands.

    What is not offered now keeps its room. "Why not?" stands where the hint does: both only tell something. What is
    offered where no hand is seen stands below the strip.
    """
    if not offers:
        return ()
    game, found = session.referee.game, {each.action: each for each in offers}
    # The rarest stand on the left, where the sentence takes the room of those that are absent.
    places: tuple[tuple[tuple[Action, ...], bool], ...] = (
        ((actions.Claim(),), game.players_announce),
        ((actions.TurnTile(),), True),
        ((actions.Announce(),), game.players_announce),
        ((actions.MarkerUp(),), game.markers_by_hand),
        ((actions.MarkerDown(),), game.markers_by_hand),
        ((actions.Done(),), True),
        ((actions.Undo(),), True),
        ((actions.SortHand(),), True),
        ((actions.Hint(), actions.WhyNot()), True),
        ((actions.Draw(),), game.has_boneyard),
    )
    strip: list[Offer] = []
    for alternatives, exists in places:
        room = max((texts.text(each.words) for each in alternatives), key=len) if exists else ""
        offer = next((found.pop(each) for each in alternatives if each in found), None)
        if offer is not None:
            strip.append(replace(offer, room=room))
        elif room:
            strip.append(Offer(alternatives[0], "", enabled=False, room=room))
    return (*strip, *(replace(each, below=True) for each in found.values()))


def hand_offers(
    texts: Texts, session: TableSession, hot_seat: HotSeat, picked: TileId | None = None
) -> tuple[Offer, ...]:
    """The actions on the tiles of a visible hand: not by a button, but by touching a tile and a train."""
    position = session.referee.position
    if position is None or hot_seat.viewer is None or hot_seat.covered:
        return ()
    waits = "" if hot_seat.in_turn else turn_title(texts, position, session.referee.names)
    return (
        Offer(actions.PickTile, ""),
        Offer(actions.MoveTile, ""),
        Offer(actions.DropTile, ""),
        Offer(actions.PlayTile, "", hot_seat.in_turn, why_not=waits),
        Offer(actions.WhyNot(), "", hot_seat.in_turn and picked is not None, why_not=waits),
    )


def _claim(texts: Texts, session: TableSession) -> Offer:
    """The claim that a call was missed: not while its player has time to make it."""
    announcing, names = session.last_tile.announcing, session.referee.names
    why_not = texts.screen("claim-early", seat=names[announcing]) if announcing is not None else ""
    return offered(texts, actions.Claim(), enabled=not why_not, why_not=why_not)


def typed_offers(texts: Texts, session: TableSession, hot_seat: HotSeat) -> tuple[Offer, ...]:
    """The actions without a button at a dealt table: a typed call, a question about one, leaving the seat."""
    referee, position = session.referee, session.referee.position
    if hot_seat.viewer is None:
        return ()
    leave = Offer(actions.LeaveSeat(), "")
    if hot_seat.covered:
        return (leave,)
    if position is None:
        why_not = texts.terminal("match-over" if referee.match.over else "no-round")
    else:
        # The rules answer from the whole position: only the player in turn may ask them.
        why_not = "" if hot_seat.in_turn else turn_title(texts, position, referee.names)
    calls = (Offer(kind, "", not why_not, why_not=why_not) for kind in (actions.TypeCall, actions.Explain))
    if session.may_undo:
        none = texts.terminal("undo-none")
        return (*calls, leave, Offer(actions.UndoSteps, "", referee.steps > 0, why_not=none))
    why_not = texts.terminal("undo-not-agreed")
    undo = (Offer(each, "", enabled=False, why_not=why_not) for each in (actions.Undo(), actions.UndoSteps))
    return (*calls, leave, *undo)


# -- tables of real tiles ----------------------------------------------------------------------------------------------


def turn_offers(
    texts: Texts, session: TableSession, speaker: Seat, fits: Sequence[Play], *, alone: bool = False
) -> Iterator[Offer]:
    """The calls of one touch in a turn, besides tiles; `speaker` makes them, `fits` is where the tile may go.

    `alone`: nobody else speaks here.
    """
    position = session.referee.position
    if position is None:
        return
    trains = dict.fromkeys(play.train for play in fits)
    if len(trains) == 1:
        train = train_phrase(texts, position, next(iter(trains)), session.referee.names)
        yield Offer(actions.LayTile(), texts.screen("called-lay-on", train=train), primary=True)
    engines = [move for move in position.legal() if isinstance(move, LayEngine)]
    if position.stage == Stage.ENGINE and len(engines) == 1:
        tile = position.game.tiles.text(engines[0].tile)
        yield Offer(actions.LayEngine(), texts.screen("called-engine", tile=tile), primary=True)
    if position.ruling(Marker(speaker, up=True)).allowed:
        yield offered(texts, actions.MarkerUp())
    if position.ruling(Marker(speaker, up=False)).allowed:
        yield offered(texts, actions.MarkerDown())
    if position.ruling(Announce(speaker)).allowed or (session.last_tile.silent is not None and not alone):
        yield offered(texts, actions.Announce())
    silent = position.game.unannounced(position)
    if silent >= 0 and position.ruling(Claim(silent)).allowed:
        yield _claim(texts, session)
    penalty = position.stage == Stage.PENALTY
    if position.game.has_boneyard or penalty:
        label = texts.screen("called-penalty" if penalty else "called-drew")
        yield Offer(actions.Draw(), label, primary=penalty)
    if position.ruling(DRAW).allowed and position.after(DRAW).ruling(DONE).allowed:
        yield offered(texts, actions.DrawAndPass())
    yield Offer(actions.Done(), _end_of_turn(texts, position), primary=position.legal() == (DONE,))


def engine_offers(texts: Texts, session: TableSession, seating: bool) -> Iterator[Offer]:
    """The uses of the hub's engine button now, as offers on the screen; `seating`: players are taking their seats."""
    position, awaited = session.referee.position, session.mode.awaited
    if awaited.in_turn and position is not None:
        if position.game.has_boneyard:
            yield Offer(actions.Draw(), texts.screen("slots-drew"))
        yield Offer(actions.Done(), _end_of_turn(texts, position))
    elif not seating:
        key = {"leader": "called-lot", "holder": "called-nobody", "finder": "called-nobody"}.get(awaited.what)
        if awaited.what != "holder" or None in awaited.holders:
            yield Offer(actions.Draw(), texts.screen(key or "called-dealt"), primary=True)


def question_offers(texts: Texts, session: TableSession) -> Iterator[Offer]:
    """The answers to the questions of a table of real tiles between turns."""
    awaited, names = session.mode.awaited, session.referee.names
    match awaited.what:
        case "leader":
            yield from (Offer(actions.AnswerSeat(seat), names[seat]) for seat in awaited.choices if seat is not None)
            yield Offer(actions.AnswerSeat(), texts.screen("called-lot"))
        case "holder" | "finder" | "winner":
            yield from (Offer(actions.AnswerSeat(seat), names[seat]) for seat in awaited.choices if seat is not None)
            if None in awaited.choices:
                yield Offer(actions.AnswerSeat(), texts.screen("called-nobody"))
        case "correction":
            yield from failed_call_offers(texts, session)
        case "next" | "deal":
            yield offered(texts, actions.Dealt(), primary=True)


def further_offers(texts: Texts, session: TableSession) -> Iterator[Offer]:
    """The offers of a table of real tiles besides what is awaited; last what is typed."""
    over = session.mode.awaited.what == "nothing"
    leave = "called-end" if over and not session.reopened else "back"
    yield Offer(actions.Quit(), texts.screen(leave), primary=over)
    referee = session.referee
    undo = ""
    if referee.corrections.pending or referee.corrections.is_last:
        undo = texts.screen("fix-withdraw" if referee.corrections.pending else "fix-undo")
    possible = bool(referee.corrections.pending or referee.corrections.undo_steps) and not session.is_copy
    none = texts.screen("called-nothing-to-undo")
    yield offered(texts, actions.Undo(), label=undo, enabled=possible, why_not=none)
    if not session.is_copy:
        yield from _at_the_table(texts, session)
    if session.mode.awaited.in_turn and session.mode.name == "called":
        yield offered(texts, actions.UnseenTile())
        yield offered(texts, actions.UnseenDouble())
    yield Offer(actions.TypeCall, "")
    no_round = texts.called("no-round-yet")
    about_moves = (actions.WhereFits, actions.WhoPlays()) if session.mode.told_move_by_move else ()
    for asked in (actions.Explain, *about_moves):
        yield Offer(asked, "", referee.position is not None, why_not=no_round)


def _at_the_table(texts: Texts, session: TableSession) -> Iterator[Offer]:
    """The offers that concern the whole match, and so make no sense at a copy of the table as it was."""
    referee = session.referee
    none = texts.called("redo-none")
    yield offered(texts, actions.Redo(), enabled=session.history.redoable > 0, why_not=none)
    yield Offer(actions.RedoSteps, "", session.history.redoable > 0, why_not=none)
    yield Offer(actions.UndoSteps, "")
    if referee.calls:
        yield offered(texts, actions.SeeCalls())
        yield Offer(actions.AmendByText, "")
        yield Offer(actions.InsertByText, "")
        yield Offer(actions.DeleteCall, "")
    if referee.match.results:
        yield offered(texts, actions.SeeScores())
    if session.mode.told_move_by_move:
        yield offered(texts, actions.SeeTrust())


def _end_of_turn(texts: Texts, position: Position) -> str:
    """The name of the call that ends a turn, as used in sentences: Done where the turn may end, else a pass."""
    return texts.screen("called-done" if position.ruling(DONE).allowed else "called-passed")
