"""The guide: all that is bought is put in once, every wire is told, facts are looked up; and each defect is found."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from tests.defects import each_of
from tools.hardware import maps, tables, template, wiring
from tools.hardware.circuit import circuit
from tools.hardware.guide import book as prose
from tools.hardware.guide import checks, facts, pages
from tools.hardware.guide.book import Book, Step
from tools.hardware.guide.facts import Facts
from tools.hardware.model import GROUND, RAIL

from roundhouse.flashing.update import OLDEST
from roundhouse_hub.health import Health
from roundhouse_hub.lamps.scene import LAMPS

TABLES = tables.read()
BOOK = prose.read()


@pytest.fixture
def nothing_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seeded defect makes pages stale, too; that has a test of its own."""
    monkeypatch.setattr(pages, "stale", lambda _made: [])
    monkeypatch.setattr(pages, "files", lambda _tables, _book: {})


def test_the_guide_is_whole_true_and_up_to_date() -> None:
    assert checks.faults(TABLES) == []


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
    "a part that there is not": (
        changed("feet", takes=("foot", "aa_cell", "unicorn")),
        "The step feet takes unicorn, but hardware/parts.toml has no such part.",
    ),
    "a part that is not bought": (changed("feet", takes=("foot", "aa_cell", "breadboard")), "which is not bought"),
    "a picture that is missing": (changed("caps", pictures=("file none.png",)), "shows none.png, which is not there"),
    "a step without a picture": (changed("caps", pictures=()), "The step caps has no picture."),
    "a part that no step uses": (changed("strip", uses=()), "D1 (strip of 13 lamps) is put in by no step."),
    "a thing that no step takes": (
        changed("feet", takes=("aa_cell",)),
        "6 x rubber foot is bought, and taken in 0 steps.",
    ),
    "a wrong count": (
        changed("keys_strip", uses=("SW13", "SW14", "SW15", "SW16")),
        "SW13 (button, engine) is put in by 2 steps.",
    ),
    "a thing taken twice": (changed("close", takes=("foot",)), "6 x rubber foot is bought, and taken in 2 steps."),
    "screws forgotten": (
        changed("carrier_in", screws=()),
        "the screws of the carrier or main board are turned in 0 times",
    ),
    "screws that there are not": (changed("close", screws=("base", "roof")), "there are no screws called roof"),
    "a part of another build": (changed("strip", uses=("D1", "J5")), "uses J5, which the smallest does not have"),
    "a tool that there is not": (changed("caps", tools=("hammer",)), "wants the tool hammer, which is none"),
    "a step that is not told": (without("board", "order"), "The step order of the guide is in no build."),
    "a wire that no step makes": (
        changed("three_buttons", wires=("SW1", "SW2")),
        "the smallest, usb: no step of the guide wires A of SW13.",
    ),
    "a figure typed by hand": (more("caps", " It is 44 mm high."), "types `44 mm` instead of looking it up"),
    "a command that there is not": (more("caps", " `roundhouse flush`"), "there is no command flush"),
    "an option that there is not": (
        more("caps", "\n    roundhouse flash --picture x\n"),
        "flash has no option --picture",
    ),
    "words that nobody says": (quoting("was not heard"), "The guide quotes “was not heard”"),
}


@pytest.mark.usefixtures("nothing_stale")
@each_of(DEFECTS, "defect", "expected")
def test_a_defect_of_the_guide_is_found(defect: Callable[[Book], Book], expected: str) -> None:
    found = checks.faults(TABLES, defect(BOOK))
    assert any(expected in fault for fault in found), found


@pytest.mark.usefixtures("nothing_stale")
def test_a_step_whose_plan_is_not_its_circuit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = wiring.drawn
    monkeypatch.setattr(wiring, "drawn", lambda *given: right(*given).replace(">SW17 USB<", "><"))
    wanted = "The step main_cells of the guide, in its plan: At VBUS of U1 the plan does not say where its wire goes."
    assert wanted in checks.faults(TABLES)


def test_prose_that_is_no_toml_is_told(tmp_path: Path) -> None:
    for file in prose.GUIDE.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "case.toml").write_text("[print", encoding="utf-8")
    with pytest.raises(tables.TableError, match="The guide's prose cannot be read"):
        prose.read(tmp_path)


def test_a_fact_that_nobody_knows_and_a_picture_that_nobody_draws_are_found() -> None:
    assert checks.faults(TABLES, more("caps", " {n unicorn}")(BOOK)) == [
        "The guide asks for {n unicorn}, which nothing answers."
    ]
    assert checks.faults(TABLES, changed("caps", pictures=("portrait",))(BOOK)) == [
        "The step caps asks for the picture `portrait`, which nothing draws."
    ]


def test_a_part_that_only_another_build_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "stale", lambda _made: [])
    assert checks.faults(TABLES, more("three_buttons", " F1 is under J31.")(BOOK)) == [
        "The guide speaks of F1, which the smallest does not have.",
        "The guide speaks of J31, which the smallest does not have.",
    ]


def test_a_figure_or_words_of_a_part_that_the_build_has_not_are_found() -> None:
    assert checks.faults(TABLES, more("three_buttons", " {number diode drop_volts}")(BOOK)) == [
        "The guide speaks of the part diode, which the smallest does not have."
    ]
    assert checks.faults(TABLES, more("three_buttons", " [[unicorn: It flies.]]")(BOOK)) == [
        "The guide has words for unicorn only, which is no part and no build."
    ]


def test_a_build_without_pages_and_a_fault_without_a_cure_are_found() -> None:
    unlisted = {key: entry for key, entry in BOOK.builds.items() if key != "smallest"}
    assert "The guide has no pages for smallest." in prose.faults(replace(BOOK, builds=unlisted), TABLES)
    assert prose.faults(replace(BOOK, faults=({"seen": "smoke"},)), TABLES) == [
        "A fault of the guide lacks `cure`: {'seen': 'smoke'}."
    ]


def test_words_stand_only_where_the_build_has_the_part() -> None:
    text = "Press [[case: in the shell]][[smallest: on the table]]. [[charger step_up: Cells.]]"
    told = [
        Facts(BOOK, TABLES, circuit(build, supply, TABLES)).fill(text)
        for build, supply in (("smallest", "usb"), ("wired", "usb"))
    ]
    assert told == ["Press on the table.", "Press in the shell. Cells."]


def test_faults_and_safety_are_those_of_the_build() -> None:
    smallest, wired = (
        (prose.GUIDE / f"{build}.md").read_text("utf-8").partition("## Faults and cures")[2]
        for build in ("smallest", "wired")
    )
    for words in ("charger", "fresh cells", "screw holes", "F1", "Press louder", "open hub"):
        assert words.lower() in wired.lower() and words.lower() not in smallest.lower(), words
    safety = (prose.GUIDE / "smallest.md").read_text("utf-8").partition("## Safety")[2].partition("## 1.")[0]
    assert "lithium" not in safety.lower() and "step-up" not in safety and "capacitor" in safety


def test_a_step_in_no_file_is_found() -> None:
    entry = {**BOOK.builds["board"], "steps": ["paint"]}
    found = checks.faults(TABLES, replace(BOOK, builds={**BOOK.builds, "board": entry}))
    assert found == ["hardware/guide/guide.toml has the step paint, which nothing tells."]


def test_a_changed_page_a_missing_and_a_foreign_one_are_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "GUIDE", tmp_path)
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "pictures")
    made = {tmp_path / "a.md": "a", tmp_path / "b.md": "b"}
    (tmp_path / "a.md").write_text("by hand")
    (tmp_path / "c.md").write_text("c")
    assert pages.stale(made) == [
        "a.md is not what its sources say; run `make pages`.",
        "b.md is not what its sources say; run `make pages`.",
        "c.md is written by nothing; remove it.",
    ]
    monkeypatch.setattr(pages, "files", lambda _tables: made)
    pages.write(TABLES)
    assert pages.stale(made) == []
    assert not (tmp_path / "c.md").exists()


def test_facts_follow_the_tables() -> None:
    text = tables.PINS.read_text("utf-8").replace("data = 22 ", "data = 26 ")
    other = tables.read(pins=text)
    assert Facts(BOOK, TABLES, circuit("wired", "aa", TABLES)).fill("{pin lamps}") == "GP22 (pin 29)"
    assert Facts(BOOK, other, circuit("wired", "aa", other)).fill("{pin lamps}") == "GP26 (pin 31)"
    assert (
        Facts(BOOK, TABLES, circuit("wired", "aa", TABLES)).fill("{n button} and {screws slot boards}")
        == "16 and 24 screws M2.5 x 6"
    )


@pytest.mark.parametrize("build", BOOK.builds)
def test_the_first_power_has_a_way_for_a_computer_that_cannot_build_the_image(build: str) -> None:
    page = pages.files(TABLES, BOOK)[prose.GUIDE / f"{build}.md"]
    first_power = page.partition(". First power")[2].partition("\n## ")[0]
    assert ".".join(map(str, OLDEST)) + " or newer, from micropython.org" in first_power
    lines = [line.strip() for line in first_power.splitlines()]
    assert lines.index("python3 -m venv .venv") < lines.index("pip install .")
    assert any(line.startswith("The hub at /dev/ttyACM0 was without a whole firmware and is ") for line in lines)


def test_a_dead_lamp_of_the_strip_does_not_cost_the_engine_its_lamp() -> None:
    (entry,) = [entry for entry in BOOK.faults if entry["seen"].startswith("The lamps up to one are lit")]
    cure = Facts(BOOK, TABLES, circuit("smallest", "usb", TABLES)).fill(entry["cure"])
    assert f"in its place: the engine's is lamp {LAMPS}," in cure


@pytest.mark.parametrize("build", BOOK.builds)
def test_late_sounds_have_a_cure_for_the_image_and_one_for_files(build: str) -> None:
    page = pages.files(TABLES, BOOK)[prose.GUIDE / f"{build}.md"]
    (cure,) = [line for line in page.splitlines() if "counts late sounds" in line]
    image, _, files = cure.partition("A hub with MicroPython and the firmware's files: ")
    assert "`roundhouse flash --image out/roundhouse-hub.uf2`" in image and "`roundhouse flash`" not in image
    assert "`roundhouse flash`" in files and "--image" not in files


def safety() -> str:
    """What the wired hub's guide says of safety."""
    page = pages.files(TABLES, BOOK)[prose.GUIDE / "wired.md"]
    return page.partition("## Safety")[2].partition("## 1.")[0]


def test_the_guide_says_what_happens_when_cells_are_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    volts = Health.LOW_MV / 1000 + TABLES.parts["diode"].number("drop_volts")
    assert f"When they have {volts:.2f} V left, {volts / 3:.2f} V each, the engine's lamp begins" in safety()
    assert "plays on until they are flat" in safety() and "at the warning switch off" in safety()
    monkeypatch.setattr(Health, "LOW_MV", 2900)
    assert f"When they have {volts - 0.2:.2f} V left" in safety()


@pytest.mark.parametrize("build", ["wired", "board"])
def test_plus_is_marked_before_a_lithium_cell_s_holder_is_wired(build: str) -> None:
    page = pages.files(TABLES, BOOK)[prose.GUIDE / f"{build}.md"]
    step = page.partition(". Lithium: the cell's holder")[2].partition("\n## ")[0]
    assert 0 < step.find("**Mark plus first**") < step.find("Solder to the holder's tabs")
    assert "the other way round destroys the charger" in step


def test_a_step_adds_its_own_wires_alone() -> None:
    hub = circuit("smallest", "usb", TABLES)
    steps = BOOK.of("smallest")
    at = next(index for index, step in enumerate(steps) if step.key == "amplifier")
    added = facts.added(hub, steps, at)
    assert set(added.parts) == {"U1", "U2", "R2", "LS1"}
    assert added.nets["I2S_LRC"] == hub.nets["I2S_LRC"] and "LAMPS_3V3" not in added.nets
    assert {pad[0] for pad in added.nets[RAIL]} == {"U2", "R2"} and {pad[0] for pad in added.nets[GROUND]} == {"U2"}


def test_on_a_printed_circuit_wires_end_at_the_named_socket() -> None:
    hub = circuit("board", "lithium", TABLES)
    step = Step("x", "x", 1, "", wires=("BT1", "U5"), ends=("J31",))
    nets = facts.added(hub, [step], 0).nets
    assert {pad[0] for pads in nets.values() for pad in pads} == {"BT1", "U5", "J31"}
    assert {pad[0] for pad in nets[GROUND]} == {"U5", "J31"}


def test_the_parts_of_the_main_board_do_not_overlap_and_leave_its_holes_free() -> None:
    width, height, _ = TABLES.raw["boards"]["carrier"]["size"]
    bodies = maps.main_bodies(TABLES)
    main = {name for name, placed in circuit("wired", "aa", TABLES).parts.items() if placed.place == "main"}
    assert {body.name for body in bodies} == main
    for one, two in combinations(bodies, 2):
        apart = [abs(a - b) - (c + d) / 2 for a, b, c, d in zip(one.at, two.at, one.size, two.size, strict=True)]
        assert max(apart) >= 0.5, (one.name, two.name)
    for body in bodies:
        for side, across, whole in zip(body.at, body.size, (width, height), strict=True):
            assert abs(side) + across / 2 <= whole / 2, body.name
        for hole in TABLES.raw["boards"]["carrier"]["holes"]["at"]:
            apart = [abs(a - h) - c / 2 for a, h, c in zip(body.at, hole, body.size, strict=True)]
            assert max(apart) >= 3.0, body.name


def test_the_pico_s_pins_lie_on_holes_of_the_main_board() -> None:
    text = maps.main_board(["U1"], [], TABLES)
    found = re.search(r'translate\(([-\d.]+) ([-\d.]+)\)"><path d="((?:M[-\d.]+ [-\d.]+h0)+)"', text)
    assert found
    holes = {
        (round(float(x) + float(found[1]), 2), round(float(y) + float(found[2]), 2))
        for x, y in re.findall(r"M([-\d.]+) ([-\d.]+)h0", found[3])
    }
    (pico,) = [body for body in maps.main_bodies(TABLES) if body.name == "U1"]
    for side in (-8.89, 8.89):
        for row in range(20):
            assert (side, round(-(pico.at[1] + 24.13 - 2.54 * row), 2)) in holes
    assert all(abs(x) < 49.5 and abs(y) < 49.5 for x, y in holes)


def test_a_map_shows_the_new_parts_and_their_first_pins() -> None:
    text = maps.board("carrier", ["R1", "R2"], ["C16"])
    assert ">R1<" in text and ">R2<" in text and ">U3<" not in text
    assert text.count('fill="#c62828"') == 2
    assert text.count(f'fill="{maps.NEW}"') == 2 and text.count(f'fill="{maps.OLD}"') == 1
    assert "seen from behind" in maps.board("slot", ["J101"], ["D1"])
    assert "seen from the front" in maps.board("slot", ["D1"], [])


def test_the_main_board_marks_the_first_pads_of_what_is_new() -> None:
    text = maps.main_board(["U3", "C16", "R1"], ["U2"], TABLES)
    assert text.count('r="0.900" fill="#c62828"') == 2
    assert ">U2<" in text and ">D14<" not in text


def test_the_sheet_is_in_true_size() -> None:
    text = template.sheet(TABLES)
    assert 'width="190mm"' in text and 'viewBox="0 0 190 ' in text
    assert text.count('width="32" height="20"') == 13 and 'width="100" height="100"' in text


def test_a_command_that_a_step_begins_with_stands_apart() -> None:
    for page in (Path(prose.__file__).parents[3] / "hardware/guide").glob("*.md"):
        lines = page.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if line.startswith(("roundhouse ", "make "))], page.name
