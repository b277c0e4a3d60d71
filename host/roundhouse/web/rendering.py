"""Pages as HTML: the templates of a package and those that all have in common, what pages load, and codes to scan."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import segno
from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

WRONG_CODE: Final = "X-Code"
"""The header of an answer to a wrong code."""
QUIET_ZONE: Final = 4
"""The white border of a code to scan, in its squares: readers want as many."""
SMALLEST_PACKED: Final = 1000
"""Answers from this length on are sent compressed: the picture of a table becomes a tenth as long."""


def templates_of(package: str) -> Environment:
    """The templates of a package, such as `roundhouse.phones`; each may extend `base.html`."""
    return Environment(
        loader=ChoiceLoader([PackageLoader(package), PackageLoader("roundhouse.web")]), autoescape=True,
        undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, auto_reload=False,
    )  # fmt: skip


def static(package: str) -> StaticFiles:
    """The files that the pages of a package load: its own files, and those that all have in common."""
    return StaticFiles(packages=[(package, "static"), ("roundhouse.web", "static")])


def html(text: str, status: int = 200) -> HTMLResponse:
    return HTMLResponse(text, status)


def wrong_code(text: str) -> HTMLResponse:
    """The page for a wrong code; the address that it came from is slowed down after a few."""
    return HTMLResponse(text, 403, {WRONG_CODE: "wrong"})


@lru_cache(maxsize=8)
def qr(address: str) -> Markup:
    return Markup(
        segno.make_qr(address, error="m").svg_inline(scale=4, border=QUIET_ZONE, omitsize=True, svgclass="qr")
    )
