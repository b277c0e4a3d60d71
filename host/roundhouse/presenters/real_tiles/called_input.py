"""Input at a table of real tiles that is not a call yet: a tile end by end, a remaining hand, a choice."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from roundhouse.actions.action import TileEnd
from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE, hand_of, tiles_in
from roundhouse.games.core.moves import DONE, Move, Play, Reveal
from roundhouse.games.core.notation import ENDS
from roundhouse.games.core.position import Position
from roundhouse.games.rules.game import Game
from roundhouse.i18n.facts import train_phrase
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, TileId
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.permissions import calls_for_all
from roundhouse.presenters.real_tiles.photo_count import PhotoCount, name_of, said_of, whereabouts
from roundhouse.presenters.real_tiles.trust_report import hand_sum_text
from roundhouse.presenters.table.announcement import (
    LocalizedAnnouncement,
    lay_prompt,
    localized,
    no_announcement,
    not_in_set,
)
from roundhouse.presenters.table.tile_orientation import half_of, tile_halves
from roundhouse.presenters.views import Announcement, EndKey, EntryView, MessageTone, ReportView, TileKey
from roundhouse.referee import TableSession
from roundhouse.sums import SumError, read_sum
from roundhouse.vision.photo_file import Photo
from roundhouse.vision.readings import HandRules


class TileEntry:
    """A tile in the set that a table plays with; `ends` are those that were entered so far: none, one, or both."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.ends: tuple[TileEnd, ...] = ()

    @property
    def whole(self) -> bool:
        return len(self.ends) == 2

    @property
    def tiles(self) -> tuple[TileId, ...]:
        """The tile with these ends; more than one where the set has several that look the same."""
        return self.between(*self.ends) if self.whole else ()

    @property
    def text(self) -> str:
        """Its ends, as they stand on the tile."""
        return "-".join(self._game.tiles.end_text(end) for end in self.ends)

    def touch(self, end: TileEnd) -> None:
        """One end; the second completes the tile."""
        self.ends = (*self.ends, end)

    def unseen(self, double: bool) -> None:
        self.ends = (TileEnd(UNKNOWN_DOUBLE if double else UNKNOWN),) * 2

    def enter(self, ends: tuple[TileEnd, ...]) -> None:
        self.ends = ends

    def take_back(self) -> None:
        """The entry without its last touch; a tile that nobody could read counts as one touch."""
        self.ends = self.ends[:-1] if min(self.ends, default=0) >= 0 else ()

    def clear(self) -> None:
        """Without any touch."""
        self.ends = ()

    def view(self, position: Position | None) -> EntryView:
        """The entry as it is drawn, with a key for each end of the set."""
        game = self._game
        keys = []
        for end in map(TileEnd, range(game.tiles.kinds)):
            found = self.between(self.ends[0], end) if len(self.ends) == 1 else ()
            lies = bool(found) and position is not None and all(position.laid >> tile & 1 for tile in found)
            order = "".join(str(index) for index, each in enumerate(self.ends, 1) if each == end)
            keys.append(
                EndKey(
                    end, half_of(game, end), game.tiles.end_text(end), len(self.ends) != 1 or bool(found), lies, order
                )
            )
        return EntryView(tuple(half_of(game, end) for end in self.ends), tuple(keys))

    def between(self, one: TileEnd, other: TileEnd) -> tuple[TileId, ...]:
        tiles = self._game.tiles
        if one < 0 or other < 0:
            return (TileId(UNKNOWN_DOUBLE if one == other == UNKNOWN_DOUBLE else UNKNOWN),)
        try:
            return tuple(map(TileId, tiles.named(f"{tiles.end_text(one)}-{tiles.end_text(other)}")[0]))
        except ValueError:
            return ()


class HandReport:
    """The report of a remaining hand at the end of a round: its `tiles` or its `sum` so far, as written.

    `tile` is being entered.
    """

    def __init__(self, session: TableSession, tile: TileEntry, hot_seat: HotSeat, photos: PhotoCount) -> None:
        self._session, self._hot_seat = session, hot_seat
        self.tile = tile
        self._begun_for: Seat | None = None
        self.tiles: tuple[TileId, ...] = ()
        self.sum = ""
        self._by_sum: bool | None = None
        self.photos = photos

    @property
    def seat(self) -> Seat | None:
        """The seat whose hand is reported here, if one is: at the front end of one seat its own."""
        hands, hot_seat = self._session.mode.awaited.hands, self._hot_seat
        viewer = hot_seat.viewer
        if hot_seat.own and viewer is not None and viewer in hands:
            return viewer
        alone = not hot_seat.is_of_table and not calls_for_all(self._session, hot_seat)
        return None if alone or not hands else hands[0]

    @property
    def is_own(self) -> bool:
        """Whether it is the hand of the one person at this front end."""
        return self._hot_seat.own and self.seat == self._hot_seat.viewer

    @property
    def left(self) -> int | None:
        """The number of tiles that the hand has; None where nobody called the round, and so nobody knows."""
        position, seat = self._session.referee.position, self.seat
        if position is None or seat is None:
            return 0
        return None if position.uncalled else position.count(seat)

    @property
    def by_sum(self) -> bool:
        """Whether the players report sums: as they chose, and unasked where nobody called the round."""
        return self.left is None if self._by_sum is None else self._by_sum

    @property
    def only_sum(self) -> bool:
        """Whether only a sum can be reported: for the double that a winner went out with (DT-16), or of tiles that
        count by their number (BT-6)."""
        position, seat = self._session.referee.position, self.seat
        if position is None or seat is None:
            return False
        return seat == position.winner or (position.uncalled and self._session.referee.game.tile_points > 0)

    @property
    def sums(self) -> bool:
        return self.by_sum or self.only_sum

    @property
    def begun(self) -> bool:
        return bool(self.tile.ends or (self.sum if self.sums else self.tiles or self.photos.photos))

    @property
    def whole(self) -> bool:
        if self.sums:
            return self.sum[-1:].isdecimal()
        return bool(self.tiles) if self.left is None else len(self.tiles) == self.left

    @property
    def _has_room(self) -> bool:
        return self.left is None or len(self.tiles) < self.left

    @property
    def _possible(self) -> tuple[TileId, ...]:
        """The tiles that can be in the hand: nobody has seen them elsewhere."""
        position, seat = self._session.referee.position, self.seat
        if position is None or seat is None:
            return ()
        possible = map(TileId, tiles_in(position.unseen | position.hands[seat]))
        return tuple(tile for tile in possible if tile not in self._session.pad_hands.counted)

    @property
    def elsewhere(self) -> LocalizedAnnouncement | None:
        """The reason why the hand cannot be told: one of its tiles was counted in another one meanwhile."""
        counted = () if self.sums else self._session.pad_hands.counted
        return next((self._refused_elsewhere(tile) for tile in self.tiles if tile in counted), None)

    def _refused_elsewhere(self, tile: TileId) -> LocalizedAnnouncement:
        where = whereabouts(self._session, tile)
        return lambda texts: Announcement("refused", texts.of(where))

    def count(self, tile: TileId) -> None:
        """Count this tile to the hand; touched again, it is not there."""
        self._begun_for = self.seat
        self.tile.clear()
        if tile in self.tiles:
            self.tiles = tuple(each for each in self.tiles if each != tile)
        elif self._has_room and tile in self._possible:
            self.tiles = (*self.tiles, tile)

    def enter(self, end: TileEnd) -> LocalizedAnnouncement | None:
        """Enter one end of a tile, or what is on the half that is picked; the message to show, if it changes."""
        if self.photos.picked is not None:
            return self._put_right(end)
        self.tile.touch(end)
        self._begun_for = self.seat
        if not self.tile.whole:
            return None
        game, found = self._session.referee.game, self.tile.tiles
        said: LocalizedAnnouncement | None = None
        free = [tile for tile in found if tile not in self.tiles]
        if not found:
            said = not_in_set(game, self.tile.text)
        elif not free:
            said = localized("refused", "called-told-twice", tile=game.tiles.text(found[0], which=False))
        elif free[0] in self._session.pad_hands.counted:
            said = self._refused_elsewhere(free[0])
        elif self._has_room:
            self.tiles = (*self.tiles, free[0])
            said = no_announcement
        self.tile.clear()
        return said

    # -- from photos ---------------------------------------------------------------------------------------------

    def photograph(self, source: bytes | Path | None, instead: int | None) -> LocalizedAnnouncement:
        """Count the hand from a photo; what to say meanwhile."""
        self._begun_for, self._by_sum = self.seat, False
        self.tile.clear()
        alone = not self.tiles or (instead == 0 and len(self.photos.photos) == 1)
        rules = HandRules(self._session.referee.game.tiles, hand_of(self._possible), self.left if alone else None)
        return self.photos.read(source, rules, instead)

    def finish_photo(self, *, wait: bool) -> LocalizedAnnouncement | None:
        """Count the tiles of a photo that has been read since; what to say of it."""
        if self.photos.reading and self.seat != self._begun_for:
            self.clear()
        read = self.photos.finish(wait=wait)
        if not isinstance(read, Photo):
            return read
        self._take_away(self.photos.add(read))
        for each in read.reading.tiles:
            if each.tile not in self.tiles and self._has_room:
                self.tiles = (*self.tiles, TileId(each.tile))
        missing = len(read.reading.unread) if self.left is None else self.left - len(self.tiles)
        return said_of(read, self._session, missing)

    def drop_photo(self, index: int) -> None:
        self._take_away(self.photos.drop(index))

    def _take_away(self, tiles: Sequence[TileId]) -> None:
        """A photo is gone, and these tiles with it: nobody else sees it any longer, either."""
        self.tiles = tuple(each for each in self.tiles if each not in tiles)
        if self.seat is not None and self.is_own:
            shown, kept = self._session.photos.shown.get(self.seat, ()), {*map(name_of, self.photos.photos)}
            self._session.photos.show(self.seat, [each for each in shown if name_of(each) in kept])

    def _put_right(self, end: TileEnd) -> LocalizedAnnouncement | None:
        """This end is on the half that is picked; why that cannot be, if it cannot."""
        game, seen = self._session.referee.game, self.photos.picked_tile
        ends = self.photos.write(end)
        if ends is None or seen is None:
            return None
        found = self.tile.between(*ends)
        if not found:
            return not_in_set(game, "-".join(map(game.tiles.end_text, ends)))
        kept = tuple(each for each in self.tiles if each != seen.tile)
        free = [tile for tile in found if tile in self._possible and tile not in kept]
        if not free:
            if found[0] in kept:
                return localized("refused", "called-told-twice", tile=game.tiles.text(found[0], which=False))
            return self._refused_elsewhere(found[0])
        if len(kept) == self.left:
            return localized("refused", "count-whole", count=self.left)
        self.tiles = (*kept, free[0])
        self.photos.settle(free[0], ends)
        return no_announcement

    def switch(self, *, by_sum: bool) -> None:
        """The players report sums from now on, or tiles."""
        self._by_sum = by_sum

    def type(self, sign: str) -> LocalizedAnnouncement | None:
        """One more digit of the sum, or a plus; returns why the digit is left out, if it is."""
        self._begun_for = self.seat
        written = re.sub(r"\b0(?=\d)", "", self.sum + sign)
        try:
            read_sum(written.removesuffix("+"))
        except SumError as error:
            fault = error.message
            return lambda texts: Announcement("refused", texts.of(fault))
        self.sum = written
        return None

    def take_back(self) -> None:
        """Without the last touch."""
        if self.photos.picked is not None:
            self.photos.pick(*self.photos.picked)
        elif self.tile.ends:
            self.tile.clear()
        elif self.sums:
            self.sum = self.sum[:-1]
        else:
            self.tiles = self.tiles[:-1]

    def clear(self) -> None:
        """Nothing is entered yet."""
        self.tiles, self.sum = (), ""
        self.photos.clear()

    @property
    def goes_on(self) -> bool:
        """Whether the hand that is entered is still to be reported: others report theirs meanwhile."""
        entered = self.begun or self.photos.reading
        return entered and self.seat is not None and self.seat == self._begun_for

    @property
    def call(self) -> Reveal | None:
        """The call that reports the hand; None while nothing is entered."""
        seat = self.seat
        if seat is None:
            return None
        if not self.sums:
            hand = hand_of(self.tiles)
            if self.left is None:
                return Reveal(seat, 0, self._session.referee.game.hand_points(hand))
            return Reveal(seat, hand)
        return Reveal(seat, 0, read_sum(self.sum)) if self.whole else None

    def view(self, texts: Texts) -> ReportView | None:
        """The report as it is drawn; None while no hand is awaited here."""
        if self.seat is None:
            return None
        game, hand = self._session.referee.game, hand_of(self.tiles)
        added = hand_sum_text(texts, game, hand).strip()
        if not added and hand:
            added = texts.called("sum", parts="…", sum=game.hand_points(hand))
        pips = game.hand_points(hand) if not self.sums else read_sum(self.sum) if self.whole else None
        return ReportView(
            self.left,
            self.sum,
            self.by_sum,
            self.only_sum,
            self.begun,
            self.whole,
            added,
            "…" if pips is None else str(pips),
            tuple(self._key(tile) for tile in self._possible) if not self.sums else (),
            self.photos.views(self.tiles) if not self.sums else (),
            self.photos.picked is not None,
            self.photos.reading,
        )

    def _key(self, tile: TileId) -> TileKey:
        game, chosen = self._session.referee.game, tile in self.tiles
        return TileKey(
            tile, tile_halves(game, tile), game.tiles.text(tile, which=False), chosen, chosen or self._has_room
        )


@dataclass(frozen=True, slots=True)
class CallMeaning:
    """One of several meanings of a call, with its text in each language: moves, then what is `said` in notation."""

    label: Callable[[Texts], str]
    moves: tuple[Move, ...] = ()
    said: str = ""


def fitting_plays(position: Position, tiles: Sequence[TileId]) -> list[Play]:
    """The plays where one of these tiles, which look the same, may be laid by the player in turn."""
    plays = [move for move in position.legal() if isinstance(move, Play) and move.tile in tiles]
    return [play for play in plays if play.tile == plays[0].tile]


def joined_end(position: Position, spot: int) -> tuple[TileEnd, ...]:
    """The number that a tile shows against that spot; none where any end may lie, or a wild one after a letter."""
    game, open_end = position.game, position.ends[spot]
    accepted = game.play_table.accepted
    known = accepted[open_end] != accepted[UNKNOWN] and game.tiles.double[open_end] >= 0
    return (TileEnd(open_end),) if known else ()


def where_prompt(
    position: Position, tiles: Sequence[TileId], speaker: Seat, names: Sequence[str]
) -> LocalizedAnnouncement:
    """The prompt for where the `speaker` lays one of these tiles, or the reason why it cannot be laid."""
    tile = position.game.tiles.text(tiles[0], which=False)
    if all(each >= 0 and position.laid >> each & 1 for each in tiles):
        return localized("refused", "called-lies", tile=tile)
    if speaker != position.turn:
        return localized("asked", "called-where", tile=tile)
    trains = list(dict.fromkeys(play.train for play in fitting_plays(position, tiles)))
    if trains:
        return lay_prompt(position, tile, trains, names)
    return localized("refused", "called-fits-none", tile=tile, seat=names[speaker])


def turn_end_meaning(turn: str, said: str) -> CallMeaning:
    """The meaning that this player's turn is over, followed by the call that came too early."""
    return CallMeaning(lambda texts: texts.screen("called-is-done", turn=turn), (DONE,), said)


def side_label(position: Position, play: Play, names: Sequence[str]) -> CallMeaning:
    """The name of one way to lay a tile, where there are several."""
    game = position.game

    def label(texts: Texts) -> str:
        if game.ends_per_train == 1:
            return texts.screen("called-opens", end=game.tiles.end_text(play.opens))
        train = train_phrase(texts, position, play.train, names)
        return texts.screen(f"called-{ENDS[play.spot % 2]}", train=train)

    return CallMeaning(label, (play,))


def which_question(
    choices: Sequence[CallMeaning], key: str, tone: MessageTone, **facts: object
) -> LocalizedAnnouncement:
    return lambda texts: Announcement(
        tone, texts.screen(key, **facts), texts.any_of([choice.label(texts) for choice in choices])
    )
