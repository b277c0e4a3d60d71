"""`roundhouse play` with a hub at a port: the command in a process of its own, the emulated Pico at the other end."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.pico.command import ENVIRONMENT, PATIENCE_S, ROUNDHOUSE
from tests.pico.flash.plugged_pico import PluggedPico
from tests.referee.tables import RecordingHub, play_rounds
from tools.pico.emulation.emulated import EmulatedPico, Frame
from tools.pico.image import Image
from tools.pico.observing import expected_lamps
from tools.pico.observing.cue_matcher import follow

from roundhouse.flashing.flash_hub import START_S, await_hello
from roundhouse.flashing.package import build_id
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse_hub.lamps.scene import NOWHERE, WINNER, Scene

GAME, SEED = "station", "34"
RULES = {"set": "6", "rounds": "1"}
SOUNDS = "all"  # the usual amount leaves out most of what computer players cause
LAST_MOMENT_MS = 1000  # before the round is won
NEVER = Scene("oooo.........", "1234.........", NOWHERE, 5)
"""What no table of two shows."""


def play(address: str, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, as people type it: two computers play a short round."""
    rules = [f"--rule={name}={value}" for name, value in RULES.items()]
    options = ["--computer", "--seats", "2", *rules, "--sounds", SOUNDS, "--seed", SEED, "--hub", address, *words]
    return subprocess.run(
        [*ROUNDHOUSE, "play", GAME, *options],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=PATIENCE_S,
        check=False,
    )


def frame_shows(frame: Frame, scene: Scene, ticks: int) -> bool:
    return expected_lamps.shows(frame.colors, scene, range(ticks - expected_lamps.OLDEST_MS, ticks + 1))


def test_computers_play_a_round_on_it_which_its_lamps_show_and_its_loudspeaker_sounds(
    hub_image: Image, tmp_path: Path
) -> None:
    told = RecordingHub()
    table = new_table(TableRequest(GAME, None, 2, RULES, seed=SEED, all_computers=True))
    table.output.hear(SOUNDS)
    table.output.connect(told)
    play_rounds(table)
    before_the_end = [scene for scene in told.scenes if WINNER not in scene.lamps][-1]

    with EmulatedPico(hub_image) as pico:
        with PluggedPico(pico, tmp_path) as plugged:
            await_hello(lambda: [plugged.address], build_id(), START_S)
            ran = play(plugged.address, "--out", str(tmp_path / "out"))
        assert (ran.returncode, ran.stderr) == (0, "")
        assert (tmp_path / "out" / "record.txt").exists()

        # Every cue once, in its order; the last one is heard as the round is won.
        begun = follow(pico.recording(), [cue.name for cue in told.cues], before_the_end.volume)
        assert len(begun) > 4
        won = pico.sample_times()[begun[-1]]
        shown = [frame for frame in pico.frames if won - LAST_MOMENT_MS < frame.ms < won]
        assert any(frame_shows(frame, before_the_end, expected_lamps.hub_ticks(pico, frame.ms)) for frame in shown)
        assert not any(frame_shows(frame, NEVER, expected_lamps.hub_ticks(pico, frame.ms)) for frame in shown)
        assert (pico.faults, pico.resets) == ([], 0)
