"""What runs when a hub is switched on; the Pico's own `main.py` calls `main`. The rest is in `runner.py`."""

from roundhouse_hub.board.pico import PicoBoard
from roundhouse_hub.runner import run


def main():
    """Run the hub until it is left, and leave it."""
    board = PicoBoard()
    board.leave(run(board))
