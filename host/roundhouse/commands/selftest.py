"""`roundhouse selftest`: the builder's test of a hub, told step by step."""

from functools import partial

import click

from roundhouse.commands.errors import spoken
from roundhouse.hub.care import Care
from roundhouse.hub.finding import first_hub
from roundhouse.hub.health import SelfTestStep
from roundhouse.words.terminal import terminal


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
            click.echo(in_words(step, spoken()))
    if faults:
        raise click.exceptions.Exit(1)


def in_words(step: SelfTestStep, language: str) -> str:
    """A step as the builder reads it.

    >>> in_words(SelfTestStep("button", 2, 13, "slot 3"), "en")
    'Press slot 3: its lamp is lit, and waits for ten seconds.'
    """
    say = partial(terminal, language=language)
    match step.at:
        case "lamps":
            return say("selftest-lamps", color=step.text)
        case "sounds":
            return say("selftest-sound", number=step.number, of=step.of, name=step.text)
        case "button":
            return say("selftest-press", button=step.text)
        case "bad":
            return say("selftest-bad", what=step.text)
        case "end" if step.text:
            return say("selftest-ended", how=step.text)
        case "end":
            return say("selftest-faults", faults=step.number) if step.number else say("selftest-well")
        case _:
            return f"{step.at} {step.text}".strip()
