"""Gets a real browser for the tests of the phones' pages: Chromium without a window, no root.

Debian's package is unpacked beside its libraries and a font under `.cache/`, so that pages look the same on every
machine. It runs on any Linux with an Intel processor and a C library that is no older. Elsewhere the Chromium or
Chrome on the PATH is taken.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tools import debian

if TYPE_CHECKING:
    from playwright.sync_api import Browser as OpenBrowser

CACHE = debian.ROOT / ".cache" / "browser"
SUITE = "bookworm"
C_LIBRARY = (2, 36)
"""Of this release; a browser does not run with an older one."""
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
ON_PATH = (PROGRAM, "chromium", "chromium-browser", "google-chrome")
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class NoBrowserError(Exception):
    """There is no browser here; the message says what to do."""


class Browser(NamedTuple):
    """A browser's program, and the environment that it wants beside this process's own."""

    program: Path
    environment: dict[str, str]


def browser() -> Browser:
    """The browser for the tests. Raises NoBrowserError."""
    reason = "this machine is not an Intel Linux with apt"
    if sys.platform == "linux" and platform.machine() == "x86_64" and shutil.which("apt-get"):
        version = platform.libc_ver()[1]
        if tuple(int(part) for part in version.split(".")) >= C_LIBRARY:
            try:
                return _of_debian()
            except debian.NoPackagesError as error:
                reason = str(error)
        else:
            reason = f"the C library {version} is older than {'.'.join(map(str, C_LIBRARY))}"
    found = next(filter(None, map(shutil.which, ON_PATH)), None)
    if found is None:
        raise NoBrowserError(f"There is no browser: {reason}. Install `chromium` so that it is on the PATH.")
    return Browser(Path(found), {})


@contextmanager
def opened() -> Iterator[OpenBrowser]:
    """The browser, driven by Playwright until the end. Raises NoBrowserError."""
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


def _of_debian() -> Browser:
    """Chromium from Debian's packages, with their libraries and nothing but their font."""
    tree = debian.unpacked(CACHE, SUITE, "amd64", PACKAGES)
    fonts = tree / "fonts.conf"
    fonts.write_text(FONTS.format(fonts=tree / "usr/share/fonts", cache=tree / "font-cache"), encoding="utf-8")
    # The browser brings libraries of its own, which are not for others.
    folders = {path.parent for path in tree.glob("**/*.so*") if path.parent.name != "chromium"}
    libraries = ":".join(sorted(map(str, folders)))
    return Browser(tree / "usr/lib/chromium" / PROGRAM, {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(fonts)})
