"""English."""

from roundhouse.i18n.english.called import CALLED, CALLED_COMMANDS
from roundhouse.i18n.english.emulated import EMULATED
from roundhouse.i18n.english.events import ENDS, SAID, SAID_SHORTLY, TASKS
from roundhouse.i18n.english.guides import GUIDES
from roundhouse.i18n.english.hubs import HUBS
from roundhouse.i18n.english.labels import GAMES, LABELS, PHRASES, PUBLICS
from roundhouse.i18n.english.pressed import PRESSED, PRESSED_COMMANDS
from roundhouse.i18n.english.printed import PRINTED
from roundhouse.i18n.english.rules import RULES
from roundhouse.i18n.english.screens import CARDS, SCREENS
from roundhouse.i18n.english.screens_company import COMPANY_SCREENS
from roundhouse.i18n.english.screens_keys import KEY_SCREENS
from roundhouse.i18n.english.screens_real import REAL_SCREENS
from roundhouse.i18n.english.screens_scores import SCORE_SCREENS
from roundhouse.i18n.english.terminal import COMMANDS, TERMINAL
from roundhouse.i18n.english.usage import METAVARS, USAGE
from roundhouse.i18n.english.wire import WIRE
from roundhouse.i18n.language import Language


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
    screens={**SCREENS, **SCORE_SCREENS, **REAL_SCREENS, **COMPANY_SCREENS, **KEY_SCREENS},
    cards=CARDS,
    wire=WIRE,
    guides=GUIDES,
    usage=USAGE,
    metavars=METAVARS,
)
