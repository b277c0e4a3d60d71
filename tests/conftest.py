"""What holds for every test: no example is judged by how long it takes, and CI tries the same examples each time."""

import os

from hypothesis import settings

settings.register_profile("roundhouse", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("roundhouse")
