"""A hand that is counted from photos: what was read of each, and what its owner puts right."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from hashlib import sha256
from math import dist
from pathlib import Path
from typing import Final

from roundhouse.actions import PickHalf
from roundhouse.actions.action import Index, TileEnd
from roundhouse.catalogs import Message, reason_of
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, TileId
from roundhouse.presenters.table.announcement import LocalizedAnnouncement, localized
from roundhouse.presenters.views import Announcement, PhotoHalf, PhotoTile, PhotoView
from roundhouse.referee import TableSession
from roundhouse.vision.photo_file import BadPhoto, Photo
from roundhouse.vision.readings import Corners, HandRules, TileReading

MOST_PHOTOS: Final = 4
"""The photos of one hand."""


@dataclass(slots=True)
class SeenTile:
    """A tile in a photo: its ends as far as they are known, which half is not sure, and which tile of the set it is."""

    corners: Corners
    ends: list[TileEnd | None]
    unsure: list[bool]
    tile: TileId | None

    def write(self, half: int, end: TileEnd) -> None:
        """This end is on this half; which tile it is depends on the other."""
        self.ends[half], self.unsure[half] = end, False

    def settle(self, half: int, tile: TileId, ends: tuple[TileEnd, TileEnd]) -> None:
        """It is this tile, by what somebody has said of this half."""
        self.tile = tile
        for place, end in enumerate(ends):
            self.ends[place] = end
        self.unsure[half] = False


class CountedPhoto:
    """A photo with its tiles: those that were read, those that cannot be in the hand, and those that were not read."""

    def __init__(self, photo: Photo) -> None:
        reading = photo.reading
        self.photo = photo
        self.tiles = [
            *map(_seen, [*reading.tiles, *reading.elsewhere]),
            *(SeenTile(corners, [None, None], [True, True], None) for corners in reading.unread),
        ]

    def put_right(self, counted: Collection[TileId]) -> Photo:
        """The photo with its counted tiles, as their owner has put them right."""
        tiles = [
            TileReading(seen.tile, (one, other), seen.corners, 1.0)
            for seen in self.tiles
            for one, other in [seen.ends]
            if seen.tile is not None and seen.tile in counted and one is not None and other is not None
        ]
        return replace(self.photo, reading=replace(self.photo.reading, tiles=tiles))


def _seen(read: TileReading) -> SeenTile:
    return SeenTile(read.corners, [*map(TileEnd, read.ends)], [*read.unsure], TileId(read.tile))


class PhotoCount:
    """The photos of one hand. Nothing of them is a call: their owner looks, and tells the hand."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self._photos: list[CountedPhoto] = []
        self._reading: Future[Photo] | None = None
        self._instead: CountedPhoto | None = None
        self.picked: tuple[int, int, int] | None = None

    @property
    def available(self) -> bool:
        """Whether photos can be read here."""
        return self._session.photos.reader is not None

    @property
    def photos(self) -> Sequence[Photo]:
        return [each.photo for each in self._photos]

    @property
    def reading(self) -> bool:
        """Whether a photo is being read."""
        return self._reading is not None

    def put_right(self, counted: Collection[TileId]) -> tuple[Photo, ...]:
        """The photos as they are shown to all: with these tiles of the hand, as they were put right."""
        return tuple(each.put_right(counted) for each in self._photos)

    def clear(self) -> None:
        """Forget the photos, also one that is being read: if it still waits for that, it makes room for others."""
        if self._reading is not None:
            self._reading.cancel()
        self._photos, self._reading, self.picked = [], None, None

    def read(self, source: bytes | Path | None, rules: HandRules, instead: int | None) -> LocalizedAnnouncement:
        """Have a photo read, in place of the one with this number; what to say meanwhile, or why it is not possible."""
        reader = self._session.photos.reader
        assert reader is not None, "it was offered"
        replaced = None if instead is None else next(iter(self._photos[instead : instead + 1]), None)
        if replaced is None and len(self._photos) == MOST_PHOTOS:
            return localized("refused", "count-full", count=MOST_PHOTOS)
        try:
            self._reading, self._instead = reader.read(source, rules), replaced
        except BadPhoto as error:
            return localized("refused", f"count-{error.reason}")
        return localized("info", "count-reading")

    def finish(self, *, wait: bool) -> Photo | LocalizedAnnouncement | None:
        """The photo that has been read since, or why it could not be; None while nothing has. `wait`: until it is."""
        future = self._reading
        if future is None or not (wait or future.done()):
            return None
        self._reading = None
        try:
            photo = future.result()
        except BadPhoto as error:
            return localized("refused", f"count-{error.reason}")
        except OSError as error:
            reason = reason_of(error)
            return lambda texts: Announcement("refused", texts.screen("count-not-read", reason=texts.of(reason)))
        return photo

    def add(self, photo: Photo) -> tuple[TileId, ...]:
        """Keep a photo, in place of the one that it was taken for; the tiles of that one, which no longer count.

        One that shows no tiles is not kept, and takes no place.
        """
        counted = CountedPhoto(photo)
        if not counted.tiles:
            return ()
        place = self._photos.index(self._instead) if self._instead in self._photos else len(self._photos)
        gone = self.drop(place)
        self._photos.insert(place, counted)
        return gone

    def drop(self, index: int) -> tuple[TileId, ...]:
        """Throw a photo away; the tiles that were seen in it alone."""
        if index >= len(self._photos):
            return ()
        self.picked = None
        gone = {each.tile for each in self._photos.pop(index).tiles}
        kept = {each.tile for photo in self._photos for each in photo.tiles}
        return tuple(tile for tile in gone - kept if tile is not None)

    # -- what is put right ---------------------------------------------------------------------------------------

    def pick(self, *half: int) -> None:
        """Pick this half of this tile of this photo, or let it go again."""
        photo, tile, side = half
        there = photo < len(self._photos) and tile < len(self._photos[photo].tiles) and side < 2
        self.picked = (photo, tile, side) if there and self.picked != (photo, tile, side) else None

    @property
    def picked_tile(self) -> SeenTile | None:
        """The tile one of whose halves is picked."""
        return None if self.picked is None else self._photos[self.picked[0]].tiles[self.picked[1]]

    def write(self, end: TileEnd) -> tuple[TileEnd, TileEnd] | None:
        """The ends of the picked tile with this one on its half; None while the other half is not known."""
        seen = self.picked_tile
        assert self.picked is not None and seen is not None
        photo, index, half = self.picked
        one, other = (end if place == half else known for place, known in enumerate(seen.ends))
        if one is not None and other is not None:
            return one, other
        seen.write(half, end)
        self.picked = photo, index, 1 - half
        return None

    def settle(self, tile: TileId, ends: tuple[TileEnd, TileEnd]) -> None:
        """The picked tile is this one."""
        seen = self.picked_tile
        assert self.picked is not None and seen is not None
        seen.settle(self.picked[2], tile, ends)
        self.picked = None

    # -- what is shown -------------------------------------------------------------------------------------------

    def views(self, counted: Sequence[TileId]) -> tuple[PhotoView, ...]:
        """The photos as they are drawn, for the person who counts."""
        return tuple(
            photo_view(each.photo, self._tiles(number, each, counted)) for number, each in enumerate(self._photos)
        )

    def _tiles(self, number: int, photo: CountedPhoto, counted: Sequence[TileId]) -> Iterator[PhotoTile]:
        text = self._session.referee.game.tiles.end_text
        for index, seen in enumerate(photo.tiles):
            is_counted = seen.tile in counted
            halves = _halves(seen.corners, ["?" if end is None else text(end) for end in seen.ends])
            yield PhotoTile(
                seen.corners,
                is_counted,
                tuple(
                    replace(
                        half,
                        unsure=unsure and (is_counted or end is None),
                        picked=self.picked == (number, index, side),
                        action=PickHalf(Index(number), Index(index), Index(side)),
                    )
                    for side, (half, end, unsure) in enumerate(zip(halves, seen.ends, seen.unsure, strict=True))
                ),
            )


def photo_view(photo: Photo, tiles: Iterable[PhotoTile]) -> PhotoView:
    return PhotoView(name_of(photo), photo.width, photo.height, tuple(tiles), photo.pictures[0])


def shared_view(photo: Photo, text: Callable[[int], str]) -> PhotoView:
    """A photo as all others see it: with its tiles, and nothing to touch."""
    tiles = photo.reading.tiles
    return photo_view(
        photo,
        (PhotoTile(each.corners, True, _halves(each.corners, [*map(text, each.ends)])) for each in tiles),
    )


def name_of(photo: Photo) -> str:
    """The name under which a photo is asked for."""
    return sha256(photo.pictures[0]).hexdigest()[:24]


def _halves(corners: Corners, texts: Sequence[str]) -> tuple[PhotoHalf, PhotoHalf]:
    """Both halves of a tile, the first at its first two corners."""
    a, b, c, d = corners
    right, left, size = _middle((b, c)), _middle((d, a)), dist(a, b)
    first, second = (a, b, right, left), (c, d, left, right)
    return (
        PhotoHalf(first, _middle(first), size, texts[0]),
        PhotoHalf(second, _middle(second), size, texts[1]),
    )


def _middle(corners: Corners) -> tuple[float, float]:
    count = len(corners)
    return sum(x for x, _ in corners) / count, sum(y for _, y in corners) / count


# -- what is said of a photo -----------------------------------------------------------------------------------------


def said_of(photo: Photo, session: TableSession, missing: int) -> LocalizedAnnouncement:
    """The message about a photo that was read, and what to do next; `missing` tiles of the hand are not counted yet."""
    reading = photo.reading
    away = [whereabouts(session, each.tile) for each in reading.elsewhere]

    def message(texts: Texts) -> Announcement:
        advice = [texts.of(where) for where in away]
        if away:
            return Announcement("refused", texts.screen("count-wrong-hand"), " ".join(advice))
        if not reading.tiles:
            return Announcement("refused", texts.screen(f"count-no-tiles-{reading.trouble or 'seen'}"))
        if missing:
            advice.append(texts.screen("count-missing", count=missing))
        doubtful = [session.referee.game.tiles.text(each.tile, which=False) for each in reading.tiles if each.doubtful]
        if doubtful:
            advice.append(texts.screen("count-look", tiles=", ".join(doubtful)))
        told = texts.screen("count-read", count=len(reading.tiles), points=reading.points)
        return Announcement("asked" if advice else "info", told, " ".join(advice))

    return message


def whereabouts(session: TableSession, tile: int) -> Message:
    """The reason why a tile cannot be in the hand that is counted."""
    referee = session.referee
    position, text = referee.position, referee.game.tiles.text(tile, which=False)
    hands = [] if position is None else [Seat(seat) for seat, hand in enumerate(position.hands) if hand >> tile & 1]
    owner = next(iter(hands), session.pad_hands.counted.get(TileId(tile)))
    if owner is None:
        return Message("real-tiles/called-lies", tile=text)
    return Message("real-tiles/count-elsewhere", tile=text, seat=referee.names[owner])
