"""Chooses the copy of the package that runs: the one in the image, or one in the file system.

A copy in the file system takes precedence over the one in the image, even an older copy that was left there. So an
image removes what it finds when it runs for the first time; what is put there afterwards was meant to be there. A copy
that an interrupted `roundhouse flash` left half done refuses to be imported: then the image's own package runs.
"""

import os
import sys

from roundhouse_stamp import BUILD

MARK = "image.txt"  # contains the build of the image that ran here last
PACKAGE = "roundhouse_hub"
FROZEN = ".frozen"  # where the image's own modules are


def choose(build: str = BUILD) -> None:
    """Choose for the image with this build; from then on an import of the package gets the chosen copy."""
    try:
        remove_older(build)
        own = not _whole()
    except OSError:
        own = True  # the file system is full or worn out
    if own:
        sys.path.insert(0, FROZEN)


def remove_older(build: str) -> bool:
    """Remove a copy of the package if this image has not run here before; return whether there was one."""
    try:
        with open(MARK) as file:
            if file.read() == build:
                return False
    except OSError:
        pass
    found = PACKAGE in os.listdir()
    if found:
        _remove(PACKAGE)
    with open(MARK, "w") as file:
        file.write(build)
    return found


def _remove(path):
    """Remove a file, or a folder and everything in it."""
    try:
        inside = os.listdir(path)
    except OSError:
        inside = None
    if inside is None:
        os.remove(path)
        return
    for name in inside:
        _remove(path + "/" + name)
    os.rmdir(path)


def _whole():
    """Whether the package that would run is complete: the image's own always is, a half updated copy is not."""
    try:
        from roundhouse_hub import BUILD as build
    except ImportError:
        sys.modules.pop(PACKAGE, None)
        return False
    return bool(build)
