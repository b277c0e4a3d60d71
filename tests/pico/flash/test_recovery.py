"""A hub with failing firmware: safe mode, the watchdog, and the way out that is always open."""

from tests.pico import firmware_overrides
from tests.pico.table_on_pico import HELLO_MS, connected
from tools.pico.emulation.emulated_pico import DARK, EmulatedPico
from tools.pico.image import MAX_IMAGE_BYTES, Image
from tools.pico.observing import probe

from roundhouse.hub.events import HubFault, HubSettings, HubStatus
from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.service import RESTART, SETTINGS, STATUS
from roundhouse_hub.recovery.faults import LAMPS, SOUND

CRASHES_MS = 8000
BITES_MS = 8400
SECTOR = 4096


def test_three_crashes_in_a_row_are_safe_mode_and_restart_leaves_it(hub_image: Image) -> None:
    with EmulatedPico(hub_image, flash=firmware_overrides.flash_with(hub_image, firmware_overrides.CRASHES)) as pico:
        pico.run_until(lambda: pico.resets == 3, CRASHES_MS, step_ms=10)
        since = pico.now
        hub = connected(pico)
        assert hub.info is not None
        assert (hub.info.build, [*map(str, hub.info.parts)], hub.info.fault) == (
            firmware_overrides.BUILD,
            ["lamps"],
            SOUND + 1,
        )
        hub.request({"k": STATUS})
        hub.run(1000)
        told = hub.events()
        assert [event.safe_mode for event in told if isinstance(event, HubStatus)] == [True]
        (trouble,) = (str(event.text) for event in told if isinstance(event, HubFault))
        assert "safe mode after 3 crashes: sound: ValueError made to crash" in trouble
        # As many slots as the fault's number are lit, and the engine flashes.
        assert [lamp != DARK for lamp in pico.lamps[:ENGINE]] == [True] * (SOUND + 1) + [False] * (11 - SOUND)
        engine = {frame.colors[ENGINE] != DARK for frame in pico.frames if frame.ms > since + 500}
        assert engine == {True, False}
        assert pico.resets == 3

        hub.request({"k": RESTART})
        hub.run_until(ConnectionState.LOST, HELLO_MS)
        hub.run_until(ConnectionState.CONNECTED, HELLO_MS)
        assert [str(part) for part in hub.info.parts] == ["lamps", "sound", "buttons"]
        assert (hub.info.fault, pico.resets) == (0, 4)


def test_a_part_that_stands_still_is_ended_by_the_watchdog_and_the_next_hello_says_which(hub_image: Image) -> None:
    with EmulatedPico(hub_image, flash=firmware_overrides.flash_with(hub_image, firmware_overrides.HANGS)) as pico:
        pico.run_until(lambda: pico.resets == 1, BITES_MS + 800, step_ms=50)
        assert pico.reset_causes == ["watchdog"]
        assert pico.boots[-1][0] > 8000
        hub = connected(pico)
        assert hub.info is not None
        assert hub.info.fault == LAMPS + 1
        hub.request({"k": STATUS})
        hub.run(300)
        told = hub.events()
        assert any(isinstance(event, HubFault) and "lamps: it hung" in str(event.text) for event in told)
        (status,) = (event for event in told if isinstance(event, HubStatus))
        assert not status.safe_mode


def test_a_hub_that_hangs_in_its_file_system_at_the_start_comes_up_in_safe_mode(hub_image: Image) -> None:
    with EmulatedPico(hub_image, erase_ms=3 * BITES_MS) as pico:  # a chip that is worn out
        pico.run_until(lambda: pico.resets == 1, BITES_MS + 800, step_ms=50)
        assert pico.reset_causes == ["watchdog"]
        hub = connected(pico)
        hub.request({"k": STATUS})
        hub.run(300)
        events = hub.events()
        assert [event.safe_mode for event in events if isinstance(event, HubStatus)] == [True]
        assert any("safe mode after 1 crash: start: it hung" in str(getattr(event, "text", "")) for event in events)


def test_settings_that_a_damaged_file_system_has_lost_are_found_although_it_mounts(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        hub = connected(pico)
        for volume in (3, 8):
            hub.request({"k": SETTINGS, "vol": volume, "name": "attic"})
            hub.run(1200)
        flash = bytearray(pico.flash)
    flash[MAX_IMAGE_BYTES + SECTOR + 4] ^= 0xFF  # the newer half of the root directory
    with EmulatedPico(hub_image, flash=bytes(flash)) as pico:
        hub = connected(pico)
        hub.request({"k": SETTINGS})
        hub.run(300)
        events = hub.events()
        assert [(each.volume, each.name) for each in events if isinstance(each, HubSettings)] == [(8, "attic")]
        assert any("its settings were found again" in str(getattr(event, "text", "")) for event in events)


def test_engine_and_slot_1_held_at_power_up_leave_a_prompt_that_nothing_resets(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        pico.press(ENGINE)
        pico.press(0)
        pico.run_until(probe.awaits(pico, b"plain prompt"), 2500, step_ms=10)
        pico.release(ENGINE)
        pico.release(0)
        pico.run(10_000)
        assert pico.resets == 0
        assert probe.HELLO not in pico.received
        asked = probe.awaits(pico, b"42\r\n")
        pico.write(b"6 * 7\r")
        pico.run_until(asked, 500)


def test_a_hub_says_how_it_is(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        hub = connected(pico)
        pico.supply(3300, usb=False)
        hub.request({"k": STATUS})
        hub.run(200)
        pico.supply(4950, usb=True)
        hub.request({"k": STATUS})
        hub.run(200)
        battery, cable = (event for event in hub.events() if isinstance(event, HubStatus))
        assert battery.volts is not None and 3.25 <= battery.volts <= 3.35
        assert cable.volts is not None and 4.9 <= cable.volts <= 5.0
        assert not cable.battery_low
        assert 26 <= cable.celsius <= 28
        assert 60_000 < cable.free_bytes < 200_000
        assert (cable.faults, cable.safe_mode) == (0, False)
