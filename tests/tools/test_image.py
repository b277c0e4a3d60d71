"""The image for the Pico: what is frozen in; an image that would destroy itself is refused."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock, call

import pytest
from tools.image import difference
from tools.pico import contents, frozen, image, toolchain

from roundhouse.flashing import package, uf2
from roundhouse.flashing.models import PICO
from roundhouse_hub import __version__
from tools import image as build_image

BOARD = Path(image.__file__).parent / "board/mpconfigboard.h"


def test_an_image_that_reaches_into_the_file_system_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "firmware.bin"
    binary.write_bytes(bytes(image.ROOM))
    image.check_size(binary)
    binary.write_bytes(bytes(image.ROOM + 1))
    with pytest.raises(image.ImageError, match=r"1,572,865 bytes .* 1,572,864 is the most"):
        image.check_size(binary)


def test_an_image_whose_serial_port_is_elsewhere_on_the_usb_is_refused(tmp_path: Path) -> None:
    settings = tmp_path / "shared/tinyusb/tusb_config.h"
    settings.parent.mkdir(parents=True)
    right = "#define USBD_CDC_EP_OUT (0x02)\n#define USBD_CDC_EP_IN (0x82)\n"
    settings.write_text(right)
    image.check_endpoints(tmp_path)
    for wrong in (right.replace("0x82", "0x83"), right.replace("0x02", "0x03"), ""):
        settings.write_text(wrong)
        with pytest.raises(image.ImageError, match=r"_(TO|FROM)_HOST in \w+.py is not the register of USBD_CDC_EP_"):
            image.check_endpoints(tmp_path)


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
    frozen.lay_out(tmp_path)
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


def test_each_file_is_frozen_by_its_name_so_that_no_disk_decides_on_the_order(tmp_path: Path) -> None:
    manifest = frozen.lay_out(tmp_path)
    starts = ("_boot.py", "main.py", "roundhouse_mount.py", "roundhouse_package.py")
    asked = Mock()
    exec(manifest.read_text(encoding="utf-8"), {"freeze": asked.freeze, "package": asked.package})
    modules = [path.relative_to(frozen.PACKAGE).as_posix() for path in frozen.PACKAGE.rglob("*.py")]
    assert asked.mock_calls == [
        call.freeze("$(PORT_DIR)/modules", frozen.PORT),
        call.freeze(".", (*starts, "roundhouse_stamp.py", "roundhouse_samples.py")),
        call.package("roundhouse_hub", tuple(sorted(modules)), base_path="."),
    ]


def test_the_compilers_scripts_name_the_folder_that_they_lie_in_even_where_that_was_moved(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    (before / "tree/usr/include/newlib/c++/12").mkdir(parents=True)
    (before / "tree/usr/bin").mkdir()
    program = before / "tree/usr/bin/arm-none-eabi-gcc"
    program.write_text("#!/bin/sh\necho compiled\n")
    program.chmod(0o755)
    toolchain._write_scripts(before)
    before.rename(after)
    toolchain._write_scripts(after)
    assert subprocess.check_output([after / "bin/arm-none-eabi-gcc"]) == b"compiled\n"


def test_a_build_leaves_the_order_of_a_set_to_no_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = "print({('GP25', False), ('LED', False)})"  # as MicroPython's generator of pins keeps them
    orders = set()
    for seed in ("0", "1", "2", "3", "4", "5", "random"):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        around = image.surroundings(tmp_path, tmp_path, tmp_path)
        orders.add(subprocess.run([sys.executable, "-c", names], env=around, stdout=subprocess.PIPE, check=True).stdout)
    assert len(orders) == 1


def test_where_two_builds_differ_is_reported() -> None:
    one = bytes(range(64))
    assert difference(one, one) == ""
    other = one[:20] + b"\xff" + one[21:40] + b"\xfe" + one[41:]
    assert difference(one, other) == (
        "2 of 64 bytes differ, from 0x14: 14 15 16 17 18 19 1a 1b, then ff 15 16 17 18 19 1a 1b"
    )
    assert difference(one, one[:-4]) == "0 of 64 bytes (then of 60) differ, from 0x3c: 3c 3d 3e 3f, then nothing"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> image.Image:
    """An image, and a second build of it that differs."""
    made = []
    for home, data in ((tmp_path / "c0ffee", b"one"), (tmp_path / "again/c0ffee", b"other")):
        home.mkdir(parents=True)
        made.append(image.Image(home / "hub.uf2", home / "hub.bin", home / "image.json"))
        for path in (made[-1].uf2, made[-1].binary, made[-1].manifest):
            path.write_bytes(data)
    monkeypatch.setattr(image, "build", lambda *cache, **_: made[1] if cache else made[0])
    monkeypatch.setattr(build_image, "GOLDEN", tmp_path / "golden.json")
    return made[0]


def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *words: str) -> int:
    """`make image`, into a folder of its own."""
    monkeypatch.setattr(sys, "argv", ["image.py", "--out", str(tmp_path / "out"), *words])
    return build_image.main()


@pytest.mark.parametrize("way", ["--again", "--keep", "--check"])
def test_a_second_build_that_differs_is_reported(
    built: image.Image, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], way: str
) -> None:
    golden = {"images": {"pico": {"sources": "of another", "uf2_sha256": contents.sha256(built.uf2)}}}
    build_image.GOLDEN.write_text(json.dumps(golden))
    assert run(monkeypatch, tmp_path, way) == 1
    assert "The second build is another image: " in capsys.readouterr().err
    assert json.loads(build_image.GOLDEN.read_text()) == golden


def test_an_image_is_compared_with_the_one_that_was_kept_for_its_sources(
    built: image.Image, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build_image.keep(built, PICO)
    assert run(monkeypatch, tmp_path, "--check") == 0
    assert "the one that was kept for these sources, byte for byte" in capsys.readouterr().out
    built.uf2.write_bytes(b"moved")
    assert run(monkeypatch, tmp_path, "--check") == 1
    assert "another than the kept one of the same sources" in capsys.readouterr().err


def test_the_hash_of_each_model_is_kept_by_itself(
    built: image.Image, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_image, "built_again", lambda *_: "")
    build_image.keep(built, PICO)
    assert run(monkeypatch, tmp_path, "--check", "--model", "pico2") == 0
    assert "what was kept is an image of other sources" in capsys.readouterr().out
    built.uf2.write_bytes(b"of a Pico 2")
    assert run(monkeypatch, tmp_path, "--keep", "--model", "pico2") == 0
    assert run(monkeypatch, tmp_path, "--check", "--model", "pico2") == 0
    assert run(monkeypatch, tmp_path, "--check") == 1
    assert run(monkeypatch, tmp_path, "--keep") == 0
    assert [run(monkeypatch, tmp_path, "--check", "--model", model) for model in ("pico", "pico2")] == [0, 0]


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


def test_an_older_file_is_frozen_again_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "package"
    shutil.copytree(frozen.PACKAGE, package, ignore=shutil.ignore_patterns("samples"))
    for path in package.rglob("*.py"):
        os.utime(path, (1, 1))
    monkeypatch.setattr(frozen, "PACKAGE", package)
    frozen.lay_out(tmp_path / "frozen")
    assert min(path.stat().st_mtime for path in (tmp_path / "frozen").rglob("*.py")) > 1


LINKER = "*(.init)\n*(EXCLUDE_FILE(*libgcc.a: *vm.c.obj) .text*)\n*(.fini)\n"


def test_code_that_runs_all_the_time_is_left_out_of_the_flash() -> None:
    script = image.in_sram(LINKER)
    assert "*libgcc.a: *vm.c.obj */vm.c.o */gc.c.o " in script
    assert script.startswith("*(.init)\n") and script.endswith(") .text*)\n*(.fini)\n")


@pytest.mark.parametrize("script", ["", LINKER + LINKER, "*(.text*)"])
def test_a_linker_script_of_another_kind_is_refused(script: str) -> None:
    with pytest.raises(image.ImageError, match="does not say where the code lies"):
        image.in_sram(script)
