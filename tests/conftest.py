"""What holds for every test: English is spoken unless another language is asked for, whatever was chosen on this
computer, no window is seen and no sound heard, no example is judged by how long it takes, and CI tries the same
examples each time."""

import os
from tempfile import TemporaryDirectory

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"
_nobody = TemporaryDirectory(prefix="roundhouse-")
os.environ["ROUNDHOUSE_DATA"] = _nobody.name
# Before pygame is imported, and for every process that a test starts.
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("roundhouse", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("roundhouse")
