"""Node, which runs the emulated Pico: where it is, or what to do when it is missing."""

import re
import shutil
import subprocess

OLDEST = 18


class NoNodeError(Exception):
    """There is no Node here, or only one that is too old; says what to do."""


def node() -> str:
    """The path of Node. Raises NoNodeError."""
    path = shutil.which("node")
    if path is None:
        raise NoNodeError(
            f"there is no Node: install version {OLDEST} or newer; on Debian: sudo apt-get install nodejs npm"
        )
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)", said)
    if version is None or int(version[1]) < OLDEST:
        raise NoNodeError(f"Node here is {said.strip() or 'of no version'}: install version {OLDEST} or newer")
    return path
