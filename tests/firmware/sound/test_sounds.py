"""Every sound, sample by sample: both interpreters' kernels give the fingerprints in `sounds.json`.

`make sounds` writes that file under CPython.
"""

import json

from roundhouse_hub.sound.scores import SCORES
from roundhouse_standins.sound_fingerprint import PROFILES, fingerprints

FOLDER = __file__.replace("\\", "/").rpartition("/")[0] or "."


def golden():
    with open(FOLDER + "/sounds.json") as file:
        return json.load(file)


def test_every_sound_is_the_golden_one_sample_by_sample():
    kept = golden()
    assert set(kept) == set(SCORES)
    for name in SCORES:
        assert fingerprints(name) == kept[name], name


def test_the_profiles_differ():
    assert len(set(fingerprints("bell").values())) == len(PROFILES)
