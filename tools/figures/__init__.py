"""The project's figures, one module for each section of `make bench`."""

from tools.figures import games, idle, latency, league, phones, pico, program, screen, sound, trains
from tools.figures.report import Section

SECTIONS: tuple[Section, ...] = (
    *games.SECTIONS,
    trains.SECTION,
    latency.SECTION,
    phones.SECTION,
    league.SECTION,
    sound.SECTION,
    pico.SECTION,
    screen.SECTION,
    idle.SECTION,
    program.SECTION,
)
