"""`roundhouse selftest`: the builder's test of a hub, told step by step."""

import click

from roundhouse.hub.care import Care
from roundhouse.hub.finding import first_hub
from roundhouse.hub.health import SelfTestStep


@click.command()
@click.argument("address", required=False)
def selftest(address: str | None) -> None:
    """Have a hub show every lamp in each color, play every sound, and ask for each button in turn.

    ADDRESS is a port such as /dev/ttyACM0 or COM3, or sim:// for a simulated hub; without it, the first hub that
    answers is taken. Look and listen; press each button when its lamp is lit. Ctrl-C ends the test. Without a computer:
    hold the buttons of slots 1, 2 and 3 while switching the hub on.
    """
    faults = 0
    with Care(address or first_hub()) as hub:
        for step in hub.selftest():
            faults += step.at == "bad"
            click.echo(in_words(step))
    if faults:
        raise click.exceptions.Exit(1)


def in_words(step: SelfTestStep) -> str:
    """A step as the builder reads it.

    >>> in_words(SelfTestStep("button", 2, 13, "slot 3"))
    'Press slot 3: its lamp is lit, and waits for ten seconds.'
    """
    match step.at:
        case "lamps":
            return f"Lamps: one after the other in {step.text}, then all of them."
        case "sounds":
            return f"Sound {step.number} of {step.of}: {step.text}"
        case "button":
            return f"Press {step.text}: its lamp is lit, and waits for ten seconds."
        case "bad":
            return f"Not well: {step.text}."
        case "end" if step.text:
            return f"The test was {step.text}."
        case "end":
            return "All is well, as far as the hub can feel it." if not step.number else f"Faults: {step.number}."
        case _:
            return f"{step.at} {step.text}".strip()
