"""What holds for every test: English is spoken unless another language is asked for, no example is judged by how long
it takes, and CI tries the same examples each time."""

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"

settings.register_profile("roundhouse", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("roundhouse")
