"""An event as a sentence or in short form, and what an undo took back."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.catalogs import Number
from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import (
    DONE,
    Announce,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    LayEngine,
    Marker,
    Overruled,
    Penalty,
    Play,
    Reveal,
)
from roundhouse.games.core.notation import ENDS
from roundhouse.games.core.position import Position, Rules, Stage
from roundhouse.games.core.sounds import WarningTime
from roundhouse.games.match.match import Begin, Correct, Depart, Event, Join, Stop, Swap, WentOut
from roundhouse.games.rules.overruling import made_in
from roundhouse.i18n.facts import Facts, Word
from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of


def event_text(
    texts: Texts, event: Event, before: Position | None, game: Rules, names: Sequence[str], short: bool = False
) -> str:
    """The event in words, made in the position `before`; `short` without the name, for a list where a badge says who.

    A tile that the viewer of `before` should not see must not be in `event` (see `views.move_seen_by`).

    >>> from roundhouse.games import BasicTrains
    >>> event_text(Texts(), Correct(1, 0, 17), None, BasicTrains(4), ("Ann", "Bo", "Cy", "Di"))
    'Round 2 is corrected: Ann has 17 points'
    """
    if isinstance(event, Overruled):
        what = called_text(texts, event, before, game, names, short)
        note = f"{event.clause}: {event.note}" if event.note and not short else event.clause
        return texts.text("events/overruled.short" if short else "events/overruled", what=what, clause=note)
    key, facts = _meaning(event, before, Facts(texts, game, names))
    return texts.text(f"events/{key}.short" if short else f"events/{key}", **facts)


def called_text(
    texts: Texts, event: Overruled, before: Position | None, game: Rules, names: Sequence[str], short: bool = False
) -> str:
    """The refused call itself, in words."""
    words = Facts(texts, game, names)
    match event.move:
        case Begin(leader):
            return texts.screen("fix-begins", seat=words.seat(leader))
        case Deal(hands, hidden, _):
            counts = [hand.bit_count() + unseen for hand, unseen in zip(hands, hidden, strict=True)]
            each = [f"{words.seat(seat)} {count}" for seat, count in enumerate(counts)]
            return texts.text("events/deal-uneven", hands=texts.all_of(each))
    there = None if before is None else made_in(before, event)
    return event_text(texts, event.move, there, game, names, short)


def undo_text(texts: Texts, events: Sequence[str]) -> str:
    """The events that were taken back, as one line of short texts.

    >>> undo_text(Texts(), ["Bo plays 5-6 on their own train", "Cy draws a tile"])
    'Taken back: Bo plays 5-6 on their own train; Cy draws a tile.'
    """
    return texts.text("turns/undone", what="; ".join(events)) if events else texts.text("turns/undone-none")


def _meaning(event: Event, before: Position | None, words: Facts) -> tuple[str, dict[str, Word]]:
    """The name of the sentence, and its facts."""
    seat = before.turn if before is not None else 0
    who: dict[str, Word] = {"seat": words.seat(seat)}
    match event:
        case Begin():
            return "begin", {}
        case WentOut(winner):
            return ("out", {"seat": words.seat(winner)}) if winner >= 0 else ("out-nobody", {})
        case Stop():
            return "stop", {}
        case Join():
            return "join", {}
        case Depart():
            return "depart", {}
        case Swap(one, other):
            return "swap", {"seat": words.seat(one), "other": words.seat(other)}
        case Correct(round, owner, points):
            return "correct", {
                "round": Number(number_of(round)),
                "seat": words.seat(owner),
                "count": Number(points, signed=words.game.points_lost),
            }
        case Deal() if before is not None and before.stage == Stage.HUNT:
            return ("hunt-alone", who) if words.game.hunts_in_turn else ("hunt", {})
        case Deal(hands, hidden, _):
            return "deal", {"count": Number(hands[0].bit_count() + hidden[0])}
        case LayEngine(tile):
            return "engine", who | {"tile": words.laid(tile)}
        case Play():
            end = event.joined if event.joined >= 0 else None
            key = "play-own" if event.train == seat else "play-other"
            if words.game.ends_per_train == 2:
                key += "-" + ENDS[event.spot % 2]
            return key, who | {"tile": words.laid(event.tile, end), "train": words.train(event.train)}
        case Draw(tile):
            return ("draw" if tile < 0 else "draw-seen"), who | {"tile": words.tile(tile)}
        case Done():
            return _pass(before), who
        case Announce(owner):
            early = words.game.last_tile_warning is WarningTime.BEFORE_PLAY
            return ("announce-before" if early else "announce"), {"seat": words.seat(owner)}
        case Claim(owner):
            return "claim", {"seat": words.seat(owner)}
        case Penalty():
            owner = words.game.unannounced(before) if before is not None else 0
            return "penalty", {"seat": words.seat(owner)}
        case Overruled(move):
            return _meaning(move, before, words)
        case Close(spot):
            return "close", {"train": words.train(spot // words.game.ends_per_train)}
        case Marker(owner, up):
            return ("marker-up" if up else "marker-down"), {"seat": words.seat(owner)}
        case Reveal(owner, tiles, pips):
            shown = words.texts.all_of([words.tile(tile) for tile in tiles_in(tiles)])
            key = "reveal-pips" if pips >= 0 else "reveal" if tiles else "reveal-none"
            if pips >= 0 and before is not None and owner == before.winner:
                key = "reveal-last"
            elif before is not None and before.uncalled and words.game.tile_points:
                key = "reveal-tiles"
            return key, {"seat": words.seat(owner), "tiles": shown, "count": Number(pips)}


def _pass(before: Position | None) -> str:
    """The meaning of `Done` in this position."""
    if before is None:
        return "turn-done"
    if before.stage == Stage.ENGINE:
        return "no-double"
    if not before.game.has_boneyard:
        return "turn-lost" if before.stage == Stage.TURN else "turn-done"
    if before.stage == Stage.MAY_CONTINUE and not before.game.must_play_again(before):
        return "turn-done" if before.doubles_this_turn else "first-train-laid"
    after = before.game.after(before, DONE)
    if not after.markers >> before.turn & 1 or (before.doubles_this_turn and not after.doubles):
        # No train to put a marker on (MS-5), or a double that nothing has to follow (MS-9).
        return "turn-done"
    if before.stage in (Stage.DREW, Stage.FOLLOW_UP_DREW):
        return "marker-drew"
    return "marker-passed" if before.boneyard else "marker-empty"
