"""A terminal in another language: commands may be in it or in the notation's own words, all answers are in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest
from tests.terminal.scripted_person import CALLED, Terminal

from roundhouse.hub.errors import HubSilent
from roundhouse.hub.events import HubEvent, Lost

OUT = "ann, 6-1 {own}, bo 6-2 {own}, cy 6-3 {on} cy, 1-0, bo 2-0, cy 3-0, 0-0, bo 5-5, cy = 4"
PRESSED = "{press} 1, {press} 2, {press} 3, {press} 1, {press} {engine}, {press} 1, {press} 13"


@dataclass(frozen=True)
class LanguageCase:
    """What is typed in a language, and what is answered; `{own}` and the like are its words in longer lines."""

    words: dict[str, str]
    hint: tuple[str, str, str]
    volume: tuple[str, str]
    hand_over: tuple[str, str]
    same_name: tuple[str, str]
    computer: tuple[str, str]
    hub_lost: str
    example: tuple[str, str, str]
    explained: tuple[str, str]
    unknown_train: str
    called: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]
    buttons: tuple[str, str]


SPOKEN = {
    "es": LanguageCase(
        words={"own": "propio", "on": "en", "press": "pulsar", "engine": "centro"},
        hint=("pista", "La computadora jugaría: ", "Turno de Ann."),
        volume=("volumen 3", "Volumen 3 de 10."),
        hand_over=("lugar Ann Zoe", "Ann le da el lugar a Zoe."),
        same_name=("lugar Ann ada", "ada es el nombre de alguien aquí: elige otro."),
        computer=("lugar Ada buena", "La computadora (buena) sigue por Ada."),
        hub_lost="Se perdió la base. La base en COM3 ya no responde: desconéctala y vuelve a conectarla.",
        example=("Escribe una jugada como ", "en", "Ann juega "),
        explained=("explica", "Eso se puede."),
        unknown_train="No se entiende «5-6 en Zed». Se espera: un tren (Ann, Ada, Beatriz, mexicano), no Zed.",
        called=(
            "¿Quién empieza la primera ronda? (un nombre, o sorteo) > ",
            "Ann juega 6-1 en su tren",
            "A Ann le queda una ficha.",
            "¿Qué le queda a Bo? (1 ficha, como 3-4 5-5, o = 17) > ",
            "A Cy le quedan 4 puntos",
            "Ann gana la partida con 0 puntos.",
        ),
        refused=(
            ("ann 6-1 en zed", "El tren de «ann 6-1 en zed» no está en esta mesa: di Ann, Bo, Cy o mexicano."),
            ("cy robar", "Cy tiene que esperar: es el turno de Ann."),
            ("bo quizás", "No se entiende «bo quizás»: di quién hace qué, como ann 5-6;"),
        ),
        buttons=("Ann juega una ficha en su tren", "Escribe una vía de 1 a 12, o centro, así: pulsar 5"),
    ),
    "de": LanguageCase(
        words={"own": "eigen", "on": "auf", "press": "drücken", "engine": "lok"},
        hint=("tipp", "Der Computer würde spielen: ", "Ann ist dran."),
        volume=("lautstärke 3", "Lautstärke 3 von 10."),
        hand_over=("platz Ann Zoe", "Ann gibt den Platz an Zoe ab."),
        same_name=("platz Ann ada", "ada heißt hier schon jemand: Nimm einen anderen Namen."),
        computer=("platz Ada gut", "Der Computer (gut) spielt für Ada weiter."),
        hub_lost="Die Zentrale ist weg. Die Zentrale an COM3 antwortet nicht mehr: Zieh sie ab und steck sie wieder",
        example=("Schreib einen Spielzug wie ", "auf", "Ann legt "),
        explained=("warum", "Das ist erlaubt."),
        unknown_train=(
            "„5-6 auf Zed“ ist nicht zu verstehen. Schreib einen Zug (Ann, Ada, Beatriz, mexican), nicht Zed."
        ),
        called=(
            "Wer fängt die erste Runde an? (ein Name oder los) > ",
            "Ann legt 6-1 an den eigenen Zug",
            "Ann hat noch einen Stein.",
            "Was hat Bo noch? (1 Stein, wie 3-4 5-5, oder = 17) > ",
            "Cy hat noch 4 Augen",
            "Ann gewinnt die Partie mit 0 Punkten.",
        ),
        refused=(
            ("ann 6-1 auf zed", "Den Zug aus „ann 6-1 auf zed“ gibt es hier nicht: Nenn Ann, Bo, Cy oder mexican."),
            ("cy ziehen", "Cy muss warten: Ann ist dran."),
            ("bo vielleicht", "„bo vielleicht“ ist nicht zu verstehen: Sag, wer was tut, etwa ann 5-6;"),
        ),
        buttons=("Ann legt einen Stein an den eigenen Zug", "Schreib ein Gleis von 1 bis 12 oder lok, etwa: drücken 5"),
    ),
}
in_each_language = pytest.mark.parametrize("code", SPOKEN)


def dealt(code: str, *lines: str | HubEvent) -> str:
    return " ".join(Terminal(lines, language=code).shown.split())


def real_tiles(code: str, lines: Sequence[str], mode: str = "called") -> str:
    terminal = Terminal(lines, replace(CALLED, mode=mode), language=code)
    return " ".join([*terminal.prompts, *terminal.shown.split()])


@in_each_language
def test_orders_are_typed_in_the_language_and_in_english(code: str) -> None:
    spoken = SPOKEN[code]
    for line in (spoken.hint[0], "hint"):
        shown = dealt(code, line)
        assert spoken.hint[1] in shown and spoken.hint[2] in shown
    for typed, told in (spoken.volume, spoken.hand_over, spoken.same_name):
        assert told in dealt(code, typed)


@in_each_language
def test_how_well_a_computer_plays_is_reported_in_the_language(code: str) -> None:
    typed, told = SPOKEN[code].computer
    assert told in dealt(code, typed)


@in_each_language
def test_why_the_hub_was_lost_is_reported_in_the_language(code: str) -> None:
    lost = Lost(HubSilent("hub/silent", address="COM3").message)
    assert SPOKEN[code].hub_lost in dealt(code, lost)


@in_each_language
def test_a_play_is_typed_as_the_example_shows_it(code: str) -> None:
    spoken = SPOKEN[code]
    before, on, plays = spoken.example
    example = dealt(code).split(before)[1].split(",")[0]
    tile, word, train = example.split(" ", 2)
    assert word.rstrip() == on
    assert f"{plays}{tile}" in dealt(code, example)
    why, can = spoken.explained
    assert f"{example}: {can}" in dealt(code, f"{why} {tile} {on} {train}")
    assert spoken.unknown_train in dealt(code, "5-6 on Zed")


@in_each_language
def test_a_round_is_called_in_the_language(code: str) -> None:
    shown = real_tiles(code, OUT.format(**SPOKEN[code].words).split(", "))
    for told in SPOKEN[code].called:
        assert told in shown, told


@in_each_language
def test_what_cannot_be_called_is_answered_in_the_language(code: str) -> None:
    shown = real_tiles(code, ["ann", *(typed for typed, _ in SPOKEN[code].refused)])
    for _, told in SPOKEN[code].refused:
        assert told in shown, told


@in_each_language
def test_buttons_are_typed_in_the_language(code: str) -> None:
    shown = real_tiles(code, PRESSED.format(**SPOKEN[code].words).split(", "), "slots")
    for told in SPOKEN[code].buttons:
        assert told in shown, told
