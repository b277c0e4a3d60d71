"""The project's figures, one module for each section of `make bench`.

How strong the players are is measured in `tools/rules`; budgets of the hub's figures are in `tools/pico`.
"""

from tools.figures import actions, games, idle, phones, pico, program, screen
from tools.figures.report import FigureSection

SECTIONS: tuple[FigureSection, ...] = (
    *games.SECTIONS,
    pico.SECTION,
    screen.SECTION,
    idle.SECTION,
    program.SECTION,
    phones.SECTION,
    actions.SECTION,
)
