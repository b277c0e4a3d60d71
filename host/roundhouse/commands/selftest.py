"""`roundhouse selftest`: runs a hub's self-test and prints each step."""

from functools import partial

import click

from roundhouse import i18n
from roundhouse.commands.localized_command import SpokenCommand, spoken
from roundhouse.hub.finding import first_hub
from roundhouse.hub.health import SelfTestStep
from roundhouse.hub.hub_admin import HubAdmin
from roundhouse.i18n.texts import terminal_text


@click.command(cls=SpokenCommand)
@click.argument("address", required=False)
def selftest(address: str | None) -> None:
    """Prints the test step by step; exit code 1 if anything failed."""
    faults = 0
    with HubAdmin(address or first_hub()) as hub:
        for step in hub.selftest():
            faults += step.at == "bad"
            click.echo(in_words(step, spoken()))
    if faults:
        raise click.exceptions.Exit(1)


def in_words(step: SelfTestStep, language: str) -> str:
    """A step of the test as a sentence.

    >>> in_words(SelfTestStep("button", 2, 13, "slot 3"), "en")
    'Press slot 3: its lamp is lit and waits for ten seconds.'
    """
    say, text = partial(terminal_text, language=language), i18n.message_text(step.text, language)
    match step.at:
        case "lamps":
            return say("selftest-lamps", color=text)
        case "sounds":
            return say("selftest-sound", number=step.number, of=step.of, name=text)
        case "button":
            return say("selftest-press", button=text)
        case "bad":
            return say("selftest-bad", what=text)
        case "end" if step.text:
            return say("selftest-ended", how=text)
        case "end":
            return say("selftest-faults", faults=step.number) if step.number else say("selftest-well")
        case _:
            return f"{step.at} {text}".strip()
