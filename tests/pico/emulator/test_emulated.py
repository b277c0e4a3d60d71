"""The emulated Pico itself: how it starts, what outlives what, and what its flash chip does."""

from tools.pico.emulation.emulated_pico import ERASE_MS, EmulatedPico
from tools.pico.image import MAX_IMAGE_BYTES, Image
from tools.pico.observing import probe

from roundhouse.flashing.models import PICO

FILES = MAX_IMAGE_BYTES  # where the file system begins
SECTOR = 4096


def boot(pico: EmulatedPico) -> float:
    said = probe.awaits(pico, probe.HELLO)
    return pico.run_until(lambda: said() and pico.received.endswith(b"\n"), within_ms=2500)


def test_a_hub_starts_from_cold_and_again_after_each_way_to_reset_it(pico: EmulatedPico, hub_image: Image) -> None:
    assert boot(pico) < 400
    assert pico.boots == [(0, "power")]
    probe.into_prompt(pico)
    probe.ask(pico, "f = open('kept', 'w'); f.write('yes'); f.close(); import machine")
    assert probe.ask(pico, "print(machine.reset_cause() == machine.PWRON_RESET)") == b"True\r\n"

    probe.begin(pico, "machine.reset()")
    boot(pico)
    assert pico.reset_causes == ["watchdog"]
    probe.into_prompt(pico)
    assert probe.ask(pico, "print(open('kept').read())") == b"yes\r\n"
    assert probe.ask(pico, "import machine; print(machine.reset_cause() == machine.WDT_RESET)") == b"True\r\n"

    # A program that hangs is ended by the watchdog when its time is over, and not before.
    probe.begin(pico, "w = machine.WDT(timeout=300)")
    start = pico.now
    pico.run_until(lambda: pico.resets == 2, within_ms=1000)
    assert 300 <= pico.boots[-1][0] - start < 320
    boot(pico)

    probe.into_prompt(pico)
    probe.begin(pico, "import machine; machine.bootloader()")
    pico.run_until(lambda: pico.bootloader_at is not None, within_ms=500)
    assert pico.state == "bootloader"
    kept = pico.flash[FILES:]
    pico.copy_image(hub_image)
    boot(pico)
    assert pico.reset_causes[-1] == "image"
    assert pico.flash[FILES : FILES + SECTOR] == kept[:SECTOR]
    assert pico.crash == ""


def test_power_that_goes_while_a_sector_is_erased_leaves_it_half_erased_and_the_hub_starts(hub_image: Image) -> None:
    full = bytearray(hub_image.binary.read_bytes())
    full += bytes(len(PICO.flash) - len(full))
    with EmulatedPico(hub_image, flash=bytes(full)) as pico:
        # The file system has nothing in it that could be kept: it is made again.
        pico.run_until(lambda: bool(pico.flash_log), within_ms=1000)
        pico.cut_power_at(pico.flash_log[0].ms + ERASE_MS / 2)
        pico.run(100)
        assert pico.state == "off"
        flash = pico.flash
        assert [(work.kind, work.offset, work.size) for work in pico.flash_log] == [("erase", FILES, SECTOR)]
        bits = sum(byte.bit_count() for byte in flash[FILES : FILES + SECTOR])
        assert 0.3 < bits / (8 * SECTOR) < 0.7
        assert not any(flash[FILES + SECTOR :])
        back = pico.now
        pico.power_on()
        assert boot(pico) > back
        assert pico.boots == [(0, "power"), (back, "power")]
