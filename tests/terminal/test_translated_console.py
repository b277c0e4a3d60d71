"""A terminal in another language: commands may be in it or in the notation's own words, all answers are in it."""

from dataclasses import replace

import pytest
from tests.terminal.scripted_person import CALLED, DEALT, ScriptedTerminal

from roundhouse.hub.errors import HubSilent
from roundhouse.hub.events import HubEvent, Lost

LOST = Lost(HubSilent("hub/silent", address="COM3").message)
Typed = tuple[str, str, str | HubEvent, tuple[str, ...]]
"""The language, the mode of the table, lines with commas between them or what the hub sends; and what is answered."""

ANSWERS: tuple[Typed, ...] = (
    ("es", "dealt", "pista", ("La computadora jugaría: ", "Turno de Ann.")),
    ("es", "dealt", "hint", ("La computadora jugaría: ", "Turno de Ann.")),
    ("es", "dealt", "volumen 3", ("Volumen 3 de 10.",)),
    ("es", "dealt", "lugar Ann Zoe", ("Ann le da el lugar a Zoe.",)),
    ("es", "dealt", "lugar Ann ada", ("ada ya tiene un lugar aquí: haz que cambien de lugar, o elige otro nombre.",)),
    ("es", "dealt", "lugar Ada buena", ("La computadora (buena) sigue por Ada.",)),
    (
        *("es", "dealt", "5-6 en Zed"),
        ("No se entiende «5-6 en Zed». Se espera: un tren (Ann, Ada, Beatriz, mexicano), no Zed.",),
    ),
    (
        *("es", "dealt", LOST),
        ("Se perdió la base. La base en COM3 ya no responde: desconéctala y vuelve a conectarla.",),
    ),
    (
        *("es", "called", "ann, 6-1 propio, bo 6-2 propio, cy 6-3 en cy, 1-0, bo 2-0, cy 3-0, 0-0, bo 5-5, cy = 4"),
        (
            "¿Quién empieza la primera ronda? (un nombre, o sorteo) > ",
            "Ann juega 6-1 en su tren",
            "A Ann le queda una ficha.",
            "¿Qué le queda a Bo? (1 ficha, como 3-4 5-5, o = 17) > ",
            "A Cy le quedan 4 puntos",
            "Ann gana la partida con 0 puntos.",
        ),
    ),
    (
        *("es", "called", "ann, ann 6-1 en zed"),
        ("El tren de «ann 6-1 en zed» no está en esta mesa: di Ann, Bo, Cy o mexicano.",),
    ),
    ("es", "called", "ann, cy robar", ("Cy tiene que esperar: es el turno de Ann.",)),
    ("es", "called", "ann, bo quizás", ("No se entiende «bo quizás»: di quién hace qué, como ann 5-6;",)),
    (
        *("es", "slots", "pulsar 1, pulsar 2, pulsar 3, pulsar 1, pulsar centro, pulsar 1, pulsar 13"),
        ("Ann juega una ficha en su tren", "Escribe una vía de 1 a 12, o centro, así: pulsar 5"),
    ),
    ("de", "dealt", "tipp", ("Der Computer würde spielen: ", "Ann ist dran.")),
    ("de", "dealt", "lautstärke 3", ("Lautstärke 3 von 10.",)),
    ("de", "dealt", "platz Ann Zoe", ("Ann gibt den Platz an Zoe ab.",)),
    (
        *("de", "called", "ann, 6-1 eigen, bo 6-2 eigen, cy 6-3 auf cy, 1-0, bo 2-0, cy 3-0, 0-0, bo 5-5, cy = 4"),
        (
            "Wer fängt die erste Runde an? (ein Name oder los) > ",
            "Ann legt 6-1 an den eigenen Zug",
            "Ann hat noch einen Stein.",
            "Was hat Bo noch? (1 Stein, wie 3-4 5-5, oder = 17) > ",
            "Cy hat noch 4 Augen",
            "Ann gewinnt die Partie mit 0 Punkten.",
        ),
    ),
    (
        *("de", "slots", "drücken 1, drücken 2, drücken 3, drücken 1, drücken lok, drücken 1, drücken 13"),
        ("Ann legt einen Stein an den eigenen Zug", "Schreib ein Gleis von 1 bis 12 oder lok, etwa: drücken 5"),
    ),
)


def shown(language: str, lines: str | HubEvent, mode: str = "dealt") -> str:
    """The prompts of a table at which these lines are typed, and all that it shows."""
    typed = lines.split(", ") if isinstance(lines, str) else [lines]
    terminal = ScriptedTerminal(typed, DEALT if mode == "dealt" else replace(CALLED, mode=mode), language=language)
    return " ".join([*terminal.prompts, *terminal.shown.split()])


@pytest.mark.parametrize(("language", "mode", "lines", "answers"), ANSWERS)
def test_what_is_typed_in_a_language_is_answered_in_it(
    language: str, mode: str, lines: str | HubEvent, answers: tuple[str, ...]
) -> None:
    said = shown(language, lines, mode)
    assert [answer for answer in answers if answer not in said] == []


@pytest.mark.parametrize(
    ("language", "before", "on", "plays", "why"),
    [
        ("es", "Escribe una jugada como ", "en", "Ann juega ", ("explica", "Eso se puede.")),
        ("de", "Schreib einen Spielzug wie ", "auf", "Ann legt ", ("warum", "Das ist erlaubt.")),
    ],
)
def test_a_play_is_typed_as_the_example_shows_it(
    language: str, before: str, on: str, plays: str, why: tuple[str, str]
) -> None:
    example = shown(language, "").split(before)[1].split(",")[0]
    tile, word, train = example.split(" ", 2)
    assert word.rstrip() == on
    assert f"{plays}{tile}" in shown(language, example)
    assert f"{example}: {why[1]}" in shown(language, f"{why[0]} {tile} {on} {train}")
