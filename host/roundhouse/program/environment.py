"""The program's environment: display, language, data folders, extras, the log of unexpected errors."""

from __future__ import annotations

import codecs
import getpass
import io
import locale
import os
import shlex
import sys
import threading
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import platformdirs

from roundhouse.catalogs import Message

APP = "roundhouse"
DATA_VARIABLE = "ROUNDHOUSE_DATA"
INSTALLING_VARIABLE = "ROUNDHOUSE_INSTALLING"
"""The environment variable that names the log of what `make play` installs beside a first game."""
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that set the language, by precedence."""
LOG_BYTES = 1_000_000
PLAIN = "roundhouse.plain"
"""The name under which Python's codecs know how a text is written whose characters an encoding lacks."""
PLAIN_SIGNS = str.maketrans({
    "−": "-", "–": "-", "—": "-", "─": "-", "═": "=", "│": "|", "‘": "'", "’": "'", "“": '"', "”": '"', "„": '"',
    "«": '"', "»": '"', "‹": "'", "›": "'", "¿": "", "¡": "", "ß": "ss", "×": "x", "·": "-", "•": "*", "°": " deg",
    "←": "<-", "→": "->", "↑": "^", "↓": "v", "⇧": "^", "⌫": "<-", "★": "*", "✓": "ok", "✗": "x", "●": "*",
    "⏰": "!", "○": "o", "◆": "*", "▲": "^", "▶": ">",
})  # fmt: skip
"""The signs that the program's texts use, in ASCII."""

EXTRAS: Final = {
    "camera": ("cv2", "numpy", "pi_heif"),
    "phones": ("ifaddr", "jinja2", "segno", "starlette", "uvicorn"),
    "mdns": ("zeroconf",),
    "club": ("amqtt", "paho", "pyuca"),
    "cluster": ("distributed",),
}
"""The extras of the package, each with the modules that it adds; `club` adds those of `phones`, too."""
INSTALLERS: Final = {
    "pipx_metadata.json": ("pipx", "install", "--force"),
    "uv-receipt.toml": ("uv", "tool", "install", "--force"),
}
"""The file by which each of the installers knows its environments, and its command."""


def has_display(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a window can be expected to open. Windows and macOS are assumed to have a display.

    >>> has_display("linux", {}), has_display("linux", {"WAYLAND_DISPLAY": "wayland-0"}), has_display("win32", {})
    (False, True, True)
    """
    if platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def tolerate_any_text() -> None:
    """Let the standard streams take every text and all bytes, whatever their encoding: no character ends a command.
    What an encoding lacks is written in the nearest plain characters, and bytes that are no text are read as U+FFFD."""
    for stream, errors in ((sys.stdout, PLAIN), (sys.stderr, PLAIN), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def to_ascii(text: str) -> str:
    """The nearest characters of ASCII; a question mark for what has none.

    >>> to_ascii("José: −3 → 5…")
    'Jose: -3 -> 5...'
    """
    letters = unicodedata.normalize("NFKD", text.translate(PLAIN_SIGNS))
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode("ascii")


def _plain_instead(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return to_ascii(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _plain_instead)


def at_terminal() -> bool:
    """Whether somebody can type; a program in a window of Windows has no standard input at all."""
    return sys.stdin is not None and sys.stdin.isatty()


def desktop_language() -> str:
    """The language of Windows or macOS, such as `es_MX`, where no variable says it; empty on other systems."""
    if sys.platform == "darwin":
        return _output_of("defaults", "read", "-g", "AppleLocale")
    if sys.platform != "win32":
        return ""
    import ctypes

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def _output_of(*words: str) -> str:
    """The output of a program; empty where it does not run."""
    import subprocess  # takes a while, and only macOS needs it

    try:
        return subprocess.run(words, capture_output=True, text=True, check=False, timeout=5).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


def system_language(
    environment: Mapping[str, str] = os.environ, otherwise: Callable[[], str] = desktop_language
) -> str:
    """The computer's language if the program has it, else English.

    >>> system_language({"LANG": "es_MX.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "es_MX.UTF-8"})
    ('es', 'en')
    >>> system_language({}, lambda: "es_MX"), system_language({}, lambda: "")
    ('es', 'en')
    """
    from roundhouse.i18n.texts import LANGUAGES  # takes a while, and `make play` only asks for the display

    said = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "") or otherwise()
    code = said.partition("_")[0].partition(".")[0].casefold()
    return code if code in LANGUAGES else "en"


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def default_data_folder() -> Path:
    return Path(os.environ.get(DATA_VARIABLE) or data_folder())


def copies_folder(data: Path) -> Path:
    """The folder for saved copies of matches: in the user's documents, or beside the journal if that is not in its
    default folder or there is no documents folder."""
    documents = Path(platformdirs.user_documents_dir())
    if data == data_folder() and documents.is_dir():
        return documents / "Roundhouse"
    return data / "copies"


def resume_arguments(name: str, folder: Path) -> str:
    """The arguments of `roundhouse resume` for a table; includes the folder unless it is the usual one."""
    return name if folder == default_data_folder() else f"{name} --data {typed(str(folder))}"


def typed(*words: str, platform: str = sys.platform) -> str:
    """The words as they are typed in this system's terminal.

    >>> print(typed("a b", "C:\\\\x", platform="win32"), typed("a b", "c", platform="linux"))
    "a b" C:\\x 'a b' c
    """
    if platform != "win32":
        return shlex.join(words)
    from subprocess import list2cmdline  # takes a while, and elsewhere nothing needs it

    return list2cmdline(words)


def has_extra(name: str) -> bool:
    """Whether what an extra needs is installed."""
    return all(find_spec(module) is not None for module in EXTRAS[name])


def how_to_install(*extras: str) -> Message:
    """The end of a sentence that says how to install these extras. Those that are there stay."""
    kept = ",".join(extra for extra in EXTRAS if extra in extras or has_extra(extra))
    source = _source()
    if source is None or not source.exists():
        return Message("maintenance/install-anew", extras=kept)
    pip = (sys.executable, "-m", "pip", "install")
    installer = next((words for file, words in INSTALLERS.items() if Path(sys.prefix, file).exists()), pip)
    return Message("maintenance/run-install", command=typed(*installer, f"{source}[{kept}]"))


def _source() -> Path | None:
    """The folder or file that this program was installed from, if it was: the installer keeps its address (PEP 610)."""
    import json  # these take a while, and little fails
    from importlib.metadata import PackageNotFoundError, distribution
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        kept = distribution("roundhouse-hub").read_text("direct_url.json")
    except PackageNotFoundError:
        return None
    address = urlsplit(json.loads(kept)["url"]) if kept else None
    return Path(url2pathname(address.path)) if address and address.scheme == "file" else None


def log_file() -> Path:
    """The log of unexpected errors. At `LOG_BYTES` it becomes `roundhouse.log.1`."""
    return Path(os.environ.get(DATA_VARIABLE) or platformdirs.user_log_dir(APP, appauthor=False)) / "roundhouse.log"


def log_unexpected(error: BaseException) -> Path | None:
    """Write a traceback to the log; return the log's path, or None if it cannot be written."""
    import logging  # takes a while, and few commands fail
    from logging.handlers import RotatingFileHandler

    path = log_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    logger = logging.getLogger(APP)
    logger.addHandler(handler)
    logger.propagate = bool(logging.root.handlers)  # --verbose shows it, too
    logger.error("unexpected: %s", " ".join(sys.argv), exc_info=error)
    logger.removeHandler(handler)
    handler.close()
    return path


@contextmanager
def threads_logged() -> Iterator[None]:
    """While this is active, unexpected errors in threads are written to the log as well."""
    usual = threading.excepthook

    def log(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            log_unexpected(told.exc_value)
        if usual is not threading.__excepthook__:  # another program's hook, such as a test runner's
            usual(told)

    threading.excepthook = log
    try:
        yield
    finally:
        threading.excepthook = usual


def login_name(usual: str) -> str:
    """A name for the person at this computer: the login name if it looks like a person's, else `usual`."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return usual
    return name.capitalize() if name.isalpha() and len(name) <= 12 and name not in ("root", "admin", "user") else usual


def reviews_folder(data: Path) -> Path:
    return data / "reviews"


def do_beside(work: Callable[[], None]) -> None:
    """Do something while the screen goes on; it ends with the program."""
    threading.Thread(target=work, name="beside", daemon=True).start()
