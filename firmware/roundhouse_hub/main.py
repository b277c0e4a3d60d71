"""What runs when a hub is switched on; the Pico's own `main.py` calls `main`.

Held while switching on, the engine's button with that of slot 1 leaves the hub to a plain prompt: the way out of a
firmware that does not start. Ctrl-C in a serial terminal does the same later.
"""

import gc

from roundhouse_hub.app import App
from roundhouse_hub.board.pico import PicoBoard
from roundhouse_hub.lamps import show
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.ticks import ticks_diff

PROMPT = 1 << ENGINE | 1 << 0  # slot 1 of the guide is button 0
COLLECT_MS = 5000
ENOUGH = 64 * 1024  # bytes free: a minute of play


def main():
    """Run the hub until someone interrupts it."""
    board = PicoBoard()
    if board.buttons.read() & PROMPT == PROMPT:
        print("Roundhouse: plain prompt, because engine and slot 1 were held.")
        return
    app = App(board)
    collected = board.clock.now()
    try:
        while True:
            now = board.clock.now()
            wait = app.step(now)
            # A collection takes 8 to 40 ms: better now, in silence, than when memory runs out in the middle of a sound.
            if app.player.silent and ticks_diff(now, collected) >= COLLECT_MS:
                collected = now
                if gc.mem_free() < ENOUGH:
                    gc.collect()
            else:
                board.rest(wait)
    finally:
        board.pixels.show(show.frame())
