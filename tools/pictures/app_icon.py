"""Makes the icon of phones' home screens, which iOS takes as a PNG alone, from the drawn one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize
from tools.browser import opened

STATIC: Final = Path(__file__).parents[2] / "host" / "roundhouse" / "web" / "static"
SIDE: Final = 180
PAGE: Final = "<body style='margin:0;background:#0A171C;display:grid;height:100vh;padding:8%;box-sizing:border-box'>"


def icon(chromium: Browser) -> bytes:
    """The icon on a ground that fills its square: iOS rounds the corners, and what is clear turns black."""
    page = chromium.new_page(viewport=ViewportSize(width=SIDE, height=SIDE))
    page.set_content(PAGE + (STATIC / "icon.svg").read_text())
    return page.screenshot()


if __name__ == "__main__":
    with opened() as chromium:
        (STATIC / "icon.png").write_bytes(icon(chromium))
