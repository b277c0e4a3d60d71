"""SHEETS.md is what sheets.toml and the games say, and holds as many sheets as it promises."""

from collections import Counter

from tools.rules import sheets_page

from roundhouse.games.sheets import sheets


def test_the_page_is_up_to_date() -> None:
    assert sheets_page.TARGET.read_text(encoding="utf-8") == sheets_page.generate(), "stale: run `make sheets`"


def test_there_are_sheets_of_every_kind_and_many_are_whole() -> None:
    known = sheets()
    kinds = Counter(sheet.kind for sheet in known)
    assert kinds.keys() == sheets_page.KINDS.keys()
    assert len(known) >= 30 and kinds["maker"] >= 5 and kinds["club"] >= 5
    assert sum(not sheet.until for sheet in known) >= 10
    assert all(sheet.name and sheet.by and sheet.address.startswith("http") for sheet in known)
