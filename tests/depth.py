"""The depth of tests at random: as deep as `make test` has time for, deeper in `make verify` and in `make soak`."""

import os

from hypothesis import settings

DEPTH = int(os.environ.get("ROUNDHOUSE_DEPTH", "1"))
"""How many times as much is tried as in `make test`."""
SEED = int(os.environ.get("ROUNDHOUSE_SEED", "0"))
"""Another one tries other things: of tests that throw dice of their own, not of Hypothesis."""


def examples(count: int) -> settings:
    """This number of examples of a test at each depth; `make test` tries half of them."""
    return settings(max_examples=count * DEPTH if DEPTH > 1 else -(-count // 2))


def same_examples(count: int) -> settings:
    """This many examples, the same in every run: a test that fails on one machine fails on all."""
    return settings(examples(count), derandomize=not SEED)
