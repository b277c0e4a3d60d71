"""The firmware's entry point, called by the `main.py` on the Pico; everything else is in `runner.py`."""

from roundhouse_hub.board.pico import PicoBoard
from roundhouse_hub.runner import run


def main() -> None:
    """Run the hub until it is left, then leave it."""
    board = PicoBoard()
    board.leave(run(board))
