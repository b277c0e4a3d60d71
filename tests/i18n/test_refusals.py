"""Every refusal and every reason has its sentence, each sentence is heard, and the sentences are true."""

import re
from functools import cache
from random import Random

import pytest
from tests.depth import DEPTH
from tests.i18n.catalogs import entries
from tests.i18n.heard_refusals import heard_reasons, heard_refusals
from tests.i18n.tables import LONG_NAMES, TABLES, positions, probes, views

from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.clauses import HUNT
from roundhouse.games.core.moves import DONE, DRAW, Play
from roundhouse.games.core.rulings import ALLOWED, refused
from roundhouse.games.match.match import Begin, Correct, Match
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.i18n.facts import Facts, Word
from roundhouse.i18n.lookup import game_text_id, message_name, reason_text_id
from roundhouse.i18n.ruling_texts import clause_text, reason_texts, refusal_text
from roundhouse.i18n.texts import LANGUAGES, Texts

LONGEST = 90
# The finite verbs with which refusals open: an opening without one is a telegram.
VERBS = {
    "en": "are can cannot comes does draws has is lies misses moves must need raises stays",
    "de": "beginnt bewegt bleibt darf fehlt fängt geht gibt hat ist kann kommt liegt lässt muss nimmt passt setzt"
    " stellt teilt wird ziehen zieht",
    "es": "anuncia baja corrige debe empieza encaja es está existe falta hace hay juega mueve pierde puede queda"
    " reparte roba sale sube tiene",
}
MISFORMED = re.compile(r"[{}]|None|(?<!\d)-\d")
PRONOUNS = re.compile(r"\b(he|she|his|hers?|him|you|yours?|they|them|theirs?|we|our|I|me|my)\b", re.IGNORECASE)


@cache
def widest(language: str) -> dict[str, Word]:
    """The longest words that facts can become, with names of eight letters and the largest set."""
    game = MexicanTrain(2, MexicanTrainOptions(set=18))
    facts = Facts(Texts(language), game, LONG_NAMES[-2:])
    train = max((facts.train(train) for train in range(game.trains)), key=len)
    seat = max(LONG_NAMES, key=len)
    return {
        "tile": "18-18",
        "train": train,
        "on": train,
        "owner": seat,
        "double": facts.double(18),
        "seat": seat,
        "turn": seat,
        "value": "18",
    }


def id_of(key: tuple[str, str]) -> str:
    return game_text_id("-".join(key))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_of_the_rules_has_a_sentence_and_none_is_left_over(code: str) -> None:
    of_other_kinds = re.compile(
        r"[a-z]+-[0-9]+(-(trust|reason)-.*)?|(chapter|option|problem|public|amends|reason)-.*|game"
    )
    written = {id.partition(".")[0] for id in entries(code) if id.startswith("games/")}
    refusals = {id for id in written if not of_other_kinds.fullmatch(id.rpartition("/")[2])}
    assert refusals == {id_of(key) for key in heard_refusals()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_of_the_rules_has_a_sentence_and_none_is_left_over(code: str) -> None:
    written = {id for id in entries(code) if re.match(r"games/[a-z-]+/([a-z]+-[0-9]+-)?reason-", id)}
    assert written == {reason_text_id(*key) for key in heard_reasons()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sentence_asks_only_for_facts_that_are_given(code: str) -> None:
    made = Facts(Texts(), MexicanTrain(3), LONG_NAMES)
    reasons = [(reason_text_id(*key), facts) for key, facts in heard_reasons().items()]
    for id, facts in [*reasons, *((id_of(key), facts) for key, facts in heard_refusals().items())]:
        assert entries(code)[id].facts <= set(made.words(dict.fromkeys(facts, 1))), id


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_reason_is_one_short_sentence_with_the_widest_facts(code: str) -> None:
    for id in {reason_text_id(*key) for key in heard_reasons()}:
        sentence = Texts(code).text(id, **widest(code))
        assert len(sentence) <= LONGEST, sentence
        assert re.fullmatch(r"[^.{}]+\.", sentence), sentence
        assert code != "en" or not PRONOUNS.search(sentence), sentence


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sentence_says_what_why_and_what_now_and_is_short_with_the_widest_facts(code: str) -> None:
    for id in map(id_of, heard_refusals()):
        facts: dict[str, object] = dict.fromkeys(entries(code)[id].facts, 99)
        assert len(Texts(code).text(id, **(facts | widest(code)))) <= LONGEST, id
        sentence = Texts(code).text(id, **facts)
        what, colon, rest = sentence.partition(": ")
        assert colon and set(re.findall(r"\w+", what.lower())) & set(VERBS[code].split()), f"{what} is no sentence"
        assert len(re.findall(r"[.,](?: |$)", rest)) >= 2 and sentence.endswith("."), sentence
        assert code != "en" or not PRONOUNS.search(sentence), sentence


@pytest.mark.parametrize("table", TABLES, ids=lambda game: f"{game.name} {game.seats}")
def test_every_refusal_in_any_position_has_a_sentence(table: Game) -> None:
    rng = Random(7)
    heard = set()
    for position in positions(table, rng, rounds=DEPTH):
        for move in probes(position, rng):
            ruling = position.ruling(move)
            if not ruling.allowed:
                heard.add((ruling.clause, ruling.why))
            for code in LANGUAGES:
                sentence = refusal_text(Texts(code), ruling, table, LONG_NAMES)
                assert bool(sentence) == (not ruling.allowed)
                assert len(sentence) <= LONGEST, sentence
                assert not MISFORMED.search(sentence)
    assert len(heard) >= 8


@pytest.mark.parametrize("table", TABLES, ids=lambda game: f"{game.name} {game.seats}")
def test_every_legal_move_is_permitted_by_a_clause_of_its_game(table: Game) -> None:
    rng = Random(7)
    seen = [view for view, _ in views(table, rng, rounds=DEPTH) if not view.over]
    for position in [*positions(table, rng, rounds=DEPTH), *seen]:
        for move in position.legal():
            reasons = position.reasons(move)
            permits = [each.clause for each in table.permissions(position, move)]
            assert permits and {each.clause for each in reasons} <= table.clauses.keys(), (move, reasons, position)
            if "open" in [each.why for each in reasons]:
                assert isinstance(move, Play) and position.markers >> move.train & 1, (move, position)
            sentences = reason_texts(Texts(), reasons, table, LONG_NAMES)
            assert len(set(sentences)) == len(reasons), sentences
            assert not any(MISFORMED.search(sentence.partition(": ")[2]) for sentence in sentences), sentences


@pytest.mark.parametrize("name", GAMES)
def test_a_draw_or_a_pass_that_a_refusal_asks_for_is_allowed(name: str) -> None:
    rng, asked = Random(7), 0
    tables = [table for table in TABLES if table.name == name]
    whole = [position for table in tables for position in positions(table, rng, rounds=DEPTH)]
    for position in [*whole, *(view for table in tables for view, _ in views(table, rng, rounds=DEPTH))]:
        for move in probes(position, rng):
            ruling = position.ruling(move)
            advice = refusal_text(Texts(), ruling, position.game, LONG_NAMES).rstrip(".").rpartition(". ")[2]
            for word, wanted in (("draw", DRAW), ("done", DONE)):
                # What all draw in a hunt is a deal.
                if re.search(rf"\b{word}s?\b", advice, re.IGNORECASE) and ruling.clause != "C-10":
                    asked += 1
                    assert position.ruling(wanted).allowed, f"{ruling}: {advice} ({position})"
    assert asked >= 5


def test_a_refusal_names_the_trains_and_tiles_of_the_position() -> None:
    game, names = MexicanTrain(3), ("Ann", "Bo", "Cy")
    tile = game.tiles.tile(5, 6)
    cover = refused("MT-9", "cover", value=6, on=1, train=3)
    assert refusal_text(Texts(), cover, game, names) == (
        "That has to wait: the double 6-6 on Bo's train comes first. Cover it."
    )
    begin = refused("C-6", "not_begun", train=2)
    assert (
        refusal_text(Texts(), begin, game, names)
        == "Only Cy can begin that train: it waits for Cy's own turn. Play elsewhere."
    )
    held = refused("MT-4", "can_play_draw", seat=0, tile=tile, train=0)
    assert refusal_text(Texts(), held, game, names) == (
        "Ann cannot draw: 5-6 fits on Ann's train. Ann can play, and must."
    )
    assert refusal_text(Texts(), ALLOWED, game, names) == ""


def test_a_double_that_nobody_saw_is_mentioned_without_its_number() -> None:
    hidden = refused("MT-9", "cover", value=-1, on=1, train=3)
    sentence = refusal_text(Texts(), hidden, MexicanTrain(3), ("Ann", "Bo", "Cy"))
    assert sentence == "That has to wait: the open double on Bo's train comes first. Cover it."


def test_refusals_between_rounds_have_a_sentence() -> None:
    match = Match(MexicanTrain(2))
    names = ("Ann", "Bo")
    for event in (Begin(6), Correct(4, 0, 12), match.game.fitting_play(3, 0, 3)):
        assert len(refusal_text(Texts(), match.ruling(event), match.game, names)) > 30
    assert refusal_text(Texts(), match.ruling(Begin(6)), match.game, names) == (
        "There is no seat 7: this table has 2 seats. Name one of those."
    )


def test_every_clause_has_a_line_that_says_if_it_is_a_reading() -> None:
    known = {id: clause for game in GAMES.values() for id, clause in game.clauses.items()}
    clauses = {id.rpartition("/")[2] for id in entries("en") if re.fullmatch(r"games/[a-z-]+/[a-z]+-[0-9]+", id)}
    assert clauses == {message_name(clause) for clause in (*known, *HUNT)}
    for id, clause in known.items():
        assert ("our reading" in clause_text(Texts(), id)) == clause.reading
