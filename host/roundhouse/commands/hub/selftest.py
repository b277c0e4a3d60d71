"""`roundhouse selftest`: runs a hub's self-test and prints each step."""

import click

from roundhouse.commands.hub.hub_commands import hub_address
from roundhouse.commands.localized_command import LocalizedCommand, command_texts
from roundhouse.hub.events import SelfTestStep
from roundhouse.hub.hub_admin import HubAdmin
from roundhouse.i18n.texts import Texts


@click.command(cls=LocalizedCommand)
@click.argument("address", required=False)
def selftest(address: str | None) -> None:
    """Print the test step by step; exit code 1 if anything failed."""
    faults = 0
    # Nobody presses the buttons of the simulated hub: its test, of two minutes, has to be asked for.
    with HubAdmin(hub_address(address, simulated=False)) as hub:
        for step in hub.selftest():
            faults += step.stage == "bad"
            click.echo(step_sentence(command_texts(), step))
    if faults:
        raise click.exceptions.Exit(1)


def step_sentence(texts: Texts, step: SelfTestStep) -> str:
    """A step of the test as a sentence.

    >>> step_sentence(Texts(), SelfTestStep("button", 2, 13, "slot 3"))
    'Press slot 3: its lamp is lit and waits for ten seconds.'
    """
    say, text = texts.terminal, texts.of(step.text)
    match step.stage:
        case "lamps":
            return say("selftest-lamps", color=text)
        case "sounds":
            return say("selftest-sound", number=step.number, of=step.count, name=text)
        case "button":
            return say("selftest-press", button=text)
        case "bad":
            return say("selftest-bad", what=text)
        case "end" if step.text:
            return say("selftest-ended", how=text)
        case "end":
            return say("selftest-faults", faults=step.number) if step.number else say("selftest-well")
        case _:
            return f"{step.stage} {text}".strip()
