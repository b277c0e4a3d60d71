"""The pages and lists that need no heavy tool: hardware/PARTS.md, POWER.md and parts/, and whether they are stale."""

from __future__ import annotations

from pathlib import Path

from tools.hardware import shopping
from tools.hardware.markdown import MADE, table
from tools.hardware.power_page import power_page
from tools.hardware.tables import FOLDER, Tables, read


def pages(tables: Tables) -> dict[Path, str]:
    """Every page and list that needs no heavy tool: where it goes, and its text."""
    lists = {
        FOLDER / "parts" / f"{build.key}-{supply}.csv": shopping.listed(tables, build.key, supply)
        for build, supply in tables.hubs
    }
    return {FOLDER / "PARTS.md": parts_page(tables), FOLDER / "POWER.md": power_page(tables), **lists}


def stale(tables: Tables | None = None) -> list[str]:
    """A sentence for each page that is not what the tables say."""
    return [
        f"hardware/{path.relative_to(FOLDER).as_posix()} is not what the tables say; run `make pages`."
        for path, text in pages(tables or read()).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def parts_page(tables: Tables) -> str:
    """What to buy: a table a build, with what each supply adds, and the cost."""
    text = [
        "# What to buy",
        MADE,
        "Every price, in US dollars, and every part number is an **estimate**: none was looked up. Shipping and the "
        "filament of the case come on top. The same lists as data, one a build and supply: [parts](parts).",
        table(
            ("Build", "Supply", "One hub", "Each of ten"),
            (
                (
                    build.name,
                    tables.supply_name(supply),
                    f"{shopping.cost(tables, build.key, supply):.0f}",
                    f"{shopping.cost(tables, build.key, supply, 10):.0f}",
                )
                for build, supply in tables.hubs
            ),
        ),
    ]
    for build in tables.builds.values():
        text += [f"## {build.name[0].upper()}{build.name[1:]}", f"{build.text[0].upper()}{build.text[1:]}."]
        text.append(table(HEAD, map(_row, shopping.lines(tables, build.key, "usb"))))
        for supply in build.supplies[1:]:
            more = shopping.more(tables, build.key, supply)
            text += [f"With {tables.supply_name(supply)}, also:", table(HEAD, map(_row, more))]
    return "\n\n".join(text) + "\n"


HEAD = ("Quantity", "Part", "Reference", "Order (estimate)", "What matters", "Instead", "Price (estimate)", "For ten")


def _row(line: shopping.Line) -> tuple[str, ...]:
    part = line.part
    return (
        str(line.quantity),
        part.name,
        shopping.compact(line.references),
        part.order,
        part.specification,
        part.substitute,
        f"{part.price:.2f}",
        f"{part.price_ten:.2f}",
    )


def write() -> None:
    """Writes every page."""
    for path, text in pages(read()).items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
