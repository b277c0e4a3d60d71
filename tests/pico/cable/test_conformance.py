"""The image keeps the promises of the protocol, heard at its USB port by a host that shares no code with it."""

from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.emulation.lockstep import PicoPort
from tools.pico.image import Image
from tools.pico.observing import probe

from roundhouse.hub.conformance.promises import PROMISES
from roundhouse.hub.conformance.suite import conform


class RunningPort(PicoPort):
    """A port at which emulated time passes while the host waits."""

    def __init__(self, pico: EmulatedPico) -> None:
        super().__init__(pico)
        self._running = pico

    def wait(self, seconds: float) -> None:
        self._running.run(max(1.0, 1000 * seconds), until_serial=True)


def test_an_emulated_hub_keeps_every_promise(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        pico.run_until(probe.awaits(pico, probe.HELLO), 2500, step_ms=10)
        port = RunningPort(pico)
        findings = list(conform("pico", lambda _: port, clock=lambda: pico.now / 1000))
    assert [(each.promise, str(each.fault)) for each in findings if not each.kept] == []
    assert len(findings) == len(PROMISES)
