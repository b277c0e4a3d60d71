"""Writes the pages that need none of the large tools, such as hardware/PARTS.md; tells if one is stale."""

from __future__ import annotations

from pathlib import Path

from tools.hardware.pages import case_pages
from tools.hardware.pages.markdown import filled, markdown_table
from tools.hardware.pages.power_page import power_page
from tools.hardware.parts import orders, parts_list
from tools.hardware.tables import FOLDER, Tables, read


def pages(tables: Tables) -> dict[Path, str]:
    """Every page and list: its path and its text."""
    lists = {
        FOLDER / "parts" / f"{build.key}-{supply}.csv": parts_list.listed(tables, build.key, supply)
        for build, supply in tables.hubs
    }
    lists |= {
        FOLDER / "parts" / f"cart-{build.key}-{supply}.csv": orders.cart(tables, build.key, supply)
        for build, supply in tables.hubs
    }
    own = {FOLDER / "PARTS.md": parts_page(tables), FOLDER / "POWER.md": power_page(tables)}
    return own | lists | case_pages.pages(tables)


def stale(tables: Tables | None = None) -> list[str]:
    """One sentence for each page that is older than its sources."""
    return [
        f"hardware/{path.relative_to(FOLDER).as_posix()} is older than its sources; run `make pages`."
        for path, text in pages(tables or read()).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def parts_page(tables: Tables) -> str:
    """PARTS.md: for each build a table of parts, the parts that each supply adds, and the cost."""
    text = []
    for build in tables.builds.values():
        text += [f"## {build.name[0].upper()}{build.name[1:]}", f"{build.text[0].upper()}{build.text[1:]}."]
        text.append(markdown_table(HEAD, map(_row, parts_list.lines(tables, build.key, "usb"))))
        for supply in build.supplies[1:]:
            more = parts_list.more(tables, build.key, supply)
            text += [f"Additional parts ({tables.supply_name(supply)}):", markdown_table(HEAD, map(_row, more))]
    rows = (
        (
            build.name,
            tables.supply_name(supply),
            f"{parts_list.cost(tables, build.key, supply):.0f}",
            "{:.0f} to {:.0f}".format(*parts_list.delivered(tables, build.key, supply)),
            f"{parts_list.cost(tables, build.key, supply, 10):.0f}",
        )
        for build, supply in tables.hubs
    )
    costs = markdown_table(("Build", "Supply", "Parts of one hub", "Delivered", "Parts of each of ten hubs"), rows)
    return filled("parts", costs=costs, builds="\n\n".join(text), **orders.facts(tables))


HEAD = (
    "Quantity",
    "Part",
    "Reference",
    "Order (estimate)",
    "Specification",
    "Substitute",
    "Price (estimate)",
    "Price for ten hubs",
)


def _row(line: parts_list.PartLine) -> tuple[str, ...]:
    part = line.part
    return (
        str(line.quantity),
        part.name,
        parts_list.compact(line.references),
        line.order,
        part.specification,
        part.substitute,
        f"{part.price:.2f}",
        f"{part.price_ten:.2f}",
    )


def write() -> None:
    for path, text in pages(read()).items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
