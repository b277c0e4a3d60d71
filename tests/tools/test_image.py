"""The image for the Pico: what is frozen in; an image that would destroy itself is refused."""

import ast
import re
from pathlib import Path

import pytest
from tools.pico import contents, frozen, image

from roundhouse.flashing import package, uf2
from roundhouse_hub import __version__

BOARD = Path(image.__file__).parent / "board/mpconfigboard.h"


def test_an_image_that_reaches_into_the_file_system_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "firmware.bin"
    binary.write_bytes(bytes(image.MAX_IMAGE_BYTES))
    image.check_image_size(binary)
    binary.write_bytes(bytes(image.MAX_IMAGE_BYTES + 1))
    with pytest.raises(image.ImageError, match=r"1,572,865 bytes .* 1,572,864 is the most"):
        image.check_image_size(binary)


@pytest.mark.parametrize(("chip", "base"), [("rp2040", "0x4001c000"), ("rp2350", "0x40038000")])
def test_an_image_whose_registers_lie_elsewhere_on_a_chip_is_refused(tmp_path: Path, chip: str, base: str) -> None:
    right = {"rp2040": ("0x4001c000", "0x40058000"), "rp2350": ("0x40038000", "0x400d8000")}
    for name, (pads, watchdog) in right.items():
        header = tmp_path / f"lib/pico-sdk/src/{name}/hardware_regs/include/hardware/regs/addressmap.h"
        header.parent.mkdir(parents=True)
        header.write_text(f"#define PADS_BANK0_BASE _u({pads})\n#define WATCHDOG_BASE _u({watchdog})\n")
    image.check_registers(tmp_path)
    header = tmp_path / f"lib/pico-sdk/src/{chip}/hardware_regs/include/hardware/regs/addressmap.h"
    header.write_text(header.read_text().replace(base, "0x40000000"))
    with pytest.raises(image.ImageError, match=rf"PADS in chip\.py is not PADS_BANK0_BASE .* for the {chip}"):
        image.check_registers(tmp_path)


def test_an_image_with_a_library_of_unknown_license_is_refused() -> None:
    image.check_licenses(["littlefs", "uzlib"])
    with pytest.raises(image.ImageError, match=r"parts of lwip in it, whose license is not known: add it to"):
        image.check_licenses(["littlefs", "lwip"])


def test_the_manifest_names_the_license_of_all_that_was_compiled_and_of_the_compilers_libraries(tmp_path: Path) -> None:
    objects = tmp_path / "CMakeFiles" / "firmware.dir"
    objects.mkdir(parents=True)
    (objects / "lfs2.c.o.d").write_text("lfs2.c.o: /m/micropython/lib/littlefs/lfs2.c \\\n /m/micropython/py/obj.h\n")
    (objects / "deflate.c.o.d").write_text("deflate.c.o: /m/micropython/lib/uzlib/uzlib.h\n")
    compiled = contents.compiled_in(tmp_path)
    assert compiled == ["littlefs", "uzlib"]
    licenses = contents.licenses(compiled)
    assert sorted(licenses) == ["MicroPython", "Roundhouse", "libgcc", "littlefs", "newlib", "uzlib"]
    assert licenses["libgcc"] == "GPL-3.0-or-later WITH GCC-exception-3.1"


def test_the_board_leaves_as_much_to_the_file_system_as_the_check_says() -> None:
    found = re.search(r"FLASH_STORAGE_BYTES \((\d+) \* 1024\)", BOARD.read_text(encoding="utf-8"))
    assert found is not None and int(found[1]) * 1024 == image.STORAGE


def test_what_is_frozen_is_the_package_with_its_build_and_every_sample(tmp_path: Path) -> None:
    frozen.write_frozen(tmp_path)
    build = frozen.build_id()
    assert re.fullmatch("[0-9a-f]{7}", build)
    assert f'BUILD = "{build}"' in (tmp_path / "roundhouse_hub/__init__.py").read_text(encoding="utf-8")
    stamp = (tmp_path / "roundhouse_stamp.py").read_text(encoding="utf-8")
    assert stamp == frozen.stamp(build)
    assert f'BUILD = "{build}"\n' in stamp
    assert not list(tmp_path.rglob("*.raw"))
    text = (tmp_path / "roundhouse_samples.py").read_text(encoding="utf-8")
    samples = ast.literal_eval(text.removeprefix("SAMPLES = "))
    assert samples == {path.stem: path.read_bytes() for path in frozen.SAMPLES.glob("*.raw")}
    assert len(samples) > 5


def test_the_mark_of_what_is_frozen_changes_with_the_program_and_with_the_way_a_build_is_stamped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = [frozen.mark()]
    assert frozen.mark() == marks[0]
    monkeypatch.setattr(frozen, "build_id", lambda: "0lder00")
    marks.append(frozen.mark())
    monkeypatch.setattr(package, "stamped", lambda text, build: f"{text}BUILT_AS = {build!r}\n")
    marks.append(frozen.mark())
    start = tmp_path / "main.py"
    start.write_text("print('another start')\n")
    monkeypatch.setattr(frozen, "STARTS", (start,))
    marks.append(frozen.mark())
    assert len(set(marks)) == 4


def test_the_build_is_that_of_the_files_that_flash_would_put_on_a_hub() -> None:
    assert frozen.build_id() == package.build_id()


def test_a_built_image_says_in_its_bytes_what_it_is() -> None:
    build = frozen.build_id()
    found = uf2.STAMP.search(frozen.stamp(build).encode())
    assert found is not None and found[1].decode() == __version__ and found[2].decode() == build
