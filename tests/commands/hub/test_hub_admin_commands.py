"""`roundhouse status`, `settings` and `selftest`, with hubs whose answers the test writes."""

from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

import pytest
from click.testing import CliRunner, Result

from roundhouse.catalogs import Verbatim
from roundhouse.cli import main
from roundhouse.commands.hub import hub_commands
from roundhouse.commands.hub import selftest as selftest_command
from roundhouse.commands.hub import settings as settings_command
from roundhouse.commands.hub import status as status_command
from roundhouse.hub.errors import HubSilent, RequestRefused
from roundhouse.hub.events import HubInfo, HubSettings, HubStatus, SelfTestStep

WELL = HubStatus(up_seconds=3725, free_bytes=104_320, celsius=25.3, volts=4.98)
SET = HubSettings(3, False, 7, True, 2, ("lamps", "buttons"), "Attic", True)


class AdminStandIn:
    info = HubInfo("Toby", "0.2.0", "abc1234", (1, 2), 12, 11, ("lamps", "sound"))
    status_is: Any = WELL
    kept = True
    steps: tuple[SelfTestStep, ...] = ()
    changes: dict[str, Any]
    address = ""

    def __call__(self, address: str) -> "AdminStandIn":
        self.address = address
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is held."""

    def status(self) -> HubStatus:
        if isinstance(self.status_is, Exception):
            raise self.status_is
        assert isinstance(self.status_is, HubStatus)
        return self.status_is

    def settings(self) -> HubSettings:
        return SET

    def change(self, **changes: Any) -> HubSettings:
        self.changes = changes
        if changes.get("volume") == 9:
            raise RequestRefused(Verbatim("The volume is not for you."))
        return HubSettings(3, True, 7, False, 2, (), "Attic", self.kept)

    def selftest(self) -> Iterator[SelfTestStep]:
        yield from self.steps


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> AdminStandIn:
    made = AdminStandIn()
    for command in (status_command, settings_command, selftest_command):
        monkeypatch.setattr(command, "HubAdmin", made)
    monkeypatch.setattr(hub_commands, "first_hub", lambda: "COM7")
    return made


def run(*words: str, language: str = "C.UTF-8") -> Result:
    return CliRunner().invoke(main, words, env={"COLUMNS": "100", "LC_ALL": language})


def test_the_status_of_a_hub_is_a_table(hub: AdminStandIn) -> None:
    result = run("status", "COM3")
    assert result.exit_code == 0
    assert hub.address == "COM3"
    lines = [" ".join(line.split()) for line in result.output.splitlines()]
    assert "Name Toby" in lines
    assert "Parts 12 slots, lamps, sound" in lines
    assert "Up for 1:02:05" in lines
    assert "Free memory 104,320 bytes" in lines
    assert "Supply 4.98 V" in lines


@pytest.mark.usefixtures("hub")
def test_numbers_of_the_status_are_written_as_the_language_writes_them() -> None:
    output = run("status", language="de_DE.UTF-8").output
    assert "4,98 V" in output and "104.320" in output


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("status", "La batería está casi vacía"),
        ("settings", "suave"),
        ("selftest", "Todo está bien, hasta donde la base puede comprobarlo."),
    ],
)
def test_on_a_spanish_computer_the_status_is_in_spanish(hub: AdminStandIn, command: str, says: str) -> None:
    hub.status_is = HubStatus(volts=3.2, battery_low=True)
    hub.steps = (SelfTestStep("end"),)
    assert says in run(command, language="es_MX.UTF-8").output


def test_without_an_address_the_first_hub_is_used(hub: AdminStandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("status").stderr == ""
    assert hub.address == "COM7"
    monkeypatch.setattr(hub_commands, "first_hub", lambda: "sim://")
    result = run("status")
    assert result.exit_code == 0
    assert hub.address == "sim://"
    assert result.stderr == "No hub was found: this is the simulated one, sim://.\n"
    assert run("status", "sim://").stderr == ""


def test_the_simulated_hub_says_what_it_is_in_the_persons_language() -> None:
    said = " ".join(run("status", "sim://", "--language", "es").output.split())
    assert said.startswith("Nombre base simulada Firmware ") and "(código fuente), protocolo" in said
    assert " ".join(run("settings", "sim://", "--language", "es").output.split()).startswith("Nombre base simulada ")


def test_a_low_battery_and_safe_mode_say_what_to_do(hub: AdminStandIn) -> None:
    hub.status_is = HubStatus(volts=3.2, battery_low=True, safe_mode=True, faults=3)
    output = run("status").output
    assert "3.20 V, low" in output
    assert "change it, or plug the hub into a USB port" in output
    assert "run `roundhouse flash " in output


def test_a_hub_that_does_not_answer_gives_one_line(hub: AdminStandIn) -> None:
    hub.status_is = HubSilent(Verbatim("The hub at COM3 did not answer within 3 s."))
    result = run("status", "COM3")
    assert (result.exit_code, result.output) == (1, "roundhouse: The hub at COM3 did not answer within 3 s.\n")


def test_settings_are_listed(hub: AdminStandIn) -> None:
    lines = [" ".join(line.split()) for line in run("settings").output.splitlines()]
    assert lines == [
        "Name Attic",
        "Volume 3 of 10",
        "Profile quiet",
        "Brightness 7 of 10",
        "Slots 2",
        "Parts lamps, buttons",
    ]
    assert not hasattr(hub, "changes")


def test_only_the_named_settings_change(hub: AdminStandIn) -> None:
    result = run("settings", "COM3", "--volume", "0", "--loud", "--mute", "--parts", "buttons, lamps", "--name", "Den")
    assert result.exit_code == 0, result.output
    assert hub.changes == {"volume": 0, "quiet": 0, "mute": 1, "parts": "bl", "name": "Den"}
    assert "muted" in result.output
    assert "could not write" not in result.output


def test_a_hub_that_cannot_store_its_settings_says_so(hub: AdminStandIn) -> None:
    hub.kept = False
    assert "uses these settings until it is switched off" in run("settings", "--slots", "2").output


@pytest.mark.usefixtures("hub")
def test_what_a_hub_refuses_gives_one_line() -> None:
    result = run("settings", "COM3", "--volume", "9")
    assert (result.exit_code, result.output) == (1, "roundhouse: The volume is not for you.\n")


@pytest.mark.usefixtures("hub")
def test_a_self_test_without_a_hub_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_commands, "first_hub", lambda: "sim://")
    result = run("selftest")
    assert (result.exit_code, result.stdout) == (2, "")
    assert (
        result.stderr
        == "roundhouse: There is no hub here to test: plug one in, or name sim:// for the simulated one.\n"
    )


def test_a_self_test_is_printed_step_by_step_and_fails_with_a_fault(hub: AdminStandIn) -> None:
    hub.steps = (
        SelfTestStep("lamps", 1, 4, "red"),
        SelfTestStep("sounds", 2, 11, "clatter"),
        SelfTestStep("button", 3, 13, "slot 4"),
        SelfTestStep("bad", 1, 1, "slot 4 did not register"),
        SelfTestStep("later", 0, 0, "what a newer hub tells"),
        SelfTestStep("end", 1),
    )
    result = run("selftest")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "Lamps: one after the other in red, then all of them.",
        "Sound 2 of 11: clatter",
        "Press slot 4: its lamp is lit and waits for ten seconds.",
        "A fault: slot 4 did not register.",
        "later what a newer hub tells",
        "Faults: 1.",
    ]


def test_a_self_test_without_a_fault_succeeds(hub: AdminStandIn) -> None:
    hub.steps = (SelfTestStep("end"),)
    result = run("selftest")
    assert (result.exit_code, result.output) == (0, "All is well, as far as the hub can tell.\n")
    hub.steps = (SelfTestStep("end", 0, 0, "stopped"),)
    assert run("selftest").output == "The test was stopped.\n"
