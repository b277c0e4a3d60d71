"""Writes the circuits as netlists for KiCad and runs skidl's electrical rules check on them.

Needs skidl (`make hardware` installs it). The pads in parts.toml describe every part; no symbol library is read. Any
error or warning is a failure: `why_fed` tells skidl in advance what would only be a false alarm. Each run first breaks
a circuit on purpose and makes sure that skidl finds the fault.
"""

from __future__ import annotations

import builtins
import logging
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.hardware import stamp  # noqa: E402
from tools.hardware.circuit import circuit  # noqa: E402  (this file is also started as a script)
from tools.hardware.model import GROUND, Circuit  # noqa: E402
from tools.hardware.tables import FOLDER, P_FETS, read  # noqa: E402

from roundhouse import __version__  # noqa: E402

TARGET = FOLDER / "netlists"
KINDS = {
    "in": "INPUT",
    "out": "OUTPUT",
    "both": "BIDIR",
    "passive": "PASSIVE",
    "power": "PWRIN",
    "source": "PWROUT",
}


class RulesError(Exception):
    """The electrical rules check found a fault, or missed one."""


def netlist(hub: Circuit) -> str:
    """The netlist of a circuit for KiCad 6. Raises RulesError with the findings of skidl's rules check."""
    import skidl

    skidl.reset()
    skidl.set_default_tool(skidl.KICAD6)
    parts = {reference: _part(skidl, placed) for reference, placed in hub.parts.items()}
    for name, pads in hub.nets.items():
        net = skidl.Net(name)
        for reference, number in pads:
            net += parts[reference][number]
        if why_fed(hub, name):
            net.drive = skidl.POWER
    for reference, number in hub.free:
        parts[reference][number] += builtins.NC  # type: ignore[attr-defined]  # skidl puts it there
    complaints = _complaints(skidl)
    if complaints:
        raise RulesError("\n".join(complaints))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hub.net"
        skidl.generate_netlist(file_=str(file), tool=skidl.KICAD6)
        text = file.read_text(encoding="utf-8")
    # The netlist does not depend on the machine, the file or the time that made it.
    text = re.sub(r'\(field\s+\(name "SKiDL Line"\)\s+"[^"]*"\)', "", text)
    text = re.sub(r'\((source|date|tool)(\s+"[^"]*")?\)', "", text)
    return re.sub(r"\n\s*(?=[\n)])", "", text).rstrip() + "\n"


def _part(skidl: Any, placed: Any) -> Any:
    pins = [
        skidl.Pin(num=number, name=name, func=getattr(skidl.Pin.types, KINDS[kind]))
        for number, (name, kind) in placed.pads().items()
    ]
    return skidl.Part(
        name=placed.part.key,
        ref=placed.reference,
        tool=skidl.SKIDL,
        dest=skidl.NETLIST,
        pins=pins,
        value=placed.label,
        footprint=placed.part.footprint or "roundhouse:" + placed.part.key,
        tag=placed.reference,
    )


def why_fed(hub: Circuit, net: str) -> str:
    """Why a net has power although skidl, which ignores switches and fuses, sees none; or an empty string."""
    kinds = [hub.kind(pad) for pad in hub.nets[net]]
    if net == GROUND:
        return "the return path of all currents; no part supplies it"
    if "source" in kinds or "power" not in kinds:
        return ""
    ways = ("switch", "slide_switch", "fuse", "fuse_usb", "diode", "charger", *P_FETS)
    names = {
        hub.parts[pad[0]].part.name
        for pad in hub.nets[net]
        if hub.parts[pad[0]].part.key in ways and hub.name(pad) not in "AG"  # a diode's input, a transistor's gate
    }
    return f"fed through the {' or the '.join(sorted(names))}" if names else ""


def _complaints(skidl: Any) -> list[str]:
    """The errors and warnings of skidl's rules check, in order."""
    from skidl.logger import erc_logger

    heard: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno >= logging.WARNING:
                heard.append(f"{record.levelname}: {record.getMessage()}")

    ear = Ear()
    erc_logger.addHandler(ear)
    skidl.ERC()
    erc_logger.removeHandler(ear)
    return sorted(heard)


def prove_check_works(build: str, supply: str) -> None:
    """Breaks a circuit in three ways. Raises RulesError if skidl misses one."""
    for net, pad, what in (
        ("LAMPS_5V", "U2.OUT+", "two outputs on one wire"),
        ("ALONE", "SW1.A", "a button's wire forgotten"),
        ("LOST", "U2.VIN", "an amplifier without power"),
    ):
        hub = circuit(build, supply)
        hub.disconnect(pad)
        hub.connect(net, pad)
        try:
            netlist(hub)
        except RulesError:
            continue
        raise RulesError(f"skidl misses {what}: its rules check does not work here.")


def main() -> int:
    """Writes every netlist and the report of the rules check; returns 1 if there were findings."""
    os.chdir(tempfile.mkdtemp())  # skidl leaves files in the current folder
    tables = read()
    TARGET.mkdir(exist_ok=True)
    lines, reasons = [], {}
    try:
        prove_check_works("smallest", "usb")
        for build, supply in tables.hubs:
            hub = circuit(build.key, supply, tables)
            (TARGET / f"{build.key}-{supply}.net").write_text(netlist(hub), encoding="utf-8")
            reasons.update({net: why_fed(hub, net) for net in hub.nets if why_fed(hub, net)})
            ends = sum(map(len, hub.nets.values()))
            lines.append(
                f"| {build.name} | {tables.supply_name(supply)} | {len(hub.parts)} | {len(hub.nets)} | {ends} | "
                f"{len(hub.free)} | 0 | 0 |"
            )
    except RulesError as fault:
        print(fault, file=sys.stderr)
        return 1
    explained = [f"| {net} | {reason} |" for net, reason in reasons.items()]
    (TARGET / "ERC.md").write_text(
        PAGE.format(version=__version__, rows="\n".join(lines), told="\n".join(explained)), encoding="utf-8"
    )
    stamp.stamp("netlist")
    return 0


PAGE = """# Electrical rules check

_Version {version}. Generated by `make hardware` with skidl. Untested on real hardware._

| Build | Supply | Parts | Nets | Connected pads | Pads left free for a reason | Errors | Warnings |
|---|---|---|---|---|---|---|---|
{rows}

skidl does not follow power through a switch, fuse, diode or charger, and would warn that nothing feeds these nets.
It is told in advance why each of them is fed, so no warnings are left.

| Net | Why it is fed |
|---|---|
{told}

While it writes the netlists, skidl also warns that it finds no symbol or footprint libraries and no tag on the sheet.
None are needed: parts.toml describes each part.

Before each run, the check has to find the faults in three broken circuits.
"""


if __name__ == "__main__":
    sys.exit(main())
