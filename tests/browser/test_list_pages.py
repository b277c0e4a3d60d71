"""Pages that are no table, as phones show them: everybody can use them, and nothing is too small or too wide."""

from importlib.resources import files

import pytest
from playwright.sync_api import Browser
from tests.browser.browsing import PHONE, barriers
from tests.presenters.pages.every_page import PAGES, page_of

from roundhouse.i18n.texts import Texts
from roundhouse.phones.pages import list_page

LOOKS = "".join(
    (files(package) / "static" / name).read_text("utf-8")
    for package, name in (("roundhouse.web", "base.css"), ("roundhouse.phones", "phone.css"))
)
TOUCHED = "main button:not(.visually-hidden), main select, main input:not([type=hidden]), main summary"
SMALLEST = 44
"""The least height of what is touched, px."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_them_and_touch_all_of_them(chromium: Browser, scheme: str) -> None:
    page = chromium.new_page(viewport={"width": 320, "height": PHONE["height"]}, color_scheme=scheme)  # type: ignore[arg-type]
    found = {}
    for name in PAGES:
        presenter = page_of(name)
        page.set_content(list_page(Texts("de"), presenter.present(Texts("de")), name, "abcd2345"))
        page.add_style_tag(content=LOOKS)
        high = page.eval_on_selector_all(TOUCHED, "all => all.map((each) => each.offsetHeight).filter((high) => high)")
        wide = page.evaluate("document.documentElement.scrollWidth")
        found[name] = barriers(page), [each for each in high if each < SMALLEST], wide > page.viewport_size["width"]  # type: ignore[index]
        presenter.close()
    page.close()
    assert found == dict.fromkeys(PAGES, ([], [], False))
