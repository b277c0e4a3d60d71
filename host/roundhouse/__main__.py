"""Starts the program, as the command `roundhouse` and as `python -m roundhouse`."""

import signal
import sys


def main() -> None:
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # otherwise somebody decided that Ctrl-C is ignored
        # Ctrl-C while modules load would be reported with a traceback from the middle of some import.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from roundhouse.cli import main as command

    signal.signal(signal.SIGINT, usual)
    command(prog_name="roundhouse")


def play() -> None:
    """Open the window, as the command `roundhouse-play`, which has no terminal on Windows."""
    sys.argv[1:1] = ["play"]
    main()


if __name__ == "__main__":
    main()
