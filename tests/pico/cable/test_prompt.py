"""The way out stays open: the raw prompt that mpremote works with, and an update from an older image."""

from tests.pico.table_on_pico import connected
from tools.pico.emulation.emulated_pico import DARK, EmulatedPico
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.frozen import build_id
from tools.pico.image import MAX_IMAGE_BYTES, Image
from tools.pico.observing.probe import HELLO, ask, awaits, into_prompt

from roundhouse.catalogs import Message
from roundhouse.hub.events import HubFault, HubSettings
from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.link.service import SETTINGS

ANSWER_MS = 3000


def test_mpremote_gets_its_prompt_and_the_board_does_not_reset_under_it(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        pico.run_until(awaits(pico, HELLO), ANSWER_MS)
        pico.run(500)
        assert set(pico.lamps) != {DARK}
        into_prompt(pico)
        assert set(pico.lamps) == {DARK}
        assert ask(pico, "print(6 * 7)") == b"42\r\n"
        pico.run(9000)  # a watchdog would have bitten after 8.4 s
        assert ask(pico, "import roundhouse_hub; print(roundhouse_hub.BUILD)") == build_id().encode() + b"\r\n"
        assert pico.resets == 0


def test_a_stray_ctrl_c_stops_the_hub_neither_at_its_start_nor_later(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        said = awaits(pico, HELLO)
        while not said():
            pico.write(b"\x03")
            pico.run(20)
            assert pico.now < ANSWER_MS
        pico.run(500)
        for _ in range(2):
            pico.write(b"\x03")
            pico.run(300)
        pico.run(3000)
        assert connected(pico).info is not None
        assert b">>>" not in pico.received


def test_a_hub_at_the_prompt_starts_when_nobody_types_and_when_a_host_finds_it(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        pico.run_until(awaits(pico, HELLO), ANSWER_MS)
        into_prompt(pico)
        ask(pico, "from roundhouse_hub.board import prompt; prompt.watch(2)")
        pico.run(1500)
        assert ask(pico, "print(6 * 7)") == b"42\r\n", "typing keeps the prompt"
        pico.run(1500)
        assert pico.resets == 0
        pico.run_until(awaits(pico, HELLO), 2000 + ANSWER_MS)
        assert pico.resets == 1
        pico.write(b"\r\x03")
        pico.run_until(awaits(pico, b">>> "), ANSWER_MS)
        hub = PicoHub(pico)
        hub.run_until(ConnectionState.CONNECTED, ANSWER_MS)
        assert [event for event in hub.events() if isinstance(event, HubFault)] == [
            HubFault(Message("hub/left-at-prompt", address="the emulated Pico"))
        ]


def test_a_damaged_file_system_is_made_again_with_the_settings_that_are_found_in_it(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        hub = connected(pico)
        hub.request({"k": SETTINGS, "vol": 8, "name": "attic"})
        hub.run(1200)
        flash = bytearray(pico.flash)
    for superblock in (MAX_IMAGE_BYTES, MAX_IMAGE_BYTES + 4096):
        flash[superblock : superblock + 24] = bytes(24)
    with EmulatedPico(hub_image, flash=bytes(flash)) as pico:
        hub = connected(pico)
        hub.request({"k": SETTINGS})
        hub.run(300)
        events = hub.events()
        (settings,) = (event for event in events if isinstance(event, HubSettings))
        assert (settings.volume, settings.name) == (8, "attic")
        told = [str(event.text) for event in events if isinstance(event, HubFault)]
        assert any("its settings were found again" in each for each in told), told
