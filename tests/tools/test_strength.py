"""STRENGTH.md is up to date."""

from tools.rules import strength


def test_the_page_is_that_of_what_was_measured() -> None:
    written = strength.TARGET.read_text("utf-8")
    assert written == strength.page(), "make strength ARGS=--page"
