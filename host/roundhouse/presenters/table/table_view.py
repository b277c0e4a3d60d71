"""The table as values to draw, as one person may see it: what the person must not know is removed first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import Deal, LayEngine, Move, Play, made_move
from roundhouse.games.core.notation import train_name
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Between
from roundhouse.games.match.seat_views import concerned_seat, move_seen_by, seen_by
from roundhouse.games.rules.game import Game
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.facts import counted_points, public_train, signed_points
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.ruling_texts import effect_texts
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import match_result, round_over, turn_prompt, turn_title
from roundhouse.indices import Seat, TileId, Train, counted, number_of, seat_or_none
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.table.tile_orientation import end_shown, ends_of, half_of, mirrored, tile_of, tiles_of
from roundhouse.presenters.views import (
    Announcement,
    Half,
    HandTile,
    PlayView,
    SidebarLabels,
    SidebarRow,
    TableView,
    TargetView,
    TrainView,
)
from roundhouse.records.preferences import Livery
from roundhouse.referee import Referee, scene_of_match, train_slots
from roundhouse.referee.hub_output.scene import USUAL_VOLUME

LAST_PLAYS = 12


@dataclass(frozen=True, slots=True)
class ViewState:
    """The state of a front end besides the table: the picked tile, and whether it is turned around where it
    fits both ways; a refusal, the announcement and the actions; the hand's tiles in their order, which end of a tile
    joins the one before it, and before which one a gap lies (`apart`); whether the hand needs its player's name; how
    loud the hub is, and the liveries of the seats. While the screen is `covered`, it says to whom it goes. A move that
    is `suggested` is shown as if its tile were picked, and only where it goes by this move."""

    message: Announcement
    picked: TileId | None = None
    turned: bool = False
    buttons: tuple[Offer, ...] = ()
    refused_train: Train | None = None
    refused_at: int = 0
    hand_shown: bool = True
    order: tuple[TileId, ...] = ()
    joined: Mapping[TileId, int] = field(default_factory=dict)
    hand_named: bool = True
    volume: int = USUAL_VOLUME
    liveries: tuple[Livery, ...] = ()
    suggested: Move | None = None
    covered: bool = False
    apart: TileId | None = None


def table_view(texts: Texts, referee: Referee, viewer: Seat | None = None, state: ViewState | None = None) -> TableView:
    """The table as `viewer` sees it; between rounds the one that the last round left."""
    game = referee.game
    state = state or ViewState(status_text(texts, referee, viewer))
    eyes = viewer if state.hand_shown else None
    position = seen_by(referee.table or game.opening(game.next_round((), 0)), counted(eyes))
    legal = referee.legal() if referee.position is not None and position.turn == viewer else ()
    if isinstance(state.suggested, Play | LayEngine):
        state = replace(state, picked=TileId(state.suggested.tile))
    fits = {move.train for move in _plays_of_picked(legal, state)}
    lines = referee.match.lines()
    return TableView(
        title=texts.game_name(game.name),
        subtitle=subtitle(texts, game, position),
        labels=SidebarLabels(texts.label("last_plays"), texts.label("in_boneyard" if game.has_boneyard else "unused")),
        set_high=game.options.set,
        trains=tuple(_trains(texts, referee, position, lines)),
        rows=tuple(_rows(texts, referee, position, lines)),
        message=state.message,
        engine=_engine(position),
        hand=() if eyes is None else _hand(texts, position, eyes, legal, state, referee.names),
        cover=texts.screen("pass-to", name=referee.names[viewer]) if state.covered and viewer is not None else "",
        hand_of=(viewer, referee.names[viewer]) if state.hand_named and viewer is not None else None,
        targets=_targets(game, legal, state),
        refused_train=state.refused_train,
        refused_at=state.refused_at,
        buttons=state.buttons,
        last_plays=plays(texts, referee, eyes, LAST_PLAYS),
        boneyard=position.boneyard if game.has_boneyard or position.boneyard else None,
        boneyard_text=texts.label(
            "count_in_boneyard" if game.has_boneyard else "count_unused", count=position.boneyard
        ),
        scene=scene_of_match(referee.match, fits, state.volume, referee.slots, state.liveries),
        round_key=referee.match.round_start,
        clockwise=game.way_in(position) > 0 if game.seats > 2 else None,
    )


def subtitle(texts: Texts, game: Game, position: Position) -> str:
    """`Round 4 of 13 · engine 9-9`."""
    number, rounds, engine = number_of(position.round.number), game.rounds(), position.round.engine
    if rounds is None:
        parts = [texts.label("round_open", round=number)]
    else:
        parts = [texts.label("round", round=number, rounds=rounds)]
    if engine >= 0:
        parts.append(texts.label("engine", tile=game.tiles.text(game.tiles.double[engine])))
    return " · ".join(parts)


def status_text(
    texts: Texts, referee: Referee, viewer: Seat | None = None, here: HotSeat | None = None
) -> Announcement:
    """The strip's default message: the last play and whose turn it is, or how the match ended.

    Before the first deal it names only the round. `here` is the front end that shows it, where one does. While the
    hand is covered there, nothing in the message depends on the hand's tiles.
    """
    covered = here is not None and here.covered
    names, match, position = referee.names, referee.match, referee.position
    if position is not None and referee.in_turn is not None:
        news = " ".join(_recent_events(texts, referee, None if covered else viewer))
        told = [news] if news else []
        if referee.in_turn.is_person and (here is None or here.is_addressed):
            # The task may name a tile of the player in turn: only that player may read it.
            seen = position if position.turn == viewer else seen_by(position, counted(viewer))
            told.append(texts.screen("hand-covered") if covered else turn_prompt(texts, seen, names))
        title = turn_title(texts, position, names, own=here is not None and here.own_turn)
        return Announcement("turn", title, " ".join(told), Seat(position.turn), news=news)
    if match.over:
        text = match_result(texts, match, names)
        return Announcement("info", texts.screen("called-over"), text)
    if match.results:
        text = round_over(texts, match.results[-1], referee.game, names)
        return Announcement("info", texts.label("scores"), text)
    return Announcement("info", texts.label("round_open", round=1), "")


def _recent_events(texts: Texts, referee: Referee, viewer: Seat | None) -> Iterator[str]:
    """The last event of this round, as far as `viewer` may see it, without the deal; and what a letter did."""
    index = len(referee.match.events) - 1
    before, event = (referee.match.before(index), referee.match.events[index]) if index >= 0 else (None, None)
    if before is None or event is None or isinstance(event, Between | Deal):
        return
    said = event_text(texts, move_seen_by(before, event, counted(viewer)), before, referee.game, referee.names)
    yield f"{said}."
    if isinstance(event, Play):
        yield from effect_texts(texts, before.reasons(event), referee.game, referee.names)


def _trains(
    texts: Texts, referee: Referee, position: Position, lines: Sequence[Sequence[Play | LayEngine]]
) -> Iterator[TrainView]:
    game, names, last = referee.game, referee.names, _last_laid(referee)
    # The track leaves where the lamp is. A train with two ends keeps to the side that its left and right go by.
    slots = referee.slots if game.ends_per_train == 1 else train_slots(game)
    for train in position.trains_in_sight:
        owner = train < game.seats
        ends = ends_of(position, train)
        yield TrainView(
            slot=slots[train],
            seat=Seat(train) if owner else None,
            name=names[train] if owner else public_train(texts, game, train, short=True),
            tiles=tiles_of(position, train, lines[train], last),
            ends=ends[::-1] if mirrored(game, train) else ends,
            marker=bool(position.markers >> train & 1),
            sign=_badge_text(game, train),
        )


def _badge_text(game: Game, train: int) -> str:
    """The text on a public train's badge: its number where there are several, else its first letter."""
    if train < game.seats:
        return ""
    kind, number = game.public_kind(train)
    return number or kind[0].upper()


def _last_laid(referee: Referee) -> Play | LayEngine | None:
    events = referee.match.events[referee.match.round_start :]
    return next((move for move in map(made_move, reversed(events)) if isinstance(move, Play | LayEngine)), None)


def _rows(
    texts: Texts, referee: Referee, position: Position, lines: Sequence[Sequence[Play | LayEngine]]
) -> Iterator[SidebarRow]:
    """The rows of the players, then those of the public trains in sight."""
    game, slots, names, totals = referee.game, referee.slots, referee.names, referee.match.totals
    turn = position.turn if referee.in_turn is not None else None
    for train in position.trains_in_sight:
        row = SidebarRow(
            None,
            "",
            ends=ends_of(position, train),
            lamp=slots[train],
            line=tuple(_tile_text(game, play) for play in lines[train]),
            end_text=_end_text(position, train),
            waits=any(spot // game.ends_per_train == train for spot in position.doubles),
        )
        if train >= game.seats:
            yield replace(row, name=public_train(texts, game, train), sign=_badge_text(game, train))
        else:
            yield replace(
                row,
                seat=Seat(train),
                name=names[train],
                hand=position.count(train),
                score=texts.label("points", count=counted_points(game, totals[train])),
                short_score=signed_points(game, totals[train]),
                marker=bool(position.markers >> train & 1),
                turn=train == turn,
            )


def _end_text(position: Position, train: int) -> str:
    """The open ends as text; in brackets the number that the first tile of a train must match."""
    game = position.game
    first = train * game.ends_per_train
    if not position.begun >> train & 1:
        return "-" if position.ends[first] < 0 else f"({game.tiles.end_text(position.ends[first])})"
    return "/".join(map(game.tiles.end_text, position.ends[first : first + game.ends_per_train]))


def _tile_text(game: Game, play: Play | LayEngine) -> str:
    """A tile in letters as it lies, the train running from left to right."""
    if isinstance(play, LayEngine) or play.joined < 0:
        return game.tiles.text(play.tile)
    left = game.ends_per_train == 2 and play.spot % 2 == 0
    return game.tiles.text(play.tile, play.opens if left else play.joined)


def _hand(
    texts: Texts, position: Position, viewer: Seat, legal: Sequence[Move], state: ViewState, names: Sequence[str]
) -> tuple[HandTile, ...]:
    game, found = position.game, list[HandTile]()
    trains: dict[int, list[str]] = {move.tile: [] for move in legal if isinstance(move, Play | LayEngine)}
    for move in legal:
        if isinstance(move, Play):
            trains[move.tile].append(from_notation(texts, train_name(game, move.train, names), names))
    for tile in state.order or map(TileId, tiles_in(position.hands[viewer])):
        ends = game.tiles.ends[tile]
        if state.joined.get(tile, ends[0]) == ends[1]:
            ends = ends[::-1]
        upper, lower = (half_of(game, end) for end in ends)
        assert upper is not None and lower is not None, "a tile in hand is seen"
        typed = tuple(dict.fromkeys(trains.get(tile, ())))
        picked, apart = tile == state.picked, bool(found) and tile == state.apart
        found.append(HandTile(upper, lower, tile in trains, picked, game.tiles.text(tile), typed, apart))
    return tuple(found)


def _engine(position: Position) -> tuple[Half, Half] | None:
    """The common engine once it lies in the hub; a player's own engine lies in a train with two ends."""
    number = position.round.engine
    if number < 0 or position.game.ends_per_train == 2 or not position.laid >> position.game.tiles.double[number] & 1:
        return None
    half = half_of(position.game, number)
    return None if half is None else (half, half)


def _targets(game: Game, legal: Sequence[Move], state: ViewState) -> tuple[TargetView, ...]:
    """The trains where the picked tile may go; of two ways round on one train, the way that the person has chosen."""
    ways: dict[int, list[Play]] = {}
    for move in _plays_of_picked(legal, state):
        ways.setdefault(move.spot, []).append(move)
    chosen = [plays[-1 if state.turned else 0] for plays in ways.values()]
    return tuple(
        TargetView(
            Train(play.train),
            end_shown(game, play.train, play.spot % game.ends_per_train),
            tile_of(game, play, play.train),
        )
        for play in chosen
    )


def _plays_of_picked(legal: Sequence[Move], state: ViewState) -> list[Play]:
    plays = [move for move in legal if isinstance(move, Play) and move.tile == state.picked]
    return [move for move in plays if state.suggested in (None, move)]


def plays(texts: Texts, referee: Referee, viewer: Seat | None, most: int | None = None) -> tuple[PlayView, ...]:
    """The plays of this round, or `most` of them, without what `viewer` may not see.

    The newest is the first. There are none of a table that has been cleared.
    """
    match, found = referee.match, []
    if match.cleared:
        return ()
    for index in range(len(match.events) - 1, match.round_start - 1, -1):
        before, event = match.before(index), match.events[index]
        if before is None or isinstance(event, Between) or before.stage == Stage.DEALING:
            continue
        seen = move_seen_by(before, event, counted(viewer))
        text = event_text(texts, seen, before, referee.game, referee.names, short=True)
        found.append(PlayView(seat_or_none(concerned_seat(before, event)), text, index))
        if len(found) == most:
            break
    return tuple(found)
