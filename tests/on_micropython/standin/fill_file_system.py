"""Fills a LittleFS in memory as an update does, and prints how many bytes are free after each step.

Started by tests/on_micropython/test_room.py, which says on stdin what to make.
"""

import json
import sys

import vfs

BLOCK = 4096
PIECE = 3072


class Memory:
    def __init__(self, blocks):
        self.bytes = bytearray(blocks * BLOCK)

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = self.bytes[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        self.bytes[at : at + len(buffer)] = buffer

    def ioctl(self, asked, _):
        return {4: len(self.bytes) // BLOCK, 5: BLOCK, 6: 0}.get(asked)


def put(path, size):
    """Write a file beside the old one, as `roundhouse flash` does."""
    with files.open(path + ".part", "wb") as file:
        for at in range(0, size, PIECE):
            file.write(bytes(min(PIECE, size - at)))
    files.rename(path + ".part", path)


wanted = json.loads(sys.stdin.read())
memory = Memory(wanted["blocks"])
# The stubs want every device to inherit from one that MicroPython lacks, and take the file system itself for a device.
vfs.VfsLfs2.mkfs(memory, progsize=256)  # type: ignore[arg-type]
files = vfs.VfsLfs2(memory, progsize=256)  # type: ignore[arg-type, abstract]
for folder in wanted["folders"]:
    files.mkdir(folder)
for path, size in wanted["files"]:
    put(path, size)
    told = files.statvfs("/")
    print(told[0] * told[3])
