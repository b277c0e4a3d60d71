"""The score sheet on a page: what stands out there does so because it means something."""

import pytest

from roundhouse.presenters.score_sheet import Column, Sheet
from roundhouse.window.display import Display
from roundhouse.window.screens.score_sheet import sheet_page


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
def test_totals_are_of_one_size(size: tuple[int, int]) -> None:
    totals = ("−66", "−1151", "+507", "0") * 3
    columns = tuple(
        Column(seat, f"Player {seat}", total, seat, leads=seat == 3) for seat, total in enumerate(totals, start=1)
    )
    display = Display(size)
    page = sheet_page(display, (0, 0, 2 * size[0] // 3, size[1]), Sheet(columns, (), ()))
    sizes = {text.height for text in page.texts if text.text in totals}
    assert len(sizes) == 1
    assert sizes != {display.points(26)}
