"""What an image runs at power-up: sees to it that the hub it was built with is the one that starts.

A copy of the package on the file system would win over the one in the image, also an older one that was left there. So
each image, the first time it runs, removes what it finds; what is put there afterwards was meant to be there. A copy
that an interrupted `roundhouse flash` has left half done refuses to be imported: then the image's own is started.
"""

import os
import sys

from roundhouse_stamp import BUILD

MARK = "image.txt"  # which image ran here last
PACKAGE = "roundhouse_hub"


def remove(path):
    """Remove a file, or a folder with all that is in it."""
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


def settle(build):
    """Remove an older copy of the package if this image has not run here before; True if there was one."""
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


def whole():
    """Whether the package that would be started can be: the image's own always, a half updated copy never."""
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
        own = True  # the file system is full or worn
    if own:
        sys.path.insert(0, ".frozen")
    from roundhouse_hub.main import main

    main()
