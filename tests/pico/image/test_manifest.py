"""The image and its manifest: the manifest lists every part by hash and license, and the image has no other bytes."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.pico import frozen
from tools.pico.image import Image
from tools.pico.sources import sources

from roundhouse.flashing.uf2 import read_image
from roundhouse_hub import __version__

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def manifest(hub_image: Image) -> dict[str, Any]:
    contents: dict[str, Any] = json.loads(hub_image.manifest.read_text(encoding="utf-8"))
    return contents


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_each_of_our_files_is_reported_by_its_hash_and_so_is_the_image(
    hub_image: Image, manifest: dict[str, Any]
) -> None:
    package = ROOT / "firmware/roundhouse_hub"
    ours = [*(ROOT / "firmware/image").glob("*.py"), *package.rglob("*.py"), *package.rglob("*.raw")]
    assert manifest["files"] == {path.relative_to(ROOT).as_posix(): sha256(path) for path in ours}
    assert manifest["uf2_sha256"] == sha256(hub_image.uf2)
    assert manifest["build"] == frozen.build_id()
    assert manifest["bytes"] == hub_image.binary.stat().st_size <= manifest["room"]


def test_what_is_not_ours_is_reported_by_hash_and_license(manifest: dict[str, Any]) -> None:
    archives = sorted(re.split("[_-]", name)[0] for name in manifest["archives"])
    assert archives == ["mbedtls", "micropython", "pico", "tinyusb"]
    hashes = [*manifest["archives"].values(), *manifest["libraries"].values()]
    assert len(hashes) > 4 and all(re.fullmatch("[0-9a-f]{64}", each) for each in hashes)
    assert {"MicroPython", "pico-sdk", "TinyUSB", "littlefs", "newlib", "libgcc"} < set(manifest["licenses"])
    assert all(manifest["licenses"].values())
    assert "arm-none-eabi" in manifest["compiler"]


def test_all_that_micropython_itself_freezes_in_is_named_but_for_the_module_that_ours_replaces() -> None:
    modules = sources() / "ports/rp2/modules"
    assert sorted(path.name for path in modules.glob("*.py")) == sorted(["_boot.py", *frozen.PORT])


def test_the_uf2_is_the_binary_and_says_which_build_it_is(hub_image: Image) -> None:
    image, binary = read_image(hub_image.uf2), hub_image.binary.read_bytes()
    assert image.flash.rstrip(b"\0") == binary.rstrip(b"\0")
    assert (image.firmware, image.build) == (__version__, frozen.build_id())


def test_all_sounds_stand_in_the_image_and_nothing_of_this_machine(hub_image: Image) -> None:
    binary = hub_image.binary.read_bytes()
    sounds = [path.read_bytes() for path in frozen.SAMPLES.glob("*.raw")]
    assert len(sounds) > 5 and all(sound in binary for sound in sounds)
    for here in (ROOT, Path.home(), hub_image.binary.parents[1]):
        assert str(here).encode() not in binary
