"""The guide installs every part once, lists every wire and looks up every fact; each defect is caught."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.defects import each_of
from tools.hardware import tables
from tools.hardware.guide import book as prose
from tools.hardware.guide import checks, pages
from tools.hardware.guide.book import Book

TABLES = tables.read()
BOOK = prose.read()


@pytest.fixture
def nothing_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seeded defect also makes pages stale; that has a test of its own."""
    monkeypatch.setattr(pages, "stale", lambda _made: [])
    monkeypatch.setattr(pages, "files", lambda _tables, _book: {})


def changed(key: str, **fields: object) -> Callable[[Book], Book]:
    return lambda book: replace(book, steps={**book.steps, key: replace(book.steps[key], **fields)})  # type: ignore[arg-type]


def more(key: str, words: str) -> Callable[[Book], Book]:
    return changed(key, text=BOOK.steps[key].text + words)


def without(build: str, key: str) -> Callable[[Book], Book]:
    def act(book: Book) -> Book:
        entry = {**book.builds[build], "steps": [one for one in book.builds[build]["steps"] if one != key]}
        return replace(book, builds={**book.builds, build: entry})

    return act


def quoting(said: str) -> Callable[[Book], Book]:
    entry = {"seen": "x", "cure": "y", "said": said, "by": "firmware"}
    return lambda book: replace(book, faults=(*book.faults, entry))


DEFECTS = {
    "an unknown part": (
        changed("feet", takes=("foot", "aa_cell", "unicorn")),
        "The step feet takes unicorn, but hardware/parts.toml has no such part.",
    ),
    "a part that is not bought": (changed("feet", takes=("foot", "aa_cell", "breadboard")), "which is not bought"),
    "a missing picture": (changed("caps", pictures=("file none.png",)), "shows none.png, which does not exist"),
    "a step without a picture": (changed("caps", pictures=()), "The step caps has no picture."),
    "a part that no step uses": (changed("strip", uses=()), "D1 (strip of 13 lamps) is installed in no step."),
    "a bought part that no step takes": (
        changed("feet", takes=("aa_cell",)),
        "7 x rubber foot is bought, but taken in 0 steps.",
    ),
    "a wrong count": (
        changed("keys_strip", uses=("SW13", "SW14", "SW15", "SW16")),
        "SW13 (button, engine) is installed in 2 steps.",
    ),
    "a bought part that two steps take": (
        changed("close", takes=("foot",)),
        "7 x rubber foot is bought, but taken in 2 steps.",
    ),
    "screws forgotten": (changed("carrier_in", screws=()), "the screws of the carrier are driven in 0 times"),
    "unknown screws": (changed("close", screws=("base", "roof")), "there are no screws called roof"),
    "a part of another build": (changed("strip", uses=("D1", "J5")), "uses J5, which the smallest does not have"),
    "an unknown tool": (changed("caps", tools=("hammer",)), "needs the tool hammer, which guide.toml does not list"),
    "a material that is not listed": (
        changed("speaker_in", tools=("screwdriver", "foam")),
        "The step speaker_in of the guide needs `putty`, which its tools do not list.",
    ),
    "a mark without a pen": (
        changed("switch_cable", tools=("iron", "meter")),
        "The step switch_cable of the guide needs `pen`, which its tools do not list.",
    ),
    "a measurement without calipers": (
        changed("print", tools=tuple(tool for tool in BOOK.steps["print"].tools if tool != "calipers")),
        "The step print of the guide needs `calipers`, which its tools do not list.",
    ),
    "a tool of the bring-up that no step lists": (
        changed("measure", tools=("meter",)),
        "The bring-up needs `clip`, which no step of smallest lists.",
    ),
    "a step in no build": (without("board", "order"), "The step order of the guide is in no build."),
    "a wire that no step makes": (
        changed("three_buttons", wires=("SW1", "SW2")),
        "the smallest, usb: no step of the guide wires A of SW13.",
    ),
    "a figure typed by hand": (more("caps", " It is 44 mm high."), "types `44 mm` instead of looking it up"),
    "an unknown command": (more("caps", " `roundhouse flush`"), "there is no command flush"),
    "an unknown option": (more("caps", "\n    roundhouse flash --picture x\n"), "flash has no option --picture"),
    "a quotation that nothing says": (quoting("was not heard"), "The guide quotes “was not heard”"),
}


@pytest.mark.usefixtures("nothing_stale")
@each_of(DEFECTS, "defect", "expected")
def test_a_defect_of_the_guide_is_found(defect: Callable[[Book], Book], expected: str) -> None:
    found = checks.faults(TABLES, defect(BOOK))
    assert any(expected in fault for fault in found), found


def test_text_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    for file in prose.GUIDE.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "case.toml").write_text("[print", encoding="utf-8")
    with pytest.raises(tables.InvalidTables, match="The guide's text cannot be read"):
        prose.read(tmp_path)


def test_an_unknown_fact_and_an_unknown_picture_are_found() -> None:
    assert checks.faults(TABLES, more("caps", " {n unicorn}")(BOOK)) == [
        "The guide asks for the fact {n unicorn}, which does not exist."
    ]
    assert checks.faults(TABLES, changed("caps", pictures=("portrait",))(BOOK)) == [
        "The step caps asks for the picture `portrait`, which does not exist."
    ]


def test_a_part_that_only_another_build_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "stale", lambda _made: [])
    assert checks.faults(TABLES, more("three_buttons", " F1 is under J31.")(BOOK)) == [
        "The guide mentions F1, which the smallest does not have.",
        "The guide mentions J31, which the smallest does not have.",
    ]


def test_figures_and_text_about_a_part_that_the_build_does_not_have_are_found() -> None:
    assert checks.faults(TABLES, more("three_buttons", " {number diode drop_volts}")(BOOK)) == [
        "The guide mentions the part diode, which the smallest does not have."
    ]
    assert checks.faults(TABLES, more("three_buttons", " [[unicorn: It flies.]]")(BOOK)) == [
        "The guide has text for unicorn only, which is neither a part nor a build."
    ]


def test_a_build_without_pages_and_a_fault_without_a_cure_are_found() -> None:
    unlisted = {key: entry for key, entry in BOOK.builds.items() if key != "smallest"}
    assert "The guide has no pages for smallest." in prose.faults(replace(BOOK, builds=unlisted), TABLES)
    assert prose.faults(replace(BOOK, faults=({"seen": "smoke"},)), TABLES) == [
        "A fault of the guide lacks `cure`: {'seen': 'smoke'}."
    ]


def test_a_step_in_no_file_is_found() -> None:
    entry = {**BOOK.builds["board"], "steps": ["paint"]}
    found = checks.faults(TABLES, replace(BOOK, builds={**BOOK.builds, "board": entry}))
    assert found == ["hardware/guide/guide.toml names the step paint, which no file has."]


def test_a_changed_page_a_missing_and_a_foreign_one_are_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "GUIDE", tmp_path)
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "pictures")
    made = {tmp_path / "a.md": "a", tmp_path / "b.md": "b"}
    (tmp_path / "a.md").write_text("by hand")
    (tmp_path / "c.md").write_text("c")
    assert pages.stale(made) == [
        "a.md is older than its sources; run `make pages`.",
        "b.md is older than its sources; run `make pages`.",
        "c.md was not made by `make pages`; remove it.",
    ]
    monkeypatch.setattr(pages, "files", lambda _tables: made)
    pages.write(TABLES)
    assert pages.stale(made) == []
    assert not (tmp_path / "c.md").exists()


def test_a_command_at_the_start_of_a_step_is_a_code_block() -> None:
    pages_on_disk = sorted(prose.GUIDE.glob("*.md"))
    assert [page.stem for page in pages_on_disk] == sorted(["README", "bring-up", *BOOK.builds])
    for page in pages_on_disk:
        lines = page.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if line.startswith(("roundhouse ", "make "))], page.name
