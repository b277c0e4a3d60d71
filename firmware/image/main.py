"""Runs at power-up of an image, and makes sure that the hub in this image is the one that starts.

A copy of the package in the file system would take precedence over the one in the image, even an older copy that was
left there. So an image removes what it finds when it runs for the first time; what is put there afterwards was meant to
be there. A copy that an interrupted `roundhouse flash` left half done refuses to be imported: then the image's own
package starts.
"""

import os
import sys

from roundhouse_stamp import BUILD

MARK = "image.txt"  # contains the build of the image that ran here last
PACKAGE = "roundhouse_hub"


def remove(path: str) -> None:
    """Remove a file, or a folder and everything in it."""
    try:
        inside = os.listdir(path)
    except OSError:
        inside = None
    if inside is None:
        os.remove(path)
        return
    for name in inside:
        remove(path + "/" + name)
    os.rmdir(path)


def settle(build: str) -> bool:
    """Remove an older copy of the package if this image has not run here before; return whether there was one."""
    try:
        with open(MARK) as file:
            if file.read() == build:
                return False
    except OSError:
        pass
    found = PACKAGE in os.listdir()
    if found:
        remove(PACKAGE)
    with open(MARK, "w") as file:
        file.write(build)
    return found


def whole() -> bool:
    """Whether the package that would start is complete: the image's own always is, a half updated copy is not."""
    try:
        from roundhouse_hub import BUILD as build
    except ImportError:
        sys.modules.pop(PACKAGE, None)
        return False
    return bool(build)


if __name__ == "__main__":
    try:
        settle(BUILD)
        own = not whole()
    except OSError:
        own = True  # the file system is full or worn out
    if own:
        sys.path.insert(0, ".frozen")
    from roundhouse_hub.main import main

    main()
