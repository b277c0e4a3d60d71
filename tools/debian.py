"""Debian's packages without root: fetched with this machine's own apt and mirror, in a configuration of their own.

`debian.py` writes debian_pins.txt anew with the versions that the mirror has today; `debian.py SUITE ARCHITECTURE
NAME ...` adds or renews these packages alone. The architecture `source` means a source package.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from tools.file_lock import locked

ROOT = Path(__file__).resolve().parent.parent
PINS = Path(__file__).with_name("debian_pins.txt")
APT_HELPER = "/usr/lib/apt/apt-helper"
SOURCE = "source"
SUITE, C_LIBRARY = "bookworm", (2, 36)
"""The release whose programs run here, and its C library: they do not run with an older one."""
HEAD = """\
# The versions of Debian's packages that the tests are known to pass with: SHA-256, suite, path on a mirror.
# `python -m tools.debian` writes this file.
"""


class NoPackagesError(Exception):
    """A package is not available here; the message says why."""


class NoProgramError(Exception):
    """There is no such program here; the message says what to do."""


class Program(NamedTuple):
    """A program, and the environment that it wants beside this process's own."""

    path: Path
    environment: dict[str, str]


class Pin(NamedTuple):
    """A known-good version of a package."""

    sha256: str
    suite: str
    path: str
    """The path on a mirror."""

    @property
    def file(self) -> str:
        return self.path.rpartition("/")[2]

    @property
    def name(self) -> str:
        return self.file.partition("_")[0]

    @property
    def architecture(self) -> str:
        """`all` fits every machine."""
        return self.file.removesuffix(".deb").rpartition("_")[2] if self.file.endswith(".deb") else SOURCE


def read_pins() -> list[Pin]:
    lines = PINS.read_text(encoding="utf-8").splitlines()
    return [Pin(*line.split()) for line in lines if not line.startswith("#")]


def pins_of(names: Sequence[str], suite: str, architecture: str) -> list[Pin]:
    """The pins of those packages that have one."""
    fitting = {pin.name: pin for pin in read_pins() if pin.suite == suite and pin.architecture in (architecture, "all")}
    return [fitting[name] for name in names if name in fitting]


def mirror_in(text: str) -> str | None:
    """The first Debian mirror that a file of apt sources names, in the old form or the new."""
    pattern = r"^(?:URIs:|deb\s+(?:\[[^]]*\]\s+)?)\s*(\S+/debian/?)(?:\s|$)"
    found = re.search(pattern, text, re.MULTILINE)
    return found.group(1) if found else None


def mirror() -> str:
    """The Debian mirror that this machine already uses. Raises NoPackagesError."""
    places = [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))]
    for place in places:
        if place.suffix in (".list", ".sources") and place.is_file():
            found = mirror_in(place.read_text(encoding="utf-8", errors="replace"))
            if found:
                return found
    raise NoPackagesError("this machine's apt names no Debian mirror")


class Apt:
    """A release of Debian for one architecture, or its sources; all that is fetched lies below `home`.

    Packages with a pin are fetched by their path and checked against their sum, without an index: a mirror that is
    being updated serves every package, and at times an index that does not match its signature. The index is asked
    when a package has no pin, or when the pinned version has left the mirror.
    """

    def __init__(self, home: Path, suite: str, architecture: str) -> None:
        self._home, self._suite, self._architecture = home, suite, architecture
        self._files = home / "files"
        self._files.mkdir(parents=True, exist_ok=True)

    def fetch(self, *names: str) -> list[Path]:
        """The packages, or the archives of source packages, not unpacked. Raises NoPackagesError."""
        pins = pins_of(names, self._suite, self._architecture)
        unpinned = [name for name in names if name not in {pin.name for pin in pins}]
        reason = f"no pin for {', '.join(unpinned)}" if unpinned else ""
        if not reason:
            try:
                return [self._download(pin) for pin in pins]
            except NoPackagesError as error:
                reason = f"pinned version: {error}"
        try:
            return [self._download(pin) for pin in self.today(*names)]
        except NoPackagesError as error:
            raise NoPackagesError(f"{error}; {reason}") from error

    def today(self, *names: str) -> list[Pin]:
        """The versions that the release has now, as its index says. Raises NoPackagesError."""
        for folder in ("lists/partial", "archives/partial"):
            (self._home / folder).mkdir(parents=True, exist_ok=True)
        (self._home / "status").touch()
        listed = self._home / "sources.list"
        kind = "deb-src" if self._architecture == SOURCE else f"deb [arch={self._architecture}]"
        listed.write_text(f"{kind} {mirror()} {self._suite} main\n", encoding="utf-8")
        options = [
            *("-o", f"Dir::Etc::sourcelist={listed}", "-o", "Dir::Etc::sourceparts=-"),
            *("-o", f"Dir::State::lists={self._home / 'lists'}", "-o", f"Dir::State::status={self._home / 'status'}"),
            *("-o", f"Dir::Cache={self._home}", "-o", f"Dir::Cache::archives={self._home / 'archives'}"),
            *("-o", "Acquire::Retries=3", "-o", "Acquire::Languages=none", "-o", "APT::Sandbox::User=", "-qq"),
        ]
        if self._architecture != SOURCE:
            options += [
                "-o",
                f"APT::Architecture={self._architecture}",
                "-o",
                f"APT::Architectures={self._architecture}",
            ]
        run(["apt-get", *options, "update"], self._home)
        words = ["source", "--download-only"] if self._architecture == SOURCE else ["download"]
        printed = run(["apt-get", *options, *words, "--print-uris", *names], self._home)
        found = re.findall(rf"^'{re.escape(mirror())}/*(\S+)' \S+ \d+ SHA256:(\w+)", printed, re.MULTILINE)
        pins = [Pin(sha256, self._suite, unquote(path)) for path, sha256 in found]
        return [
            pin for pin in pins if pin.architecture != SOURCE or (".orig.tar." in pin.file and ".asc" not in pin.file)
        ]

    def _download(self, pin: Pin) -> Path:
        target = self._files / pin.file
        options = ("-o", "Acquire::Retries=3", "-o", "APT::Sandbox::User=", "-qq")
        url = f"{mirror().rstrip('/')}/{quote(pin.path)}"
        run([APT_HELPER, *options, "download-file", url, str(target), f"SHA256:{pin.sha256}"], self._home)
        return target


def recipe(suite: str, *parts: Sequence[str]) -> str:
    """A short name for a folder made of packages, by their names and other words: another one when a pin changes."""
    words = {word for part in parts for word in part}
    pins = [pin for pin in read_pins() if pin.suite == suite and pin.name in words]
    return hashlib.sha256(repr((suite, parts, pins)).encode()).hexdigest()[:12]


def unpacked(cache: Path, suite: str, architecture: str, names: Sequence[str]) -> Path:
    """A folder with the files of these packages: unpacked once, and checked against its list of sums ever after.

    Raises NoPackagesError.
    """
    home = cache / recipe(suite, (architecture,), tuple(names))
    with locked(cache):
        if not is_whole(home):
            shutil.rmtree(home, ignore_errors=True)
            for package in Apt(home / "apt", suite, architecture).fetch(*names):
                unpack(package, home / "tree")
            shutil.rmtree(home / "apt")
            (home / "sums").write_text(sums(home / "tree"), encoding="utf-8")
    return home / "tree"


def runnable(cache: Path, names: Sequence[str]) -> Path:
    """A folder with the files of these packages, whose programs this machine can run. Raises NoPackagesError."""
    library, version = platform.libc_ver()
    if sys.platform != "linux" or platform.machine() != "x86_64" or library != "glibc":
        raise NoPackagesError("this machine is not a Linux on Intel with GNU's C library")
    if tuple(int(part) for part in version.split(".")) < C_LIBRARY:
        raise NoPackagesError(f"the C library {version} is older than {'.'.join(map(str, C_LIBRARY))}")
    return unpacked(cache, SUITE, "amd64", names)


def libraries(tree: Path, but: str = "") -> str:
    """The folders with libraries below a folder, for `LD_LIBRARY_PATH`, but for those with one name."""
    return ":".join(sorted({str(path.parent) for path in tree.glob("**/*.so*") if path.parent.name != but}))


def on_path(names: Sequence[str], missing: NoPackagesError) -> Program:
    """The first program on the PATH. Raises NoProgramError, with the reason why there is none of Debian's."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise NoProgramError(f"There is no {names[0]}: {missing}. Install {names[0]} so that it is on the PATH.")
    return Program(Path(found), {})


def is_whole(home: Path) -> bool:
    """Whether all that was unpacked is there and unchanged."""
    kept = home / "sums"
    return kept.is_file() and kept.read_text(encoding="utf-8") == sums(home / "tree")


def sums(tree: Path) -> str:
    """One line a file that is started or loaded: its SHA-256 and where it lies."""
    files = [path for path in tree.glob("**/*") if path.is_file() and not path.is_symlink()]
    used = [path for path in files if ".so" in path.name or os.access(path, os.X_OK)]
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in sorted(used)
    )


def unpack(package: Path, into: Path, only: Iterable[str] = ()) -> None:
    """Lay a package's files below a folder; `only` those that match one of some patterns, if any are given."""
    into.mkdir(parents=True, exist_ok=True)
    patterns = list(only)
    if not patterns:
        run(["dpkg-deb", "--extract", str(package), str(into)], into)
        return
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", str(package)], stdout=subprocess.PIPE) as packed:
        words = ["tar", "--extract", "--wildcards", "--no-wildcards-match-slash", "-C", str(into), *patterns]
        subprocess.run(words, stdin=packed.stdout, stderr=subprocess.DEVNULL, check=False)


def run(words: list[str], folder: Path) -> str:
    """The output of a program. Raises NoPackagesError with the program's last word when it fails."""
    try:
        done = subprocess.run(
            words, cwd=folder, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}, check=False
        )
    except FileNotFoundError as error:
        raise NoPackagesError(f"there is no `{words[0]}`") from error
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "no word why").splitlines()[-1]
        raise NoPackagesError(f"`{words[0]}` failed ({last})")
    return done.stdout.strip()


def renewed(pins: Iterable[Pin]) -> list[Pin]:
    """The pins of the same packages with the versions of today. Raises NoPackagesError."""
    groups: dict[tuple[str, str], list[str]] = {}
    for pin in pins:
        architecture = "amd64" if pin.architecture == "all" else pin.architecture
        groups.setdefault((pin.suite, architecture), []).append(pin.name)
    found: list[Pin] = []
    for (suite, architecture), names in groups.items():
        with tempfile.TemporaryDirectory() as home:
            found += Apt(Path(home), suite, architecture).today(*dict.fromkeys(names))
    return found


def main(words: Sequence[str]) -> None:
    pins = read_pins()
    if words:
        suite, architecture, *names = words
        fresh = renewed(
            Pin("", suite, f"{name}_" if architecture == SOURCE else f"{name}_{architecture}.deb") for name in names
        )
        replaced = {(pin.suite, pin.name, pin.architecture) for pin in fresh}
        fresh += [pin for pin in pins if (pin.suite, pin.name, pin.architecture) not in replaced]
    else:
        fresh = renewed(pins)
    lines = [f"{' '.join(pin)}\n" for pin in sorted(set(fresh), key=lambda pin: (pin.suite, pin.path))]
    PINS.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except NoPackagesError as error:
        sys.exit(str(error))
