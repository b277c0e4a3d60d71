"""Every sound, sample by sample: both interpreters' kernels give the fingerprints in `sounds.json`.

`make sounds` writes that file under CPython.
"""

import json
from array import array

from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.scores import SCORES
from roundhouse_standins.sound_fingerprint import PROFILES, FingerprintRecorder, fingerprint, fingerprints

FOLDER = __file__.replace("\\", "/").rpartition("/")[0] or "."


def golden():
    with open(FOLDER + "/sounds.json") as file:
        return json.load(file)


class Altered:
    """A library in which a single sample differs, by as little as possible."""

    def __init__(self, at):
        self.at = at
        self._library = Library()
        self._source = None

    def open(self, name):
        self._source = self._library.open(name)
        return self

    def read(self, at, samples, frames):
        got = self._source.read(at, samples, frames)
        if at <= self.at < at + got:
            samples[self.at - at] += 1
        return got

    def close(self):
        self._source.close()


def test_every_sound_is_the_golden_one_sample_by_sample():
    kept = golden()
    assert set(kept) == set(SCORES)
    for name in SCORES:
        assert fingerprints(name) == kept[name], name


def test_a_single_sample_that_differs_is_found_and_where():
    kept = golden()["refused"]["day"].split(" ")
    for at, same in ((10, 0), (7000, 0)):
        heard = fingerprint("refused", library=Altered(at)).split(" ")
        assert len(heard) == len(kept)
        assert heard[same:] != kept[same:]
    kept = golden()["whistle_long"]["day"].split(" ")
    heard = fingerprint("whistle_long", library=Altered(9000)).split(" ")
    assert heard[0] == kept[0] and heard[1] != kept[1] and heard[-1] != kept[-1]


def test_the_profiles_differ():
    assert len(set(fingerprints("bell").values())) == len(PROFILES)


def test_a_recorder_cuts_its_pieces_to_the_sample():
    one = FingerprintRecorder()
    two = FingerprintRecorder()
    wave = array("h", [at % 50 for at in range(450)])
    for _ in range(25):
        one.write(wave, 400)
        one.write(wave, 50)
    for _ in range(37):
        two.write(wave, 300)
    two.write(wave, 150)
    assert len(one.pieces) == len(two.pieces) == 1
    assert one.pieces[0] == two.pieces[0]
    assert one.end() == two.end()
    two.write(wave, 1)
    assert one.end() != two.end()
