"""`make soak`: hours of emulated evenings, tables over bad cables, a million inputs on the wire, strangers at the door
of a table of phones, and a league at which everything fails at once, all at random.

Every piece prints its seed before it begins. `make soak ARGS="--only pico --seed 7"` plays one again.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import SystemRandom

from tools.pico import image
from tools.soaking import SoakError, league_evening, phone_requests, pico_evening, table_evening, wire_inputs

PIECE = 50_000  # inputs with one seed
CALLERS = 10_000  # at a table of phones, with one seed
Piece = tuple[str, int, Callable[[], object]]


def pieces(chosen: argparse.Namespace) -> Iterator[Piece]:
    """What to do: what it is, its seed, and how."""
    for part in range(len(pico_evening.SPEEDS) if chosen.only in (None, "pico") else 0):
        seed = chosen.seed + part
        minutes = 60 * chosen.hours / len(pico_evening.SPEEDS)
        what = f"pico: {minutes:g} minutes, flash slowed by {pico_evening.speed(seed):g}"
        yield what, seed, partial(pico_evening.play, image.build(), minutes, seed)
    for seed in range(chosen.seed, chosen.seed + chosen.evenings if chosen.only in (None, "tables") else 0):
        yield f"tables: {chosen.minutes:g} minutes", seed, partial(table_evening.play, chosen.minutes, seed)
    for part in range(-(-chosen.inputs // PIECE) if chosen.only in (None, "wire") else 0):
        seed = chosen.seed + part
        count = min(PIECE, chosen.inputs - PIECE * part)
        yield f"wire: {count} inputs", seed, partial(wire_inputs.fuzz, count, seed)
    for part in range(-(-chosen.callers // CALLERS) if chosen.only in (None, "phones") else 0):
        seed, count = chosen.seed + part, min(CALLERS, chosen.callers - CALLERS * part)
        yield f"phones: {count} callers", seed, partial(phone_requests.attack, count, seed)
    if chosen.only in (None, "league"):
        yield (
            f"league: cut off for {chosen.cut:g} s",
            chosen.seed,
            partial(league_evening.play, chosen.cut, chosen.seed),
        )
    for addresses in (1, 250) if chosen.only in (None, "phones") else ():
        yield f"phones: {CALLERS} connections", chosen.seed, partial(phone_requests.flood, CALLERS, addresses)


def main(arguments: list[str] | None = None) -> int:
    """Does all pieces, one after the other; 1 if one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("pico", "tables", "wire", "phones", "league"))
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1_000_000), help="of the first piece")
    parser.add_argument("--hours", type=float, default=4, help="of the emulated Pico, divided among the flash's speeds")
    parser.add_argument("--evenings", type=int, default=6, help="at a table with a simulated hub")
    parser.add_argument("--minutes", type=float, default=180, help="of each of these")
    parser.add_argument("--inputs", type=int, default=1_000_000, help="on the wire")
    parser.add_argument("--callers", type=int, default=100_000, help="at the door of a table of phones")
    parser.add_argument("--cut", type=float, default=600, help="seconds that a third of a league's tables is cut off")
    chosen = parser.parse_args(arguments)
    failed = 0
    for what, seed, play in pieces(chosen):
        print(f"{what}, seed {seed}", flush=True)
        start = time.monotonic()
        try:
            print(f"  {play()}, {time.monotonic() - start:.0f} s", flush=True)
        except SoakError as error:
            failed = 1
            print(f"  FAILED: {error}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
