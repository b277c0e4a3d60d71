"""The hand that somebody has photographed in the middle of a round: advice for its owner alone, and no call."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from roundhouse.dominoes import hand_of
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ruling
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, TileId
from roundhouse.presenters.dealt.hand_selection import longest_from
from roundhouse.presenters.dealt.hints import why_not
from roundhouse.presenters.real_tiles.photo_count import PhotoCount, said_of
from roundhouse.presenters.table.announcement import LocalizedAnnouncement
from roundhouse.presenters.table.typed_calls import hint_about
from roundhouse.presenters.views import Announcement
from roundhouse.referee import TableSession
from roundhouse.vision.photo_file import Photo
from roundhouse.vision.readings import HandRules

REASONS: Final = 3
"""For how many tiles it is told why they cannot be played, the heaviest first."""


class OwnHand:
    """A photo of one's own hand while it is read, whatever others call meanwhile. Nothing of it is kept.

    Another one takes its place, and once its round is over it is worth nothing.
    """

    def __init__(self, session: TableSession) -> None:
        self._session, self._photos = session, PhotoCount(session)
        self._seat: Seat | None = None
        self._round = 0

    def read(self, source: bytes | Path | None, position: Position, seat: Seat) -> LocalizedAnnouncement:
        """Have it read; what to say meanwhile."""
        self._photos.clear()
        self._seat, self._round = seat, self._session.referee.match.round_start
        possible = position.unseen | position.hands[seat]
        return self._photos.read(source, HandRules(position.game.tiles, possible, position.count(seat)), None)

    def finish(self, *, wait: bool) -> LocalizedAnnouncement | None:
        """The advice once it has been read."""
        match = self._session.referee.match
        if match.position is None or match.round_start != self._round:
            self._photos.clear()
        read = self._photos.finish(wait=wait)
        if not isinstance(read, Photo):
            return read
        return None if self._seat is None else advice(read, self._session, self._seat)


def advice(photo: Photo, session: TableSession, seat: Seat) -> LocalizedAnnouncement:
    """The tiles that were read, and the longest train that they make; in turn, what to play, or why nothing can be."""
    position, tiles = session.referee.position, [TileId(each.tile) for each in photo.reading.tiles]
    missing = 0 if position is None else position.count(seat) - len(tiles)
    read = said_of(photo, session, max(0, missing))
    if position is None or not tiles or photo.reading.elsewhere:
        return read
    texts_of = position.game.tiles.text
    spots = range(position.game.spot(seat), position.game.spot(seat) + position.game.ends_per_train)
    open_ends = tuple(position.ends[spot] for spot in spots if position.ends[spot] >= 0)
    starts = open_ends or (position.round.engine,) if position.round.engine >= 0 else open_ends
    train = longest_from(position.game, hand_of(tiles), starts) if starts else {}
    line = ", ".join(texts_of(tile, joined=end) for tile, end in train.items())
    named = " ".join(texts_of(tile, which=False) for tile in tiles)
    hinted = hint_about(session.referee, position, named) if position.turn == seat else None
    reasons = _reasons(session, tiles) if hinted is not None else []

    def message(texts: Texts) -> Announcement:
        told = read(texts)
        said = [told.text] if told is not None else []
        said.append(texts.screen("own-line", tiles=line) if line else texts.screen("own-no-line"))
        if hinted is not None and (hint := hinted(texts)) is not None:
            said.append(" ".join((hint.title, hint.text)).strip())
        for tile, ruling in reasons:
            said.append(f"{tile}: {refusal_text(texts, ruling, position.game, session.referee.names)}")
        return Announcement("info", told.title if told is not None else "", " ".join(filter(None, said)))

    return message


def _reasons(session: TableSession, tiles: Sequence[TileId]) -> list[tuple[str, Ruling]]:
    """The reasons why tiles of a hand cannot be played, the heaviest first, if none of them can."""
    refused = [(tile, why_not(session.referee.match, tile)) for tile in sorted(tiles, reverse=True)]
    if any(why is None for _, why in refused):
        return []
    text = session.referee.game.tiles.text
    return [(text(tile, which=False), why[1]) for tile, why in refused[:REASONS] if why is not None]
