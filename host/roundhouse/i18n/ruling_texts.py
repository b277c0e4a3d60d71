"""Rulings in a sentence: what is refused, why and what now; and what is taken on trust."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from roundhouse.catalogs import has_text
from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES
from roundhouse.games.core.moves import LayEngine, Move, Play
from roundhouse.games.core.position import Position, Rules
from roundhouse.games.core.rulings import Reason, Ruling
from roundhouse.games.match.audit import Breach
from roundhouse.games.rules.placement import has_denied
from roundhouse.i18n.facts import Facts, Word
from roundhouse.i18n.lookup import game_text_id, reason_text_id
from roundhouse.i18n.texts import Texts


def refusal_text(texts: Texts, ruling: Ruling, game: Rules, names: Sequence[str]) -> str:
    """The sentence about this very position that goes with a refusal; empty for a ruling that allows.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.core.rulings import refused
    >>> refusal_text(Texts(), refused("MT-7", "closed", train=1), MexicanTrain(2), ("Ann", "Bo"))
    "Bo's train is closed: its marker is down. Play on an open train."
    """
    if ruling.allowed:
        return ""
    return _sentence(
        texts, game_text_id(f"{ruling.clause}-{ruling.why}"), Facts(texts, game, names).words(ruling.facts)
    )


def reason_texts(texts: Texts, reasons: Iterable[Reason], game: Rules, names: Sequence[str]) -> list[str]:
    """The reason why an allowed move may be made, and what follows from it: each clause with the sentence about this
    position.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.core.rulings import because
    >>> reason_texts(Texts(), [because("MT-7", "open", tile=5, train=1)], MexicanTrain(2), ("Ann", "Bo"))
    ["MT-7: Bo's train is open: its marker is up."]
    """
    facts = Facts(texts, game, names)
    return [f"{each.clause}: {_reason(texts, each, facts)}" for each in reasons]


def effect_texts(texts: Texts, reasons: Iterable[Reason], game: Rules, names: Sequence[str]) -> list[str]:
    """The effects of an allowed move on turns, a sentence each: a letter of Super Train acts."""
    facts = Facts(texts, game, names)
    return [_reason(texts, each, facts) for each in reasons if each.why == "then_act"]


def _reason(texts: Texts, reason: Reason, facts: Facts) -> str:
    return _sentence(texts, reason_text_id(reason.clause, reason.why), facts.words(reason.facts))


def _sentence(texts: Texts, id: str, facts: Mapping[str, Word]) -> str:
    sentence = texts.text(id, **facts)
    return sentence[:1].upper() + sentence[1:]  # it may begin with a tile that nobody saw: “the tile”


def trust_texts(
    texts: Texts, clauses: Sequence[str], move: Move, position: Position, names: Sequence[str]
) -> list[str]:
    """The parts of `move` that are taken on trust in `position`, a sentence for each of the clauses (`Ruling.trusted`).

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.core.moves import DRAW
    >>> game = MexicanTrain(2)
    >>> position = game.opening(game.next_round([], 1))
    >>> trust_texts(Texts(), ("MT-4",), DRAW, position, ("Ann", "Bo"))
    ['Taken on trust: Bo has no tile that can be played.']
    """
    denied = isinstance(move, Play | LayEngine) and has_denied(position, move.tile)
    if isinstance(move, LayEngine) and not denied:
        kind = "engine"
    else:
        kind = "play" if isinstance(move, Play | LayEngine) else "idle"
    name = Facts(texts, position.game, names).seat(position.turn)
    ids = [game_text_id(f"{clause}-trust-{kind}") for clause in clauses]
    return [texts.text(f"{id}.denied" if denied and has_text(f"{id}.denied") else id, seat=name) for id in ids]


def clause_text(texts: Texts, id: str) -> str:
    """A clause in one line, marked if it is our reading.

    >>> clause_text(Texts(), "C-6")
    'Only its owner lays the first tile of a personal train. (our reading)'
    """
    known = next(game.clauses[id] for game in GAMES.values() if id in game.clauses)
    line = texts.text(game_text_id(id))
    return texts.text("words/reading", clause=line) if known.reading else line


def breach_text(texts: Texts, found: Breach, game: Rules, names: Sequence[str]) -> str:
    """A claim proven wrong: the tiles that a player held or did not hold, contrary to a call (`games.audit`).

    >>> from roundhouse.games import MexicanTrain
    >>> breach_text(Texts(), Breach(7, 1, "MT-4", 0b110, 1), MexicanTrain(2), ("Ann", "Bo"))
    'Bo held at least one of 0-1 and 1-1 then (MT-4).'
    """
    facts = Facts(texts, game, names)
    tiles = tiles_in(found.tiles)
    if found.others:
        key = "breach-jointly"
    elif not found.least:
        key = "breach-none"
    elif found.least == len(tiles):
        key = "breach"
    else:
        key = "breach-one" if found.least == 1 else "breach-some"
    listed = texts.all_of([facts.tile(tile) for tile in tiles])
    told = {"seat": facts.seat(found.seat), "tiles": listed, "least": found.least, "clause": found.clause}
    return texts.text(f"words/{key}", **told)
