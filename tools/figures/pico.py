"""The image on an emulated Pico, in emulated time: the same figures on every machine."""

from tools.debian import NoPackagesError
from tools.figures.report import FigureSection, Report, Target
from tools.pico import figures, image
from tools.pico.emulation.node import NoNodeError
from tools.pico.observing import measuring


def run(report: Report) -> None:
    report.settings(
        "the image on an emulated RP2040, cable plugged in; the worst of 4 to 40 points within the hub's steps"
    )
    try:
        values = measuring.measure(image.build())
    except (NoNodeError, NoPackagesError) as missing:
        report.settings(f"not measured here: {missing}")
        return
    for figure in figures.FIGURES:
        target = None if figure.budget is None else Target(figure.budget, figure.at_least)
        report.figure(figure.title, values[figure.name], figure.unit, target)


SECTION = FigureSection("pico", "The image on an emulated Pico, in emulated time", run)
