"""The firmware's entry point, called by the `main.py` on the Pico; everything else is in `runner.py`."""

import gc

import roundhouse_hub

# A hub made of files compiles each of them here. Left to itself, what that leaves behind scatters the code that stays
# over the heap: no free piece has more than 5 KB, and now and then the hub cannot start. An image compiles nothing.
COMPILES = ".frozen" not in roundhouse_hub.__path__
if COMPILES:
    gc.threshold(16 * 1024)

from roundhouse_hub.board.pico import PicoBoard  # noqa: E402
from roundhouse_hub.runner import run  # noqa: E402

if COMPILES:
    gc.threshold(-1)  # never, as before


def main() -> None:
    board = PicoBoard()
    board.leave(run(board))
