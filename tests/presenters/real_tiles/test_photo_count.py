"""Hands counted from photos at a screen that all share: from a file or a webcam, typed or touched."""

from pathlib import Path

import pytest
from tests.presenters.real_tiles.test_photos_on_phones import counting
from tools.testing.photos import NotedReader

from roundhouse import actions
from roundhouse.actions.action import Index, TileEnd
from roundhouse.dominoes import tiles_in
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import TakeSlot


def counted(presenter: Presenter) -> list[str]:
    """The tiles that are counted so far."""
    report = presenter.present().report
    assert report is not None
    return [key.text for key in report.keys if key.chosen]


def said(presenter: Presenter) -> str:
    announcement = presenter.present().announcement
    assert announcement is not None
    return f"{announcement.title} {announcement.text}".strip()


@pytest.fixture
def table() -> Presenter:
    return Presenter(counting().session)


def take(table: Presenter, file: Path, content: str) -> None:
    """Count from a file with this content."""
    file.write_text(content)
    assert table.submit(actions.CountPhoto(str(file))).status == "taken"
    assert said(table) == "The photo is being read …"
    table.advance(100)


def test_a_file_is_counted_and_the_hand_settles_as_when_it_is_typed(table: Presenter, tmp_path: Path) -> None:
    take(table, tmp_path / "hand.jpg", "3-4 2-2 0-1")
    assert (said(table), counted(table)) == ("3 tiles, 12 points", ["0-1", "2-2", "3-4"])
    assert actions.SharePhotos() not in [offer.action for offer in table.present().offers], "whose photo is it?"
    assert table.submit(actions.TellHand()).status == "taken"
    position = table.session.referee.position
    assert position is not None
    tiles = table.session.referee.game.tiles
    assert [tiles.text(tile) for tile in tiles_in(position.hands[1])] == ["0-1", "2-2", "3-4"]


def test_a_file_that_is_not_there_and_a_webcam_that_is_missing_are_told(table: Presenter, tmp_path: Path) -> None:
    table.submit(actions.CountPhoto(str(tmp_path / "none.jpg")))
    table.run_until_person_needed()
    assert said(table) == "The picture cannot be read: there is no such file or folder."
    table.submit(actions.CountPhoto("~nobody-here/a.jpg"))
    table.run_until_person_needed()
    assert said(table) == "The picture cannot be read: there is no such file or folder."
    table.submit(actions.CountPhoto())
    table.run_until_person_needed()
    assert said(table).startswith("No webcam was found: plug one in")


def test_the_reader_knows_what_can_be_in_the_hand_and_how_many(table: Presenter, tmp_path: Path) -> None:
    take(table, tmp_path / "hand.jpg", "3-4 2-2")
    take(table, tmp_path / "hand.jpg", "2-2 0-1")
    reader, tiles = table.session.photos.reader, table.session.referee.game.tiles
    assert isinstance(reader, NotedReader)
    first, second = reader.asked
    assert (first.count, second.count) == (3, None)
    assert first.possible == tiles.everything & ~sum(1 << tiles.read(text)[0] for text in ("6-6", "5-6"))
    assert counted(table) == ["0-1", "2-2", "3-4"]


def test_in_place_of_a_photo_that_is_not_there_only_a_fourth_one_is_taken(table: Presenter, tmp_path: Path) -> None:
    for tiles in ("3-4", "2-2", "3-4"):
        take(table, tmp_path / "hand.jpg", tiles)
    (tmp_path / "hand.jpg").write_text("0-1")
    for number in (3, 4):
        assert table.submit(actions.CountPhoto(str(tmp_path / "hand.jpg"), instead=Index(9))).status == (
            "taken" if number == 3 else "refused"
        )
        table.advance(100 * number)
    assert counted(table) == ["0-1", "2-2", "3-4"]
    assert said(table).startswith("A hand takes up to 4 photos")


@pytest.mark.parametrize(("end", "why"), [(2, "2-2 is already entered."), (6, ""), (5, "")])
def test_a_half_is_put_right_where_the_tile_can_be_there(table: Presenter, tmp_path: Path, end: int, why: str) -> None:
    take(table, tmp_path / "hand.jpg", "2-3? 2-2 0-1")
    table.submit(actions.PickHalf(Index(0), Index(0), Index(1)))
    reply = table.submit(actions.EnterEnd(TileEnd(end)))
    assert reply.status == ("refused" if why else "taken")
    if why:
        assert said(table) == why
        table.submit(actions.Erase())
        assert counted(table) == ["0-1", "2-2", "2-3"]
    else:
        assert counted(table) == ["0-1", "2-2", f"2-{end}"]


def test_a_tile_that_lies_is_refused_where_a_half_is_put_right(table: Presenter, tmp_path: Path) -> None:
    take(table, tmp_path / "hand.jpg", "3-5? 2-2 0-1")
    table.submit(actions.PickHalf(Index(0), Index(0), Index(0)))
    table.submit(actions.EnterEnd(TileEnd(6)))
    assert said(table) == "5-6 is already on the table."


def test_a_hand_that_was_told_meanwhile_takes_no_photo(table: Presenter, tmp_path: Path) -> None:
    (tmp_path / "hand.jpg").write_text("3-4 2-2 0-1")
    table.submit(actions.CountPhoto(str(tmp_path / "hand.jpg")))
    table.session.mode.call_text("bo 3-4 2-2 0-1")
    table.advance(100)
    assert counted(table) == []


def test_a_table_of_buttons_counts_from_photos_too(tmp_path: Path) -> None:
    table = Presenter(counting(mode="slots").session)
    for place in range(3):
        table.session.call(TakeSlot(Seat(place), Slot(place)))
    take(table, tmp_path / "hand.jpg", "3-4 2-2 0-1")
    assert said(table) == "3 tiles, 12 points"
    assert table.submit(actions.TellHand()).status == "taken"


def test_at_a_table_of_buttons_the_tiles_stay_while_another_hand_is_told(tmp_path: Path) -> None:
    session = counting(mode="slots").session
    for place in range(3):
        session.call(TakeSlot(Seat(place), Slot(place)))
    table = Presenter(session)
    take(table, tmp_path / "hand.jpg", "3-4 2-2 0-1")
    session.mode.call_text("cy = 5")
    assert counted(table) == ["0-1", "2-2", "3-4"]
    assert table.submit(actions.TellHand()).status == "taken"
