"""English."""

from roundhouse.words.english.called import CALLED, CALLED_COMMANDS
from roundhouse.words.english.emulated import EMULATED
from roundhouse.words.english.events import ENDS, SAID, SAID_SHORTLY, TASKS
from roundhouse.words.english.guides import GUIDES
from roundhouse.words.english.hubs import HUBS
from roundhouse.words.english.labels import GAMES, LABELS, PHRASES, PUBLICS
from roundhouse.words.english.pressed import PRESSED, PRESSED_COMMANDS
from roundhouse.words.english.printed import PRINTED
from roundhouse.words.english.rules import RULES
from roundhouse.words.english.screens import CARDS, SCREENS
from roundhouse.words.english.screens_company import COMPANY_SCREENS
from roundhouse.words.english.screens_real import REAL_SCREENS
from roundhouse.words.english.screens_scores import SCORE_SCREENS
from roundhouse.words.english.terminal import COMMANDS, TERMINAL
from roundhouse.words.english.usage import METAVARS, USAGE
from roundhouse.words.english.wire import WIRE
from roundhouse.words.language import Language


def _plural(number: int) -> int:
    return int(number != 1)


ENGLISH = Language(
    name="English",
    plural=_plural,
    phrases=PHRASES,
    rules=RULES,
    games=GAMES,
    publics=PUBLICS,
    said=SAID,
    said_shortly=SAID_SHORTLY,
    tasks=TASKS,
    ends=ENDS,
    labels=LABELS,
    terminal={**TERMINAL, **HUBS, **EMULATED},
    commands=COMMANDS,
    printed=PRINTED,
    called=CALLED,
    called_commands=CALLED_COMMANDS,
    pressed=PRESSED,
    pressed_commands=PRESSED_COMMANDS,
    screens={**SCREENS, **SCORE_SCREENS, **REAL_SCREENS, **COMPANY_SCREENS},
    cards=CARDS,
    wire=WIRE,
    guides=GUIDES,
    usage=USAGE,
    metavars=METAVARS,
)
