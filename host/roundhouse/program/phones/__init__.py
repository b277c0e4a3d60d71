"""Tables served to phones: the server, its address and its code, and the terminal beside it.

What phones show and may do is `roundhouse.phones`; the pages of a hall are in `program.hall`. All of it needs an extra:
without it, whoever imports this gets an ImpossibleRequest that says what to install.
"""

from importlib import import_module

from roundhouse.program.errors import ImpossibleRequest

try:
    for package in ("ifaddr", "jinja2", "segno", "starlette", "uvicorn"):
        import_module(package)
except ImportError as missing:
    raise ImpossibleRequest("no-phones") from missing
