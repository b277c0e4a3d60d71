"""`make sheets`: writes host/roundhouse/games/SHEETS.md, what published rule sheets say, set against our clauses.

Sheets and answers come from `sheets.toml` beside the games, their words from the catalogs, and whether a game can play
an answer from the game itself: each figure and each verdict is computed here.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tools.rules.page import FOLDER, lines_of, own_games

from roundhouse.games import GAMES
from roundhouse.games.sheets import Sheet, SheetFact, Status, asked, other_finds, questions, sheets
from roundhouse.i18n.texts import Texts

TARGET = FOLDER / "SHEETS.md"
TEXTS = Texts()
KINDS = {
    "maker": "Makers",
    "encyclopedia": "Encyclopedias and guides",
    "club": "Clubs",
    "family": "Families and groups",
    "app": "Apps",
}
INTRODUCTION = """\
# Published rule sheets

Nobody plays the same Mexican Train. This page sets published sheets against our games: what a table can ask, what each
sheet answers, and whether our rules can play it so. `make sheets` writes it from [sheets.toml](sheets.toml) and from
the games; a check in `make test` says when it is stale. What the clauses say is in [RULES.md](RULES.md).

- A **fact** is one answer to one question, in our own words. A sheet is listed only if its text was read.
- **same**: our game plays it so without an option. **option**: a house rule makes it so. **missing**: it cannot be
  played so; the answer is what would be needed.
- **silent**: a sheet that was read whole says nothing of it. **not reached**: the text that could be read breaks off
  before, which is not silence.
- Each sheet is a preset: `roundhouse sheets` lists them, `roundhouse play --sheet tanglewood` plays one as far as it
  can be expressed, and `roundhouse rules mexican-train --sheet tanglewood` prints how we play it.
- Two sets together, trains that branch at a double, and tiles that carry orders change what a set or a train is. They
  are left out here: the sheets with the answers “Two sets together” and “tiles that carry orders” need them.
- **Jokers**: no sheet that could be read has any, besides the 21 wild tiles that Super Train plays and the tiles with
  orders. A blank as wild is an option of Mexican Train (`wild_blank`), for which no sheet here asks.
"""


def generate() -> str:
    known = sheets()
    lines = [*_figures(known), "", "## What a table can ask"]
    for question in dict.fromkeys(question for kind in own_games() for question in questions(kind.name)):
        lines += ["", *_question(question, known)]
    lines += ["", "## What of each sheet cannot be played", "", *_differences(known)]
    for kind, title in KINDS.items():
        lines += ["", f"## {title}"]
        lines += [line for sheet in known if sheet.kind == kind for line in ("", *_sheet(sheet))]
    lines += ["", "## What is missing", "", *_missing(known), "", "## Found, and no sheet here", "", *_others()]
    return INTRODUCTION + "\n" + "\n".join(map(lines_of, lines)) + "\n"


def _figures(known: Sequence[Sheet]) -> Iterator[str]:
    kinds = Counter(sheet.kind for sheet in known)
    whole = [sheet for sheet in known if not sheet.until]
    listed = ", ".join(f"{kinds[kind]} {title[0].lower()}{title[1:]}" for kind, title in KINDS.items())
    yield from ("## In figures", "", f"{len(known)} sheets ({listed}); {len(whole)} of them were read whole.", "")
    yield from ("| Sheets | Facts | same | option | missing | can be expressed |", "|---|---|---|---|---|---|")
    usual = [sheet for sheet in known if sheet.game == GAMES.usual()]
    groups = {
        "all": known,
        "read whole": whole,
        f"of {TEXTS.game_name(GAMES.usual())}": usual,
        "of these, read whole": [sheet for sheet in usual if not sheet.until],
    }
    for name, group in groups.items():
        count = Counter(fact.status for sheet in group for fact in sheet.facts)
        parts = [count.total(), count["same"], count["option"], count["missing"]]
        yield f"| {name}: {len(group)} | {' | '.join(map(str, parts))} | {_share(count)} |"


def _share(count: Counter[Status]) -> str:
    return TEXTS.percent(1 - count["missing"] / count.total(), digits=1)


def _question(question: str, known: Iterable[Sheet]) -> Iterator[str]:
    """A question, and each answer with how games play it and which sheets give it."""
    told = [(fact, sheet) for sheet in known for fact in sheet.facts if fact.question == question]
    yield f"### {asked(question)}"
    yield ""
    if not told:
        yield "No sheet here says it."
    by_answer = sorted(told, key=lambda each: str(each[0].said))
    groups = [(said, list(group)) for said, group in groupby(by_answer, key=lambda each: str(each[0].said))]
    for said, group in sorted(groups, key=lambda each: -len(each[1])):
        played = dict.fromkeys(_played(fact, sheet) for fact, sheet in group)
        yield f"- {said} {'; '.join(played)}. {', '.join(f'`{sheet.key}`' for _, sheet in group)}"


def _played(fact: SheetFact, sheet: Sheet) -> str:
    game = "" if sheet.game == GAMES.usual() else f" in {TEXTS.game_name(sheet.game)}"
    return f"**{fact.status}**{_how(fact)}{game}"


def _how(fact: SheetFact) -> str:
    """The option values that make it so, and the clause."""
    options = " ".join(f"`{name}={value}`" for name, value in fact.options.items()) if fact.status == "option" else ""
    if fact.status == "missing" or not fact.clause:
        return ""
    return f" {options} ([{fact.clause}](RULES.md#{fact.clause.lower()}))".replace("  ", " ")


def _sheet(sheet: Sheet) -> Iterator[str]:
    count = Counter(fact.status for fact in sheet.facts)
    read = f"in part, up to {sheet.until}" if sheet.until else "whole"
    yield f"### {sheet.name}"
    yield ""
    yield f"{sheet.by}{f' ({sheet.note})' if sheet.note else ''}: <{sheet.address}>, read on {sheet.read}, {read}."
    yield ""
    yield f"- `--sheet {sheet.key}`: {TEXTS.game_name(sheet.game)}, {count.total()} facts, {_share(count)} expressed."
    for status in ("same", "option", "missing"):
        said = [f"{fact.asked} {fact.said}" for fact in sheet.facts if fact.status == status]
        if said:
            yield f"- **{status}**: {' '.join(said)}"
    left = [f"`{question}`" for question in questions(sheet.game) if question not in sheet.answers]
    if left:
        yield f"- **{'not reached' if sheet.until else 'silent'}**: {', '.join(left)}."


def _differences(known: Iterable[Sheet]) -> Iterator[str]:
    """A line for each sheet with what remains of it."""
    yield from ("| Sheet | Read | What cannot be played |", "|---|---|---|")
    for sheet in known:
        left = " ".join(f"{fact.asked} {fact.said}" for fact in sheet.missing)
        yield f"| `{sheet.key}` | {'in part' if sheet.until else 'whole'} | {left or 'nothing of what was read'} |"


def _missing(known: Iterable[Sheet]) -> Iterator[str]:
    wanted = Counter((fact.asked, fact.said) for sheet in known for fact in sheet.missing)
    yield from ("| Sheets | Question | What is missing |", "|---|---|---|")
    yield from (f"| {count} | {asked} | {said} |" for (asked, said), count in wanted.most_common())


def _others() -> Iterator[str]:
    for name, address, why in other_finds():
        yield f"- **{name}**{f', <{address}>' if address else ''}: {why}."


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
