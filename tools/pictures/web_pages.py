"""Pages as pictures, in a real browser that asks the application in process: no port, no thread."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from typing import Final, NamedTuple

import httpx2
import pygame
from playwright.sync_api import Browser, Page, Route, ViewportSize
from starlette.types import ASGIApp
from tools.testing.phone_table import HOST
from tools.testing.waiting import PATIENCE_S
from tools.testing.web_client import WebClient

from roundhouse.i18n.texts import LANGUAGES

SIZES: Final = ((320, 568), (390, 844), (844, 390), (768, 1024), (1920, 1080))


class Viewport(NamedTuple):
    """A screen, the language of its owner, and whether it is dark."""

    size: tuple[int, int]
    language: str
    dark: bool

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.language} {'dark' if self.dark else 'light'}"


LOOKS: Final = [Viewport(size, LANGUAGES[place % len(LANGUAGES)], place % 2 == 0) for place, size in enumerate(SIZES)]


class Shown(NamedTuple):
    """The request of a browser: the application, the page, and the cookies that it holds."""

    app: ASGIApp
    path: str
    cookies: Mapping[str, str] = {}


NO_NEWS: Final = "window.EventSource = class extends EventTarget { close() {} };"
"""Nothing happens while a picture is taken."""
COUNTED: Final = """
window.underWay = 0;
const ask = window.fetch;
window.fetch = (...all) => {
    window.underWay += 1;
    return ask(...all).finally(() => { window.underWay -= 1; });
};
"""
"""The page counts its requests without an answer: on a busy machine one may arrive here late."""
SETTLED: Final = """async () => {
    do await new Promise((done) => setTimeout(done, 60)); while (window.underWay);
    await document.fonts.ready;
    document.getAnimations().forEach((each) => each.finish());
}"""


def pictures(chromium: Browser, shown: Shown, looks: Iterable[Viewport] = LOOKS) -> dict[str, pygame.Surface]:
    return {str(look): _picture(chromium, shown, look) for look in looks}


@contextmanager
def opened_page(chromium: Browser, shown: Shown, look: Viewport) -> Iterator[Page]:
    """The page in a browser, once it asks for nothing more."""
    context = chromium.new_context(
        viewport=ViewportSize(width=look.size[0], height=look.size[1]), locale=look.language,
        color_scheme="dark" if look.dark else "light", reduced_motion="reduce",
    )  # fmt: skip
    client = WebClient(shown.app, f"http://{HOST}", cookies=dict(shown.cookies), follow_redirects=True)

    answered: list[str] = []

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(f"http://{HOST}")
        said: httpx2.Response = client.get(path, headers={"accept-language": look.language})
        headers = {name: value for name, value in said.headers.items() if name != "content-encoding"}
        answered.append(path)
        route.fulfill(status=said.status_code, headers=headers, body=said.content)

    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE_S)
    page.add_init_script(NO_NEWS)
    page.add_init_script(COUNTED)
    page.route("**/*", answer)
    page.goto(f"http://{HOST}{shown.path}")
    while True:  # until it asks for nothing more: a television held upright wants its tall part
        before = len(answered)
        page.evaluate(SETTLED)
        if len(answered) == before:
            break
    yield page
    context.close()


def _picture(chromium: Browser, shown: Shown, look: Viewport) -> pygame.Surface:
    with opened_page(chromium, shown, look) as page:
        return pygame.image.load(BytesIO(page.screenshot()), "page.png")
