"""Debian's packages: the mirror is this machine's own, and a pinned package needs no index."""

from pathlib import Path

import pytest
from tools.debian import Apt, NoPackagesError
from tools.pico import sources, toolchain

from tools import browser, debian, micropython, servers

MIRROR = "http://mirror.example/debian"
APT_SOURCES = {
    "deb http://mirror.example/debian bookworm main\n": MIRROR,
    "deb [arch=amd64 signed-by=/k.gpg] https://mirror.example/debian/ stable main\n": "https://mirror.example/debian/",
    "# deb http://old.example/debian x main\ndeb http://new.example/debian y main\n": "http://new.example/debian",
    "Types: deb\nURIs: http://mirror.example/debian\nSuites: trixie\n": MIRROR,
    "deb http://packages.example/tools stable main\n": None,
    "Types: deb\nURIs: http://mirror.example/debian-security\n": None,
}
FETCHED = [
    (debian.SUITE, "amd64", browser.PACKAGES),
    (debian.SUITE, "amd64", servers.MOSQUITTO.packages),
    (debian.SUITE, "amd64", servers.NGINX.packages),
    (micropython.SUITE, "i386", micropython.PACKAGES),
    (sources.SUITE, "amd64", sources.PACKAGES),
    (sources.SUITE, debian.SOURCE, sources.ARCHIVES),
    (toolchain.SUITE, "amd64", (*toolchain.C_PACKAGES, *toolchain.PICO_PACKAGES)),
]


class Mirror:
    """Stands in for apt and its helper: records their arguments, and refuses what it does not have."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pins: str) -> None:
        self.commands: list[list[str]] = []
        self.refuses = ""
        """A word: what has it in its command fails."""
        self.printed = ""
        monkeypatch.setattr(debian, "read_pins", lambda: [debian.Pin(*line.split()) for line in pins.splitlines()])
        monkeypatch.setattr(debian, "mirror", lambda: MIRROR)
        monkeypatch.setattr(debian, "run", self.run)

    def run(self, words: list[str], folder: Path) -> str:
        """As `debian.run` does."""
        assert folder.is_dir()
        self.commands.append([word for word in words if not word.startswith("-") and "=" not in word])
        if self.refuses and any(self.refuses in word for word in words):
            raise NoPackagesError(f"`{words[0]}` failed")
        return self.printed


@pytest.mark.parametrize("text", APT_SOURCES)
def test_the_mirror_is_read_from_apts_own_sources(text: str) -> None:
    assert debian.mirror_in(text) == APT_SOURCES[text]


@pytest.mark.parametrize(("suite", "architecture", "names"), FETCHED)
def test_all_that_is_fetched_has_a_pin(suite: str, architecture: str, names: tuple[str, ...]) -> None:
    assert [pin.name for pin in debian.pins_of(names, suite, architecture)] == list(names)


def test_no_other_package_has_a_pin() -> None:
    wanted = {(suite, name) for suite, _, names in FETCHED for name in names}
    assert {(pin.suite, pin.name) for pin in debian.read_pins()} == wanted


def test_a_pinned_package_is_fetched_by_its_path_and_its_sum_without_an_index(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mirror = Mirror(monkeypatch, "5a5a trixie pool/l/libx++_1~2_amd64.deb\n6b6b trixie pool/l/liby_1_all.deb")
    mirror.refuses = "apt-get"
    found = Apt(tmp_path, "trixie", "amd64").fetch("liby", "libx++")
    assert [path.name for path in found] == ["liby_1_all.deb", "libx++_1~2_amd64.deb"]
    commands = [
        [debian.APT_HELPER, "download-file", f"{MIRROR}/pool/l/liby_1_all.deb", str(found[0]), "SHA256:6b6b"],
        [debian.APT_HELPER, "download-file", f"{MIRROR}/pool/l/libx%2B%2B_1~2_amd64.deb", str(found[1]), "SHA256:5a5a"],
    ]
    assert mirror.commands == commands


@pytest.mark.parametrize("pinned", ["libx_1_amd64.deb", "libx_2_i386.deb"])
def test_the_index_says_what_is_there_when_a_pin_is_gone_or_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pinned: str
) -> None:
    mirror = Mirror(monkeypatch, f"5a5a trixie pool/l/{pinned}")
    mirror.refuses = pinned
    mirror.printed = f"'{MIRROR}/pool/l/libx_2%2b1_amd64.deb' libx_2%2b1_amd64.deb 120 SHA256:7c7c"
    assert [path.name for path in Apt(tmp_path, "trixie", "amd64").fetch("libx")] == ["libx_2+1_amd64.deb"]
    assert [words[0] for words in mirror.commands[-3:]] == ["apt-get", "apt-get", debian.APT_HELPER]
    assert mirror.commands[-1][2].endswith("/pool/l/libx_2%2B1_amd64.deb")


def test_both_reasons_are_given_when_neither_pin_nor_index_helps(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mirror = Mirror(monkeypatch, "5a5a trixie pool/l/libx_1_amd64.deb")
    mirror.refuses = "apt"
    with pytest.raises(NoPackagesError, match=r"^`apt-get` failed; pinned version: `/usr/lib/apt/apt-helper` failed$"):
        Apt(tmp_path, "trixie", "amd64").fetch("libx")


def test_of_a_source_package_only_the_archives_of_its_author_are_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mirror = Mirror(monkeypatch, "")
    files = ("x_1.dsc", "x_1.orig.tar.xz", "x_1.orig.tar.xz.asc", "x_1-2.debian.tar.xz")
    mirror.printed = "\n".join(f"'{MIRROR}/pool/x/{name}' {name} 9 SHA256:7c7c" for name in files)
    assert [path.name for path in Apt(tmp_path, "trixie", debian.SOURCE).fetch("x")] == ["x_1.orig.tar.xz"]


def test_a_folder_of_the_cache_has_another_name_when_a_pin_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(debian, "PINS", tmp_path / "pins.txt")
    names = []
    for pins in ("5a5a trixie a_1.deb", "5a5a trixie a_1.deb\n7c7c trixie b_1.deb", "6b6b trixie a_2.deb"):
        (tmp_path / "pins.txt").write_text(pins, encoding="utf-8")
        names.append(debian.recipe("trixie", ("a",)))
    assert names[0] == names[1] != names[2]


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoPackagesError, match=r"^there is no `no-such-program`$"):
        debian.run(["no-such-program"], tmp_path)


def test_a_changed_cache_is_not_whole(tmp_path: Path) -> None:
    program = tmp_path / "tree" / "usr" / "bin" / "micropython"
    program.parent.mkdir(parents=True)
    program.write_bytes(b"program")
    program.chmod(0o755)
    assert not debian.is_whole(tmp_path)
    (tmp_path / "sums").write_text(debian.sums(tmp_path / "tree"), encoding="utf-8")
    assert debian.is_whole(tmp_path)
    program.write_bytes(b"another")
    assert not debian.is_whole(tmp_path)


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        (("glibc", "2.31"), "the C library 2.31 is older than 2.36"),
        (("", ""), "this machine is not a Linux on Intel with GNU's C library"),
    ],
)
def test_where_debian_s_programs_do_not_run_one_on_the_path_is_taken(
    found: tuple[str, str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.libc_ver", lambda: found)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(debian.NoProgramError, match=f"^There is no nginx: {reason}. Install nginx so that"):
        servers.command(servers.NGINX)
    with pytest.raises(debian.NoProgramError, match=f"^There is no chromium: {reason}. Install chromium so that"):
        browser.browser()
    own = tmp_path / "nginx"
    own.touch(0o755)
    assert servers.command(servers.NGINX) == (own, {})
