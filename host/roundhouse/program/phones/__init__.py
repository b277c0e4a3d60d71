"""Tables served to phones: the server, its address and its code, and the terminal beside it.

What phones show and may do is `roundhouse.phones`; the pages of a hall are in `program.hall`. All of it needs an extra:
without it, whoever imports this gets an ImpossibleRequest that says what to install, or that `make play` is doing so.
"""

import os
from importlib import import_module

from roundhouse.program.environment import EXTRAS, INSTALLING_VARIABLE, how_to_install
from roundhouse.program.errors import ImpossibleRequest

try:
    for package in EXTRAS["phones"]:
        import_module(package)
except ImportError as missing:
    log = os.environ.get(INSTALLING_VARIABLE)
    if log:
        raise ImpossibleRequest("phones-later", log=log) from missing
    raise ImpossibleRequest("no-phones", cure=how_to_install("phones")) from missing
