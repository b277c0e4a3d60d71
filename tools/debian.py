"""Debian's packages without root: fetched with this machine's own apt and mirror, in a configuration of their own."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path


class NoPackagesError(Exception):
    """A package is not available here; the message says why."""


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
    """One release of Debian for one architecture; its lists and packages lie below `home` and nowhere else."""

    def __init__(self, home: Path, suite: str, architecture: str) -> None:
        self._home = home
        for folder in (home / "lists" / "partial", home / "archives" / "partial"):
            folder.mkdir(parents=True, exist_ok=True)
        (home / "status").touch()
        (home / "sources.list").write_text(
            f"deb [arch={architecture}] {mirror()} {suite} main\ndeb-src {mirror()} {suite} main\n", encoding="utf-8"
        )
        self._options = [
            *("-o", f"Dir::Etc::sourcelist={home / 'sources.list'}", "-o", "Dir::Etc::sourceparts=-"),
            *("-o", f"Dir::State::lists={home / 'lists'}", "-o", f"Dir::State::status={home / 'status'}"),
            *("-o", f"Dir::Cache={home}", "-o", f"Dir::Cache::archives={home / 'archives'}"),
            *("-o", f"APT::Architecture={architecture}", "-o", f"APT::Architectures={architecture}"),
            *("-o", "Acquire::Languages=none", "-o", "APT::Sandbox::User=", "-qq"),
        ]
        run(["apt-get", *self._options, "update"], home)

    def packages(self, *names: str) -> list[Path]:
        """The packages, fetched. Raises NoPackagesError."""
        run(["apt-get", *self._options, "download", *names], self._home)
        return sorted(self._home.glob("*.deb"))

    def sources(self, *names: str) -> list[Path]:
        """The archives of source packages, fetched and not unpacked. Raises NoPackagesError."""
        run(["apt-get", *self._options, "source", "--download-only", *names], self._home)
        return sorted(path for path in self._home.iterdir() if ".orig.tar." in path.name and path.suffix != ".asc")


def unpack(package: Path, into: Path, only: Iterable[str] = ()) -> None:
    """Lays a package's files below a folder; `only` those that match one of some patterns, if any are given."""
    into.mkdir(parents=True, exist_ok=True)
    patterns = list(only)
    if not patterns:
        run(["dpkg-deb", "--extract", str(package), str(into)], into)
        return
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", str(package)], stdout=subprocess.PIPE) as packed:
        words = ["tar", "--extract", "--wildcards", "--no-wildcards-match-slash", "-C", str(into), *patterns]
        subprocess.run(words, stdin=packed.stdout, stderr=subprocess.DEVNULL, check=False)


def run(words: list[str], folder: Path) -> str:
    """What a program prints. Raises NoPackagesError with the program's last word when it fails."""
    done = subprocess.run(
        words, cwd=folder, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}, check=False
    )
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "no word why").splitlines()[-1]
        raise NoPackagesError(f"`{words[0]}` failed ({last})")
    return done.stdout.strip()
