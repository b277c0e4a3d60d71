"""Tables served to phones: the server, its address and its code, and the terminal beside it.

What phones show and may do is `roundhouse.phones`; the pages of a hall are in `program.hall`. All of it needs an extra:
without it, whoever imports this gets an ImpossibleRequest that says what to install, or that `make play` is doing so.
"""

import os
from importlib import import_module

from roundhouse.program.environment import INSTALLING_VARIABLE
from roundhouse.program.errors import ImpossibleRequest

try:
    for package in ("ifaddr", "jinja2", "segno", "starlette", "uvicorn"):
        import_module(package)
except ImportError as missing:
    log = os.environ.get(INSTALLING_VARIABLE)
    raise (ImpossibleRequest("phones-later", log=log) if log else ImpossibleRequest("no-phones")) from missing
