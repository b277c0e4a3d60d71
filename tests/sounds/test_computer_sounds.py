"""The computer's sounds: those of their recipes, as loud as the hub's, stereo, and told apart by surface and force."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
import soundfile
from tools.sound_lab import loudness
from tools.sound_lab.stereo import ogg_files, tiles
from tools.sound_lab.stereo.room import COMPUTER_RATE, HIGHEST_PEAK, Stereo, loudest_moment
from tools.sound_lab.waves import Signal

from roundhouse.records.preferences import Preferences
from roundhouse.window import speaker
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.sound.mixer import RATE as HUB_RATE

AMBIENCES = ("ambience-table", "ambience-depot")


@cache
def heard(name: str) -> Stereo:
    frames, rate = soundfile.read(ogg_files.SOUNDS / f"{name}.ogg", always_2d=True)
    assert rate == COMPUTER_RATE == speaker.RATE
    return np.asarray(frames.T)


@cache
def loudness_of(name: str) -> float:
    return loudest_moment(heard(name), COMPUTER_RATE)


def brightness(sound: Stereo) -> float:
    """The middle of a sound's spectrum by strength, in hertz."""
    power = np.abs(np.fft.rfft(sound.mean(axis=0))) ** 2
    hertz = np.fft.rfftfreq(sound.shape[1], 1 / COMPUTER_RATE)
    return float((power * hertz).sum() / power.sum())


def test_every_file_belongs_to_its_recipe() -> None:
    assert ogg_files.faults() == []


@pytest.mark.parametrize("name", ["tile-wood-hard-1", "tile-cloth-soft-0", "tile-cloth-draw-2", "refused"])
def test_rendering_again_gives_the_sound_of_the_file(name: str) -> None:
    made, kept = ogg_files.CATALOG[name](), heard(name)
    assert made.shape == kept.shape
    lost = np.sum((made - kept) ** 2) / np.sum(made**2)
    assert 10 * np.log10(lost) < -12, "what the lossy file leaves out"


@pytest.mark.parametrize("name", sorted(ogg_files.CATALOG))
def test_a_sound_is_stereo_and_neither_clipped_nor_cut_off(name: str) -> None:
    sound = heard(name)
    assert sound.shape[0] == 2 and np.max(np.abs(sound[0] - sound[1])) > 0.001
    assert np.max(np.abs(sound)) < HIGHEST_PEAK + 0.05
    if name in AMBIENCES:
        jump = np.abs(sound[:, 0] - sound[:, -1])
        assert np.all(jump < 4 * np.std(np.diff(sound), axis=1)), "it goes on from its end to its beginning"
    else:
        assert np.max(np.abs(sound[:, -24:])) < 0.002


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_is_as_loud_at_the_computer_as_at_the_hub(cue: str, played: Mapping[str, Signal]) -> None:
    assert loudness_of(cue) == pytest.approx(loudness.loudest_moment(played[cue], HUB_RATE), abs=1.0)


@pytest.mark.parametrize("surface", sorted(tiles.SURFACES))
@pytest.mark.parametrize("variant", range(tiles.VARIANTS))
def test_a_harder_blow_is_louder_and_brighter(surface: str, variant: int) -> None:
    blows = [heard(f"tile-{surface}-{force}-{variant}") for force in ("soft", "firm", "hard")]
    loud = [loudest_moment(blow, COMPUTER_RATE) for blow in blows]
    assert all(after - before > 2 for before, after in pairwise(loud))
    assert sorted(map(brightness, blows)) == list(map(brightness, blows))


@pytest.mark.parametrize("force", sorted(tiles.FORCES))
def test_wood_sounds_brighter_than_cloth(force: str) -> None:
    assert brightness(heard(f"tile-wood-{force}-0")) > 1.2 * brightness(heard(f"tile-cloth-{force}-0"))


def test_no_two_tiles_sound_alike() -> None:
    assert speaker.VARIANTS == tiles.VARIANTS
    first, second = heard("tile-wood-firm-0"), heard("tile-wood-firm-1")
    assert np.corrcoef(first[0], second[0])[0, 1] < 0.9


def test_tiles_and_ambience_lie_below_every_cue() -> None:
    softest = min(loudness_of(cue) for cue in CUES)
    clicks = [name for name in ogg_files.CATALOG if name.startswith("tile-")]
    assert max(loudness_of(name) for name in clicks) < softest - 2
    usual = 20 * np.log10(Preferences().ambience_volume / 10)
    for name in AMBIENCES:
        assert loudness_of(name) + usual < softest - 6
        assert loudness.integrated(heard(name)[0], COMPUTER_RATE) + usual < softest - 15
