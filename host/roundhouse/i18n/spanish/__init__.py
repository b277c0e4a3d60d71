"""Spanish, as most of Latin America understands it.

One person is spoken to as tú, several as ustedes. Names have no gender, so nothing agrees with one ("cada quien",
"alguien"). The words of the table, one for each thing:

    tile        ficha                           boneyard     pozo
    end         extremo (abierto)               to draw      robar
    double      doble                           to pass      pasar; the button Done is Listo
    pips        puntos                          to go out    salir
    set         juego de fichas, doble 12       round, match ronda, partida
    engine      locomotora                      to lead      empezar
    hub, slot   base, vía                       wild         comodín
    train       tren                            to cover     cubrir
    marker      marcador (arriba, abajo)        to follow    seguir
    signal      señal (in Estación Mexicana)    to derail    descarrilar
    starter     doble de salida                 platform     andén
    lead double doble guía                      house rules  reglas de la casa
    record      registro                        booklet      cuaderno
    call        decir; llamada in the ledger    on trust     de confianza
"""

import re
from unicodedata import normalize

from roundhouse.i18n.language import Language
from roundhouse.i18n.spanish.called import CALLED, CALLED_COMMANDS
from roundhouse.i18n.spanish.emulated import EMULATED
from roundhouse.i18n.spanish.events import ENDS, SAID, SAID_SHORTLY, TASKS
from roundhouse.i18n.spanish.guides import GUIDES
from roundhouse.i18n.spanish.hubs import HUBS
from roundhouse.i18n.spanish.labels import GAMES, LABELS, PHRASES, PUBLICS
from roundhouse.i18n.spanish.pressed import PRESSED, PRESSED_COMMANDS
from roundhouse.i18n.spanish.printed import PRINTED
from roundhouse.i18n.spanish.rules import RULES
from roundhouse.i18n.spanish.screens import CARDS, SCREENS
from roundhouse.i18n.spanish.screens_company import COMPANY_SCREENS
from roundhouse.i18n.spanish.screens_keys import KEY_SCREENS
from roundhouse.i18n.spanish.screens_real import REAL_SCREENS
from roundhouse.i18n.spanish.screens_scores import SCORE_SCREENS
from roundhouse.i18n.spanish.terminal import COMMANDS, TERMINAL, TYPED
from roundhouse.i18n.spanish.told import TOLD
from roundhouse.i18n.spanish.told_hubs import TOLD_HUBS
from roundhouse.i18n.spanish.told_records import TOLD_RECORDS
from roundhouse.i18n.spanish.usage import METAVARS, USAGE
from roundhouse.i18n.spanish.wire import WIRE

_LIKE_I = re.compile(r"h?i(?![aeiou])|h?y[^aeiou]")
_LIKE_O = re.compile(r"h?o|8|11(?!\d)")


def _plural(number: int) -> int:
    return int(number != 1)


def _sound(word: str) -> int:
    """1 before a sound like i, where y becomes e; 2 before one like o, where o becomes u."""
    plain = normalize("NFD", word.casefold())
    return 1 if _LIKE_I.match(plain) else 2 if _LIKE_O.match(plain) else 0


SPANISH = Language(
    name="Español",
    plural=_plural,
    sound=_sound,
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
    typed=TYPED,
    told={**TOLD, **TOLD_HUBS, **TOLD_RECORDS},
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
