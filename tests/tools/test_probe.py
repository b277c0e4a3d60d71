"""The answer at the raw prompt is found in all that the hub sends meanwhile."""

import pytest
from tools.pico.probe import value


@pytest.mark.parametrize(
    "told",
    [
        pytest.param(b"[19854, 0, 70, 13163]\r\n", id="nothing else"),
        pytest.param(b'~640 {"k":"down","b":6}\n[19854, 0, 70, 13163]\r\n', id="after a line"),
        pytest.param(b'~640 {"k":"press","b":6,"g":[19854, 0, 70, 13163]\r\n', id="in the middle of a line"),
        pytest.param(b"[1, 2]\r\n[19854, 0, 70, 13163]\r\n", id="after other numbers"),
    ],
)
def test_the_numbers_are_found_wherever_they_were_printed(told: bytes) -> None:
    assert value(told) == [19854, 0, 70, 13163]
