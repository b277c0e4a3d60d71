"""A terminal in Spanish: what is typed may be Spanish or the notation's own words, and all answers are Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from tests.terminal.scripted_person import Person

from roundhouse.commands.table_factory import TableRequest, new_table
from roundhouse.hub.errors import HubSilent
from roundhouse.hub.events import HubEvent, Lost
from roundhouse.terminal.console import TableConsole

DEALT = TableRequest("mexican-train", "Ann", 3, {"set": "9"}, "greedy", "7")
RULES = {"set": "6", "deal": "3", "rounds": "1"}
OUT = ["ann", "6-1 propio", "bo 6-2 propio", "cy 6-3 en cy", "1-0", "bo 2-0", "cy 3-0", "0-0", "bo 5-5", "cy = 4"]


def dealt(lines: Sequence[str | HubEvent]) -> str:
    person = Person(lines)
    TableConsole(new_table(DEALT), person.console, person.ask, "es").run()
    return " ".join(person.shown.split())


def called(lines: Sequence[str]) -> str:
    person, table = Person(lines), new_table(TableRequest("mexican-train", "Ann,Bo,Cy", rules=RULES, mode="called"))
    TableConsole(table, person.console, person.ask, "es").run()
    return " ".join([*person.prompts, *person.shown.split()])


def test_orders_are_typed_in_spanish_and_in_english() -> None:
    for line in ("pista", "hint"):
        shown = dealt([line])
        assert "La computadora diría: " in shown and "Turno de Ann." in shown
    assert "El volumen de la base es 3." in dealt(["volumen 3"])
    assert "Ann le da el lugar a Zoe." in dealt(["lugar Ann Zoe"])
    assert "Usa otro nombre: un nombre distinto para cada quien." in dealt(["lugar Ann ada"])


def test_why_the_hub_was_lost_is_told_in_spanish() -> None:
    silent = HubSilent("hub/silent", address="COM3")
    lost = Lost(silent.message)
    assert "Base: La base en COM3 ya no responde: desconéctala y vuelve a conectarla." in dealt([lost])


def test_a_play_is_typed_as_the_example_shows_it() -> None:
    example = dealt([]).split("Escribe una jugada como ")[1].split(",")[0]
    tile, spoken, train = example.split(" ", 2)
    assert spoken == "en"
    assert f"Ann juega {tile}" in dealt([example])
    assert f"{example}: Eso se puede." in dealt([f"explica {tile} en {train}"])
    assert "No se entiende «5-6 en Zed». Escribe un tren (Ann, Ada, Beatriz, mexicano), no Zed." in dealt(
        ["5-6 on Zed"]
    )


def test_a_round_is_called_in_spanish() -> None:
    shown = called(OUT)
    for told in (
        "¿Quién empieza la primera ronda? (un nombre, o sorteo) > ",
        "Ann juega 6-1 en su tren",
        "A Ann le queda una ficha.",
        "¿Qué le queda a Bo? (1 ficha, como 3-4 5-5, o = 17) > ",
        "A Cy le quedan 4 puntos",
        "Ann gana la partida con 0 puntos.",
    ):
        assert told in shown, told


def test_what_cannot_be_called_is_answered_in_spanish() -> None:
    shown = called(["ann", "ann 6-1 en zed", "cy robar", "bo quizás", "deshacer", "rehacer"])
    for told in (
        "No hay un tren como en «ann 6-1 en zed»: di Ann, Bo, Cy o mexicano.",
        "No Cy: es el turno de Ann.",
        "No se entiende «bo quizás»: di quién hace qué, como ann 5-6;",
    ):
        assert told in shown, told


def test_buttons_are_typed_in_spanish() -> None:
    table = new_table(TableRequest("mexican-train", "Ann,Bo,Cy", rules=RULES, mode="slots"))
    person = Person(["pulsar 1", "pulsar 2", "pulsar 3", "pulsar 1", "pulsar centro", "pulsar 1", "pulsar 13"])
    TableConsole(table, person.console, person.ask, "es").run()
    assert "Ann juega una ficha en su tren" in person.shown
    assert "Escribe una vía de 1 a 12, o centro, así: pulsar 5" in person.shown
