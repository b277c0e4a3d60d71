"""Sentences as people type them in each language, with articles and small words: parsed as the call they mean."""

from __future__ import annotations

import pytest

from roundhouse.actions import AmendByText, CorrectScore, DeleteCall, InsertByText, Undo
from roundhouse.games import MexicanTrain, MexicanTrainStation
from roundhouse.games.core.moves import Deal
from roundhouse.games.core.position import Stage
from roundhouse.games.text.call_parser import NotUnderstood, ParsedCall, parse_call
from roundhouse.i18n.notation_words import to_notation
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.terminal.parser import read_line

GAME = MexicanTrain(4)
ANN, BO = Seat(0), Seat(1)
NAMES = {"en": ("Ann", "Bo", "Cy", "Dana"), "de": ("Ann", "Bo", "Cy", "Dana"), "es": ("Ana", "Beto", "Carla", "Luis")}

LAID = ParsedCall(BO, "play", ("5-6",))
OWN = ParsedCall(BO, "play", ("5-6",), "own")
MEXICAN = ParsedCall(BO, "play", ("5-6",), "mexican")
DREW, DREW_34 = ParsedCall(BO, "draw"), ParsedCall(BO, "draw", ("3-4",))
DONE, UP, DOWN = ParsedCall(BO, "done"), ParsedCall(BO, "up"), ParsedCall(BO, "down")
CALLED, FORGOT = ParsedCall(BO, "announce"), ParsedCall(BO, "claim")
LEADS, NOBODY = ParsedCall(BO, "leads"), ParsedCall(None, "nobody")
HAND = ParsedCall(BO, "reveal", ("3-4", "5-5"))
SENTENCES: dict[str, dict[ParsedCall, tuple[str, ...]]] = {
    "en": {
        LAID: ("bo lays the 5-6", "bo puts a 5-6 on", "bo plays one tile 5-6", "Bo: 5-6", "bo has played the 5-6"),
        OWN: ("bo puts the 5-6 on his train", "bo plays 5-6 on her own train", "bo 5-6 own"),
        MEXICAN: ("bo lays the 5-6 on the mexican train", "bo plays 5-6 to the mexican", "bo 5-6 mex"),
        ParsedCall(BO, "play", ("5-6",), "Ann"): (
            "bo 5-6 on the train of ann",
            "bo puts 5-6 on ann's train",
            "bo 5-6 a",
        ),
        DREW: ("bo draws a tile", "bo draws one", "bo has drawn", "bo takes a tile", "bo drew", "bo draws a"),
        DREW_34: ("bo drew the 3-4", "bo has drawn the 3-4", "bo takes the tile 3-4"),
        DONE: ("bo is done", "bo passes", "bo has passed", "bo is finished"),
        UP: ("bo puts the marker up", "the marker of bo up", "bo's marker is up"),
        DOWN: ("bo takes his marker down", "bo's marker down", "the marker of bo is down"),
        CALLED: ("bo announces", "announce bo", "bo announces it"),
        FORGOT: ("bo forgot", "bo forgot to announce", "claim bo"),
        LEADS: ("bo begins", "bo starts", "bo has the engine", "bo holds it"),
        NOBODY: ("nobody", "nobody has it", "nobody has the engine"),
        HAND: ("bo has 3-4 and 5-5", "bo shows the 3-4 and the 5-5", "bo has the tiles 3-4 5-5"),
        ParsedCall(BO, "engine", ("6-6",)): ("bo plays the engine 6-6", "bo engine 6-6"),
        ParsedCall(BO, "reveal", number=17): ("bo = 17", "bo has = 17 points"),
    },
    "de": {
        LAID: (
            "bo legt den 5-6 an", "bo legt den Stein 5-6 an", "Bo spielt die 5-6", "bo legt einen 5-6 ab", "bo: 5-6",
            "bo hat den 5-6 gelegt", "bo setzt den 5-6", "bo den 5-6", "bo legt das Doppel 5-6 an",
        ),
        OWN: (
            "bo legt den 5-6 an seinen Zug", "bo legt den 5-6 an seinen eigenen Zug an", "bo 5-6 eigen",
            "bo spielt den 5-6 auf dem eigenen Zug",
        ),
        MEXICAN: (
            "bo legt den 5-6 an den Mexican", "bo legt 5-6 auf den mexikanischen Zug",
            "bo hat den 5-6 an den mexican gelegt", "bo 5-6 auf mex",
        ),
        ParsedCall(BO, "play", ("5-6",), "Ann"): (
            "bo legt den 5-6 an Ann an", "bo legt den 5-6 bei ann an", "bo legt den 5-6 an Anns Zug",
            "bo legt den 5-6 an den Zug von Ann", "bo 5-6 auf dem zug von ann", "bo 5-6 a",
        ),
        DREW: (
            "bo zieht", "bo zieht einen", "bo zieht einen Stein", "bo hat gezogen", "bo hat einen Stein gezogen",
            "bo zog", "bo nimmt einen Stein", "bo hat einen genommen",
        ),
        DREW_34: ("bo zieht den 3-4", "bo zieht den Stein 3-4", "bo hat den 3-4 gezogen", "bo zog die 3-4"),
        DONE: ("bo ist fertig", "bo passt", "bo hat gepasst", "bo fertig"),
        UP: ("Bo setzt den Marker", "bo stellt den marker auf", "marker von bo hoch", "der Marker von Bo ist oben"),
        DOWN: ("bo nimmt den Marker runter", "bo nimmt seinen marker weg", "bo marker runter", "marker runter bo"),
        CALLED: ("bo sagt an", "bo sagt den letzten Stein an", "ansage bo", "bo hat angesagt"),
        FORGOT: ("bo vergaß die Ansage", "bo hat die Ansage vergessen", "bo hat vergessen", "einspruch bo"),
        LEADS: ("bo beginnt", "bo fängt an", "bo hat die Lok", "bo hat sie"),
        NOBODY: ("niemand", "niemand hat sie", "niemand hat die Lok"),
        HAND: ("bo hat 3-4 und 5-5", "bo hat noch den 3-4 und den 5-5", "bo zeigt die Steine 3-4 5-5"),
        ParsedCall(BO, "engine", ("6-6",)): ("bo legt die Lok 6-6", "bo lok 6-6"),
        ParsedCall(None, "engine", ("6-6",)): ("die lok 6-6", "die lok ist der 6-6"),
        ParsedCall(BO, "reveal", number=17): ("bo = 17", "bo hat = 17 punkte"),
        ParsedCall(ANN, "play", ("5-6",)): ("ann legt den 5-6 an", "a 5-6", "an 5-6"),
        ParsedCall(None, "play", ("5-6",)): ("5-6 an", "den 5-6", "der 5-6 an"),
    },
    "es": {
        LAID: (
            "beto pone la 5-6", "beto juega la ficha 5-6", "beto coloca el 5-6", "beto ha puesto la 5-6", "beto la 5-6",
            "beto echa una 5-6", "beto pone el doble 5-6",
        ),
        OWN: ("beto pone la 5-6 en su tren", "beto juega la 5-6 en su propio tren", "beto 5-6 propio"),
        MEXICAN: (
            "beto juega la 5-6 en el mexicano", "beto pone la 5-6 al tren mexicano",
            "beto coloca la 5-6 sobre el mexicano",
        ),
        ParsedCall(BO, "play", ("5-6",), "Ana"): (
            "beto juega la 5-6 en el tren de ana", "beto pone la 5-6 al tren de Ana", "beto juega la 5-6 a ana",
            "beto 5-6 en lo de ana", "beto 5-6 a",
        ),
        DREW: (
            "beto roba", "beto roba una", "beto roba una ficha", "beto ha robado", "beto robó", "beto robo",
            "beto toma una ficha", "beto saca una",
        ),
        DREW_34: ("beto roba la 3-4", "beto ha robado la 3-4", "beto robó la ficha 3-4"),
        DONE: (
            "beto pasa", "beto pasa el turno", "beto ha pasado", "beto está listo", "beto termina", "beto ha terminado",
        ),
        UP: ("beto pone el marcador", "beto sube su marcador", "el marcador de beto arriba", "marcador arriba beto"),
        DOWN: ("beto quita el marcador", "beto baja su marcador", "marcador de beto abajo"),
        CALLED: ("beto anuncia", "beto anuncia la última", "beto anuncia su última ficha", "anuncia beto"),
        FORGOT: ("beto olvidó", "beto olvidó anunciar", "beto ha olvidado anunciar", "reclamar beto"),
        LEADS: ("beto empieza", "beto tiene la locomotora", "empieza beto", "beto la tiene"),
        NOBODY: ("nadie", "nadie la tiene", "nadie tiene la locomotora"),
        HAND: ("beto tiene 3-4 y 5-5", "beto muestra la 3-4 y la 5-5", "beto tiene las fichas 3-4 5-5"),
        ParsedCall(BO, "engine", ("6-6",)): ("beto pone la locomotora 6-6", "beto locomotora 6-6"),
        ParsedCall(None, "engine", ("6-6",)): ("la locomotora 6-6", "la locomotora es la 6-6"),
        ParsedCall(BO, "reveal", number=17): ("beto = 17", "beto tiene = 17 puntos"),
        ParsedCall(ANN, "play", ("5-6",)): ("ana pone la 5-6", "a 5-6", "an 5-6"),
        ParsedCall(None, "play", ("5-6",)): ("la 5-6", "el 5-6"),
    },
}  # fmt: skip


@pytest.mark.parametrize("language", SENTENCES)
def test_sentences_are_parsed_as_intended(language: str) -> None:
    names = NAMES[language]
    for meant, lines in SENTENCES[language].items():
        for line in lines:
            plain = to_notation(Texts(language), line, names)
            assert parse_call(GAME, plain, names) == meant, (line, plain)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "bo plays 5-6 on the 3-3"),
        ("en", "bo takes the marker"),
        ("en", "bo has a lot"),
        ("de", "bo legt den 5-6 an zoe an"),
        ("de", "bo kann nicht"),
        ("de", "bo nimmt den marker"),
        ("es", "beto pone la 5-6 en el de zoe"),
        ("es", "beto no puede"),
    ],
)
def test_what_is_not_understood_is_not_guessed(language: str, line: str) -> None:
    with pytest.raises(NotUnderstood):
        parse_call(GAME, to_notation(Texts(language), line, NAMES[language]), NAMES[language])


@pytest.mark.parametrize(
    ("language", "fix", "correct", "undo"),
    [
        ("en", "fix 3 bo lays the 5-6 on", "correct 1 bo 17", "undo 3"),
        ("de", "berichtigen 3 bo legt den 5-6 an", "korrigiere 1 bo 17", "zurück 3"),
        ("es", "cambiar 3 beto pone la 5-6", "corrige 1 beto 17", "deshaz 3"),
    ],
)
def test_a_correction_is_read_with_its_small_words(language: str, fix: str, correct: str, undo: str) -> None:
    names = NAMES[language]
    (fixed,), (corrected,), (undone,) = (read_line(to_notation(Texts(language), line, names), short=False)
                                         for line in (fix, correct, undo))  # fmt: skip
    number, _, call = fixed.rest.partition(" ")
    assert (fixed.meaning, number, parse_call(GAME, call, names)) == (AmendByText, "3", LAID)
    assert (corrected.meaning, *corrected.rest.split()[::2]) == (CorrectScore, "1", "17")
    assert (undone.meaning, undone.rest) == (Undo, "3")


@pytest.mark.parametrize(
    ("language", "insert", "delete"),
    [
        ("en", "insert 3 bo lays the 5-6 on", "delete 3"),
        ("de", "einfügen 3 bo legt den 5-6 an", "streiche 3"),
        ("es", "insertar 3 beto pone la 5-6", "borra 3"),
    ],
)
def test_a_missed_call_is_inserted_and_another_deleted_in_the_words_of_the_language(
    language: str, insert: str, delete: str
) -> None:
    names = NAMES[language]
    (inserted,), (deleted,) = (
        read_line(to_notation(Texts(language), line, names), short=False) for line in (insert, delete)
    )
    number, _, call = inserted.rest.partition(" ")
    assert (inserted.meaning, number, parse_call(GAME, call, names)) == (InsertByText, "3", LAID)
    assert (deleted.meaning, deleted.rest) == (DeleteCall, "3")


@pytest.mark.parametrize("line", ["bo has 17 points", "bo 17 points", "bo has = 17"])
def test_a_sum_needs_no_sign_once_the_round_is_over(line: str) -> None:
    over = GAME.opening(GAME.next_round((), 0)).replace(stage=Stage.OVER)
    assert parse_call(GAME, line, NAMES["en"], over) == ParsedCall(BO, "reveal", number=17)


def test_a_player_may_say_which_engine_the_hand_holds() -> None:
    game = MexicanTrainStation(4)
    dealing = game.opening(game.next_round((), 0))
    assert parse_call(game, "bo has the 12-12", NAMES["en"], dealing) == ParsedCall(BO, "leads", ("12-12",))
    hunting = game.play(dealing, Deal((0,) * 4, (game.hand_size,) * 4, -1))
    assert hunting.stage == Stage.HUNT
    assert parse_call(game, "bo has the 12-12", NAMES["en"], hunting).act == "leads"
    assert parse_call(game, "bo has the 5-6", NAMES["en"]).act == "reveal", "in a turn it is no play"


def test_a_name_goes_before_a_small_word_that_begins_it() -> None:
    dennis, theo = ("Ann", "Dennis"), ("Ann", "Theo")
    for line in ("5-6 auf den", "5-6 auf den Zug"):
        assert parse_call(MexicanTrain(2), to_notation(Texts("de"), line, dennis), dennis).where == "Dennis"
    for line in ("5-6 on the", "5-6 on the train"):
        assert parse_call(MexicanTrain(2), line, theo).where == "Theo"
    assert parse_call(MexicanTrain(2), to_notation(Texts("de"), "den 5-6", dennis), dennis).seat == 1
    assert parse_call(MexicanTrain(2), "the 5-6", theo).seat == 1
    for line, names in (("ann legt den 5-6 an", dennis), ("ann lays the 5-6", theo)):
        said = parse_call(MexicanTrain(2), to_notation(Texts("de"), line, names), names)
        assert said == ParsedCall(ANN, "play", ("5-6",))
