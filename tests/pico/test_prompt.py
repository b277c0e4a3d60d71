"""The way out stays open: the raw prompt that mpremote works with, and an update from an older image."""

from tests.pico.conftest import OLDER, OLDER_VERSION
from tools.pico.emulated import EmulatedPico
from tools.pico.frozen import build_id
from tools.pico.image import Image
from tools.pico.probe import HELLO, ask, awaits, into_prompt

from roundhouse_hub import __version__

ANSWER_MS = 3000
BROKEN = "raise ImportError('an older hub that was left here')"


def says(version: str, build: str, hello: bytes | bytearray) -> bool:
    """Whether a hub has said that it has this firmware."""
    return f'"fw":"{version}"'.encode() in hello and f'"build":"{build}"'.encode() in hello


def test_mpremote_gets_its_prompt_and_the_board_does_not_reset_under_it(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        pico.run_until(awaits(pico, HELLO), ANSWER_MS)
        into_prompt(pico)
        assert ask(pico, "print(6 * 7)") == b"42\r\n"
        pico.run(9000)  # a watchdog would have bitten after 8.4 s
        assert ask(pico, "import roundhouse_hub; print(roundhouse_hub.BUILD)") == build_id().encode() + b"\r\n"
        assert pico.resets == 0


def test_an_update_from_an_older_image_starts_the_new_one_and_removes_what_was_left(
    hub_image: Image, older_image: Image
) -> None:
    with EmulatedPico(older_image) as pico:
        pico.run_until(awaits(pico, b"\n"), ANSWER_MS)
        assert says(OLDER_VERSION, OLDER, pico.received)
        into_prompt(pico)
        ask(
            pico,
            "import os\nos.mkdir('roundhouse_hub')\n"
            f"f = open('roundhouse_hub/__init__.py', 'w'); f.write({BROKEN!r}); f.close()\n"
            "f = open('settings.kept', 'w'); f.write('kept'); f.close()",
        )
        hello = awaits(pico, HELLO)
        pico.copy_image(hub_image)
        pico.run_until(hello, ANSWER_MS)
        pico.run(50)
        assert says(__version__, build_id(), pico.received)
        into_prompt(pico)
        files = ask(pico, "import os; print(sorted(os.listdir()))")
        assert b"roundhouse_hub" not in files
        assert b"settings.kept" in files
        assert pico.reset_causes == ["image"]
