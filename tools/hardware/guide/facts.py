"""Fills in the facts of the guide's text from the tables, the circuit, the case and the program itself.

`[[step_up: words]]` appear only in builds that have a step-up. `{n button}` is how many the build buys, `{pin lamps}`
a pin with its number, `{number speaker watts}` a figure of a part, `{screws carrier}` the screws that hold the carrier,
`{said flash}` the answer of a command. `BuildFacts.look_up` lists all of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tools.hardware.budgets import power, springs
from tools.hardware.case.plan import halves, screws
from tools.hardware.case.plan.contents import KEY_BOARD
from tools.hardware.circuits.model import GROUND, RAIL, Circuit, Pad
from tools.hardware.guide.book import Book, GuideStep
from tools.hardware.pages import claims
from tools.hardware.pages.markdown import markdown_table
from tools.hardware.parts import parts_list
from tools.hardware.tables import FOLDER, InvalidTables, Part, Tables

from roundhouse.commands.hub.flash import report
from roundhouse.commands.hub.selftest import step_sentence
from roundhouse.flashing.flash_hub import Flashed, firmware_name
from roundhouse.flashing.update import OLDEST
from roundhouse.hub.events import SelfTestStep
from roundhouse.i18n.texts import Texts
from roundhouse_hub import __version__ as firmware_version

SPOKEN = "en"  # the language of the guide
BRACES = re.compile(r"\{([a-z_]+)((?: [^{}]*)?)\}")
BUILD_ONLY = re.compile(r"\[\[([a-z0-9_ ]+): (.*?)\]\]", re.DOTALL)
MANIFEST = FOLDER / "case" / "out" / "manifest.json"


@dataclass(frozen=True)
class BuildFacts:
    """The facts of one build with the supply of one step; `wires` holds the wires that the step adds."""

    book: Book
    tables: Tables
    hub: Circuit
    wires: Circuit | None = None

    def fill(self, text: str) -> str:
        """The text with every fact filled in. Raises InvalidTables for an unknown one."""
        text = BUILD_ONLY.sub(lambda found: found[2] if self.has(found[1]) else "", text)
        filled = BRACES.sub(lambda found: self.look_up(found[1], found[2].strip()), text)
        single = re.sub(r"(?<=\S) +(?=[ \n])|(?<=\S) +\Z", "", filled)
        return re.sub(r"\n{3,}", "\n\n", single).strip("\n")

    def has(self, names: str) -> bool:
        """Whether the build is one of these, has one of these parts with any supply, or goes into the `case`."""
        wanted = set(names.split())
        unknown = wanted - self.tables.parts.keys() - self.tables.builds.keys() - {"case"}
        if unknown:
            raise InvalidTables(f"The guide has text for {unknown.pop()} only, which is neither a part nor a build.")
        build = self.hub.build
        return bool(wanted & {*self.bought, build.key, *(["case"] if build.case else [])})

    @cached_property
    def bought(self) -> dict[str, int]:
        """The number of each part that the build buys, the most that any supply needs."""
        found: dict[str, int] = {}
        for supply in self.hub.build.supplies:
            for line in parts_list.lines(self.tables, self.hub.build.key, supply):
                found[line.part.key] = max(line.quantity, found.get(line.part.key, 0))
        return found

    def _part(self, key: str) -> Part:
        """A part of the build. Raises InvalidTables if the build does not have it."""
        if key not in self.bought:
            raise InvalidTables(f"The guide mentions the part {key}, which {self.hub.build.name} does not have.")
        return self.tables.parts[key]

    def look_up(self, kind: str, name: str) -> str:
        """One fact."""
        answer = self._kinds().get(kind)
        try:
            if answer is None:
                raise KeyError(kind)
            return answer(name)
        except InvalidTables:
            raise
        except (KeyError, IndexError, ValueError) as error:
            raise InvalidTables(f"The guide asks for the fact {{{kind} {name}}}, which does not exist.") from error

    def _kinds(self) -> Mapping[str, Callable[[str], str]]:
        raw, part = self.tables.raw, self._part
        return {
            "figure": lambda name: str(self.book.figures[name]),
            "name": lambda name: part(name).name,
            "order": lambda name: part(name).order,
            "instead": lambda name: part(name).substitute,
            "number_of": lambda name: part(name).order.split()[0],
            "model": lambda name: part(name).order.split()[-1],
            "n": lambda name: str(self.bought[name]),
            "number": lambda name: number_text(part(name.split()[0]).number(name.split()[1])),
            "value": lambda name: part(name).value,
            "code": lambda name: part(name).code,
            "bands": lambda name: part(name).bands,
            "order_of": lambda name: ", ".join(
                pad for pad, _ in self.hub.parts[name].pads().values() if not pad.startswith("OUT")
            ),
            "keys_size": lambda _: " x ".join(number_text(side) for side in KEY_BOARD[:2]),
            "thick": lambda name: number_text(raw["boards"][name]["size"][2]),
            "holes": lambda name: number_text(raw["boards"][name]["holes"]["diameter"]),
            "wire": lambda name: f"{number_text(raw['wires'][name])} mm",
            "cable": lambda name: f"{number_text(part(name).number('cable'))} mm",
            "supply": lambda name: self.tables.supply_name(name),
            "pin": self._pin,
            "pad": lambda name: self.pad(self.hub.pad(name.replace(" ", "."))),
            "spring": lambda name: f"{getattr(springs.forces(self.tables), name):.2f}",
            "platform": lambda name: number_text(raw["platform"][name]),
            "domino": lambda name: " x ".join(map(number_text, raw["dominoes"][name])),
            "case": self._case,
            "driver": lambda _: number_text(halves.DRIVER[1]),
            "screws": self._screws,
            "bank_off": lambda _: " to ".join(map(number_text, raw["bank"]["off_ma"])),
            "ma": lambda name: f"{power.draws(self.tables)[name].total:.0f}",
            "hours": lambda name: f"{power.draws(self.tables)[name.split()[0]].hours[name.split()[1]]:.0f}",
            "volts": lambda name: "{empty_volts:g} to {full_volts:g}".format(**raw["supplies"][name]),
            "usb_volts": lambda _: " to ".join(map(number_text, raw["limits"]["vbus_volts"])),
            "enable_low": lambda _: number_text(raw["limits"]["enable_low_volts"]),
            "rail_off": lambda _: f"{self._rail_off():.1f}",
            "least_lamp": lambda _: number_text(self.tables.parts["lamp"].data["volts"][0]),
            "warned": lambda _: f"{power.warned_volts(self.tables):.2f}",
            "warned_each": lambda name: f"{power.warned_volts(self.tables) / self.bought[name]:.2f}",
            "said": self._said,
            "claim": lambda name: claims.sentence(self.tables, name, self.hub),
            "micropython": lambda name: ".".join(map(str, {"oldest": OLDEST}[name])),
            "wires": lambda _: self._wires(),
            "prints": lambda _: self._prints(),
            "filament": lambda _: self._filament(),
            "print_hours": lambda _: f"{self._hours():.0f}",
        }

    def _rail_off(self) -> float:
        """The rail's voltage when the hub is off but USB is plugged in: the Pico pulls it up, a resistor down."""
        limits, drain = self.tables.raw["limits"], self.tables.parts["r_4k7"].number("ohms")
        return float(limits["vsys_volts_typical"] * drain / (drain + limits["enable_pull_up_ohms"]))

    def pad(self, pad: Pad) -> str:
        """A pad as the guide names it."""
        name = self.hub.name(pad)
        return f"{pad[0]} {name}" if name == pad[1] else f"{pad[0]} {name} (pin {pad[1]})"

    def _pin(self, use: str) -> str:
        (name,) = [name for name, found in self.tables.pins.items() if found == use]
        return f"{name} (pin {self.hub.pad(f'U1.{name}')[1]})"

    def _case(self, name: str) -> str:
        value = getattr(parts_list.dimensions(self.tables), name)
        return " x ".join(number_text(side) for side in value) if isinstance(value, tuple) else number_text(value)

    def _screws(self, key: str) -> str:
        (group,) = [group for group in screws.screws(parts_list.dimensions(self.tables)) if group.key == key]
        name = self.tables.parts[group.kind].name
        return f"{len(group.at)} {name if len(group.at) == 1 else name.replace('screw', 'screws', 1)}"

    def _said(self, name: str) -> str:
        firmware = firmware_name(firmware_version, "1a2b3c4")
        return {
            "flash": lambda: report(Texts(SPOKEN), Flashed("/dev/ttyACM0", None, firmware))[0],
            "files": lambda: report(Texts(SPOKEN), Flashed("/dev/ttyACM0", "", firmware))[0],
            "button": lambda: step_sentence(Texts(SPOKEN), SelfTestStep("button", 0, 13, "slot 1")),
            "well": lambda: step_sentence(Texts(SPOKEN), SelfTestStep("end")),
        }[name]()

    def _wires(self) -> str:
        """A table of the wires that the step adds."""
        if self.wires is None:
            raise KeyError("wires")
        rows: list[tuple[str, str]] = []
        for net, pads in self.wires.nets.items():
            rail = {RAIL: "5 V rail", GROUND: "ground"}.get(net)
            if rail and self.wires.rails:
                rows.insert(0, (rail, self._pads(pads)))
            else:
                rows.append((self.pad(pads[0]), self._pads(pads[1:])))
        return "\n\n" + markdown_table(("From", "To"), rows)

    def _pads(self, pads: list[Pad]) -> str:
        """A list of pads; the same pad of three or more parts is listed once."""
        alike: dict[str, list[str]] = {}
        for reference, number in pads:
            alike.setdefault(self.pad((reference, number)).partition(" ")[2], []).append(reference)
        listed = []
        for pad, names in alike.items():
            many = len(names) > 2
            listed += [f"{pad} of {parts_list.compact(tuple(names))}"] if many else [f"{name} {pad}" for name in names]
        return ", ".join(listed)

    def _prints(self) -> str:
        """A table of the printed pieces and their print settings."""
        rows = [
            (
                f"[{name}](../case/out/{name}.stl)",
                f"{piece['title']}, {piece['number']}",
                piece["filament"],
                f"{piece['infill %']} %",
                piece["orientation"],
                " x ".join(f"{side:.0f}" for side in piece["size mm"]),
                f"{piece['estimate g']:.0f} g, {piece['estimate h']:.1f} h",
            )
            for name, piece in self._pieces().items()
        ]
        head = ("File", "Piece, count", "Filament", "Infill", "Orientation", "Size, mm", "Estimate")
        return "\n\n" + markdown_table(head, rows)

    def _filament(self) -> str:
        """The grams of each filament for one hub."""
        grams: dict[str, float] = {}
        for piece in self._of_one_hub():
            grams[piece["filament"]] = grams.get(piece["filament"], 0.0) + piece["estimate g"]
        return ", ".join(f"{gram:.0f} g of {filament}" for filament, gram in grams.items())

    def _hours(self) -> float:
        """The hours that a printer needs for one hub."""
        return float(sum(piece["estimate h"] for piece in self._of_one_hub()))

    def _of_one_hub(self) -> list[dict[str, Any]]:
        """Its pieces: halves are instead of whole ones, and the coupon comes before them."""
        pieces = self._pieces().items()
        return [piece for name, piece in pieces if name not in halves.HALVES and not name.startswith("coupon")]

    def _pieces(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))["pieces"]
        return found


def number_text(value: float | str) -> str:
    """A number without needless zeros.

    >>> number_text(100.0), number_text(2.54), number_text(330)
    ('100', '2.54', '330')
    """
    return value if isinstance(value, str) else f"{value:g}"


def added_text(hub: Circuit, steps: list[GuideStep], at: int) -> Circuit:
    """The wires that step number `at` of a build adds to the earlier steps, or, with `ends`, to a printed circuit."""
    new = set(steps[at].wires) & hub.parts.keys()
    ends = set(steps[at].ends) & hub.parts.keys()
    if ends:
        return hub.excerpt(new, ends, rails=False)
    earlier = {reference for step in steps[:at] for reference in step.wires}
    return hub.excerpt(new, earlier & hub.parts.keys())
