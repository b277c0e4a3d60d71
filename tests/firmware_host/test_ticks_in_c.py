"""On a Pico, `ticks_diff` is MicroPython's own function: a step of the hub asks twenty times."""

import runpy
import sys
import time

import pytest

from roundhouse_hub import ticks


def own_ticks_diff(a: int, b: int) -> int:
    return a - b


@pytest.mark.parametrize("platform", ["rp2", "linux"])
def test_a_pico_alone_has_the_function_in_c(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(time, "ticks_diff", own_ticks_diff, raising=False)
    found = runpy.run_path(ticks.__file__)["ticks_diff"]
    assert (found is own_ticks_diff) == (platform == "rp2")
