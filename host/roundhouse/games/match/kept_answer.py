"""The answer to a call, as a line of text that is kept beside it.

Later versions of the program give the call the same answer, or say that they would not: it tells a changed ruling and a
changed effect, such as whose turn it is, a marker, a tile that was drawn, or a score.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.match import Match

RULES_VERSION: Final = 2
"""The version of the rules. `make golden` says when it has to be raised: when a scenario is answered differently."""

_WRITTEN_FIELDS: Final = ("turn", "stage", "ends", "doubles", "yard", "winner")
"""The fields of a position that stand in an answer by themselves; a digest covers all."""
_LINE = re.compile(r"(allowed|trusted .+?|refused .+?) \|(.*)\| ([0-9a-f]{12})")


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """`ruling` is `allowed`, `trusted MT-4` or `refused MT-7 closed`; `facts` are some of the table after the call;
    `digest` is one of all that is true there.

    >>> answer = KeptAnswer("refused MT-7 closed", {"turn": "B", "yard": "30"}, "0123456789ab")
    >>> answer.text
    'refused MT-7 closed | turn=B yard=30 | 0123456789ab'
    >>> read_kept_answer(answer.text) == answer
    True
    """

    ruling: str
    facts: Mapping[str, str]
    digest: str

    @property
    def text(self) -> str:
        return f"{self.ruling} | {' '.join(f'{name}={value}' for name, value in self.facts.items())} | {self.digest}"

    @property
    def allowed(self) -> bool:
        return not self.ruling.startswith("refused")


def read_kept_answer(text: str) -> KeptAnswer:
    """The answer that `KeptAnswer.text` wrote. Raises ValueError for another text."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError(f"no answer: {text!r}")
    return KeptAnswer(found[1], _fields(found[2]), found[3])


def kept_answer(ruling: Ruling, match: Match, pending: int = 0) -> KeptAnswer:
    """The answer to the last call, after which the match is as it is now. `pending`: how many calls a correction has
    left open."""
    table = _table(match)
    return KeptAnswer(_ruling_text(ruling), _facts(match, table), _digest(match, table, pending))


def _table(match: Match) -> str:
    return "" if match.position is None else write_position(match.position)


def _digest(match: Match, table: str, pending: int = 0) -> str:
    """A short text that is another one wherever a match stands differently: its table, its sheet, its seats."""
    players = range(match.player_count)
    sheet = [[(player, line.points(player)) for player in players] for line in match.sheet]
    following = match.next_round if not table and match.results and not match.over else None
    leads = () if following is None else (following.number, following.leader, following.engine)
    said = table, sheet, match.players, match.over, match.deals, sorted(match.counted_hands.items()), leads, pending
    return sha256(repr(said).encode()).hexdigest()[:12]


def key_before(match: Match, said: str) -> str:
    """A short text that is another one wherever other words were said, or the match stood differently before them."""
    return sha256(f"{_digest(match, _table(match))} {said}".encode()).hexdigest()[:6]


def _ruling_text(ruling: Ruling) -> str:
    if not ruling.allowed:
        return f"refused {ruling.clause} {ruling.why}".rstrip()
    return f"trusted {'+'.join(ruling.trusted)}" if ruling.trusted else "allowed"


def _facts(match: Match, table: str) -> Mapping[str, str]:
    if not table:
        return {"totals": ",".join(map(str, match.totals))} | ({"over": "yes"} if match.over else {})
    written = _fields(table)
    return {name: written[name] for name in _WRITTEN_FIELDS if name in written}


def _fields(text: str) -> dict[str, str]:
    return {name: value for name, equals, value in (word.partition("=") for word in text.split()) if equals}
