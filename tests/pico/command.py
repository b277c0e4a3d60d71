"""The program as people start it, in a process of its own."""

import os
from pathlib import Path

import roundhouse
import roundhouse_hub

ENVIRONMENT = os.environ | {
    "PYTHONPATH": os.pathsep.join(str(Path(str(each.__file__)).parents[1]) for each in (roundhouse, roundhouse_hub)),
    "LC_ALL": "C.UTF-8",  # in English, whatever this computer speaks
}
PATIENCE_S = 120.0
"""Only a busy machine needs them."""
