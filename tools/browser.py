"""Gets a real browser for the tests of the phones' pages: Chromium without a window, no root.

Debian's package is unpacked beside its libraries and a font under `.cache/`, so that pages look the same on every
machine. It runs on any Linux with an Intel processor and a C library that is no older. Elsewhere the Chromium or
Chrome on the PATH is taken.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tools import debian

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CACHE = debian.ROOT / ".cache" / "browser"
PROGRAM = "chromium-headless-shell"
PACKAGES = (
    *(PROGRAM, "chromium-common", "fonts-dejavu-core"),
    *("libasound2", "libasyncns0", "libatk1.0-0", "libatspi2.0-0", "libblkid1", "libbrotli1", "libbsd0", "libcap2"),
    *("libdav1d6", "libdbus-1-3", "libdouble-conversion3", "libdrm2", "libexpat1", "libffi8", "libflac12"),
    *("libfontconfig1", "libfreetype6", "libgbm1", "libgcc-s1", "libgcrypt20", "libglib2.0-0", "libgpg-error0"),
    *("libgraphite2-3", "libharfbuzz-subset0", "libharfbuzz0b", "libjpeg62-turbo", "liblz4-1", "liblzma5", "libmd0"),
    *("libminizip1", "libmount1", "libmp3lame0", "libmpg123-0", "libnspr4", "libnss3", "libogg0", "libopenh264-7"),
    *("libopus0", "libpcre2-8-0", "libpng16-16", "libpulse0", "libselinux1", "libsndfile1", "libstdc++6"),
    *("libsystemd0", "libudev1", "libvorbis0a", "libvorbisenc2", "libwayland-server0", "libx11-6", "libx11-xcb1"),
    *("libxau6", "libxcb1", "libxcomposite1", "libxdamage1", "libxdmcp6", "libxext6", "libxfixes3", "libxi6"),
    *("libxkbcommon0", "libxnvctrl0", "libxrandr2", "libxrender1", "libzstd1", "zlib1g"),
)
ON_PATH = ("chromium", PROGRAM, "chromium-browser", "google-chrome")
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def browser() -> debian.Program:
    """The browser for the tests, with libraries and the one font of Debian's packages. Raises NoProgramError."""
    try:
        tree = debian.runnable(CACHE, PACKAGES)
    except debian.NoPackagesError as missing:
        return debian.on_path(ON_PATH, missing)
    fonts = tree / "fonts.conf"
    fonts.write_text(FONTS.format(fonts=tree / "usr/share/fonts", cache=tree / "font-cache"), encoding="utf-8")
    # The browser brings libraries of its own, which are not for others.
    environment = {"LD_LIBRARY_PATH": debian.libraries(tree, "chromium"), "FONTCONFIG_FILE": str(fonts)}
    return debian.Program(tree / "usr/lib/chromium" / PROGRAM, environment)


@contextmanager
def opened() -> Iterator[Browser]:
    """The browser, driven by Playwright until the end. Raises NoProgramError."""
    from playwright.sync_api import sync_playwright  # not needed where the browser is only fetched

    program, environment = browser()
    with sync_playwright() as driver:
        # Chromium's sandbox does not run as root, and only our own pages are opened.
        chromium = driver.chromium.launch(
            executable_path=program, env={**os.environ, **environment}, args=["--no-sandbox"]
        )
        try:
            yield chromium
        finally:
            chromium.close()
