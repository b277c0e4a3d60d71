"""The unit for systemd starts the command as it is."""

from __future__ import annotations

import shlex
from configparser import ConfigParser
from pathlib import Path

from roundhouse.commands.serve import serve
from roundhouse.phones.seating import CODE_LENGTH

UNIT = Path(__file__).parents[2] / "host" / "systemd" / "roundhouse.service"


def test_the_unit_starts_the_command_with_options_that_it_has() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text("utf-8"))
    program, command, *words = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(program).name, command) == ("roundhouse", "serve")
    given = serve.make_context("serve", list(words)).params
    assert given["data"] == Path("/var/lib") / unit["Service"]["StateDirectory"]
    assert len(given["code"]) == CODE_LENGTH, "people are told to choose as many"
