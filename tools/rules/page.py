"""`make rules`: writes host/roundhouse/games/RULES.md, every clause with its source, our reading and its options.

What the code knows (clauses, readings, options, one-line texts, scenarios) comes from the code; what the sources say
and why we read them so comes from `sources.toml` beside the games. Where the two disagree nothing is written: a clause
without an entry or the reverse, or a reading that only one of them marks.
"""

import inspect
import os
import re
import sys
import textwrap
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from roundhouse.games import GAMES, Game
from roundhouse.games.core.clauses import Clause, Effect
from roundhouse.games.core.options import Options, option_fields, option_text, options_of
from roundhouse.i18n.ruling_texts import clause_text
from roundhouse.i18n.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "host" / "roundhouse" / "games"
SOURCE = FOLDER / "sources.toml"
TARGET = FOLDER / "RULES.md"
SCENARIOS = ROOT / "tests" / "scenarios"

INTRODUCTION = """\
# The rules, clause by clause

This page is for anyone who wants to dispute a ruling. Every refusal of the referee names a clause, such as
[MT-4](#mt-4). Find it here: what the source says, how we read it where the source leaves room, and which options change
it. If the source supports you, report it with the clause, the source and a [record](../records/RECORDS.md) of the
position.

`make rules` writes this page from the clauses in the code and from [sources.toml](sources.toml); a check in `make test`
fails when they disagree. To learn a game, read its booklet instead: `roundhouse rules GAME`.

- The quoted line is the clause in short, as the program says it.
- **Our reading** marks a clause whose source is silent or can be read in two ways, and gives the reason for our choice.
- **Detail** is what we add so that every position has an answer.
- **Options** are the house rules that the clause offers; the default is in bold.
- **Scenarios** are positions and moves with the expected rulings. Each is a test, and removing the clause from the code
  makes at least one of them fail.

## Words

A *set* is named by its highest double. Each *tile* has two *ends*, counted in *pips*. The *engine* is the tile in the
hub's center (also station, platform, lead double or spinner). A *personal train* belongs to one player, a *public
train* to all. A *marker* (or signal) opens a personal train to everybody. A train has *begun* when it has a tile. An
*open double* is laid and not yet *covered* by a tile that fits it. The *boneyard* (yard, draw pile) holds the tiles to
draw from. A *round* is played to one engine, and a *match* is all rounds.

## Sources

Facts are given in our own words.
"""

EFFECTS = {
    Effect.REFUSES: "refuses moves",
    Effect.ACTS: "changes the position, the deal or the score",
    Effect.SPEAKS: "calls for an announcement",
}


class SourcesError(ValueError):
    """A point on which sources.toml and the code do not agree."""


@dataclass(frozen=True)
class SourceEntry:
    """The entry of sources.toml about one clause."""

    sources: tuple[str, ...]
    fact: str
    reading: str = ""
    detail: str = ""


@dataclass(frozen=True)
class ClauseSection:
    """The clauses that share their letters, and the games that have them; `game` is None for those of all games."""

    letters: str
    game: type[Game] | None
    clauses: tuple[Clause, ...]


def read_entries(text: str) -> tuple[dict[str, Any], dict[str, SourceEntry]]:
    """The sources by key, and the entries by clause. Raises SourcesError for an entry that is not complete."""
    data = tomllib.loads(text)
    sources: dict[str, Any] = data.get("sources", {})
    entries: dict[str, SourceEntry] = {}
    for clause, given in data.get("clauses", {}).items():
        if unknown := given.keys() - {"source", "fact", "reading", "detail"}:
            raise SourcesError(f"{clause} has the unknown key {min(unknown)}.")
        if not given.get("source") or not given.get("fact", "").strip():
            raise SourcesError(f"{clause} needs a source and a fact.")
        cited = (given["source"],) if isinstance(given["source"], str) else tuple(given["source"])
        if missing := [key for key in cited if key not in sources]:
            raise SourcesError(f"{clause} cites the source {missing[0]}, which is not listed.")
        texts = {name: " ".join(given.get(name, "").split()) for name in ("fact", "reading", "detail")}
        entries[clause] = SourceEntry(cited, **texts)
    if idle := sources.keys() - {key for entry in entries.values() for key in entry.sources}:
        raise SourcesError(f"The source {min(idle)} is cited by no clause.")
    return sources, entries


def sections(games: Sequence[type[Game]]) -> list[ClauseSection]:
    """The section common to all games, then the clauses of each game that no other game brought before."""
    common = {name: clause for game in games for name, clause in game.clauses.items() if name.startswith("C-")}
    found = [ClauseSection("C", None, tuple(sorted(common.values(), key=_number)))]
    for game in games:
        letters = list(game.clauses)[-1].partition("-")[0]
        own = [clause for name, clause in game.clauses.items() if name.startswith(f"{letters}-")]
        found.append(ClauseSection(letters, game, tuple(sorted(own, key=_number))))
    return found


def _number(clause: Clause) -> int:
    return int(clause.id.partition("-")[2])


def compare(parts: Sequence[ClauseSection], games: Sequence[type[Game]], entries: Mapping[str, SourceEntry]) -> None:
    """Raise SourcesError for the first thing that the code and the entries do not agree about."""
    clauses = {clause.id: clause for part in parts for clause in part.clauses}
    for game in games:
        if stray := [name for name in game.clauses if name not in clauses]:
            raise SourcesError(f"{game.name} has the clause {stray[0]}, which belongs to no section.")
        for name, option in option_fields(game.options_type).items():
            if (clause := option.metadata["clause"]) not in game.clauses:
                raise SourcesError(f"{game.name} has the option {name} of {clause}, which is no clause of the game.")
    if missing := [name for name in clauses if name not in entries]:
        raise SourcesError(f"{missing[0]} has no entry in sources.toml.")
    if unknown := [name for name in entries if name not in clauses]:
        raise SourcesError(f"sources.toml has an entry {unknown[0]}, but no game has this clause.")
    for name, clause in clauses.items():
        if clause.reading and not entries[name].reading:
            raise SourcesError(f"{name} is a reading in the code, but sources.toml gives no reason for it.")
        if entries[name].reading and not clause.reading:
            raise SourcesError(f"sources.toml calls {name} a reading, but the code does not.")


def generate(text: str, games: Sequence[type[Game]]) -> str:
    """The page. Raises SourcesError when `text`, that of sources.toml, and the games do not agree."""
    sources, entries = read_entries(text)
    parts = sections(games)
    compare(parts, games, entries)
    listed = (f"- **{_capital(each['name'])}.** {_one_line(each['about'])}" for each in sources.values())
    lines = [line for part in parts for line in ("", *_section(part, games, sources, entries))]
    lines += [line for each in tomllib.loads(text).get("agreements", {}).values() for line in _agreement(each)]
    anchors = {clause.id for part in parts for clause in part.clauses}
    return INTRODUCTION + "\n" + "\n".join(lines_of(linked(line, anchors)) for line in (*listed, *lines)) + "\n"


def _section(
    part: ClauseSection, games: Sequence[type[Game]], sources: Mapping[str, Any], entries: Mapping[str, SourceEntry]
) -> Iterator[str]:
    if part.game is None:
        yield f"## {part.letters} · Common to all games"
        yield ""
        yield "Ruled on in [the modules that games share](.) and, where a game differs, in its own."
    else:
        yield f"## {part.letters} · {Texts().game_name(part.game.name)}"
        yield ""
        yield f"Ruled on in {_module(part.game)}. Booklet: `roundhouse rules {part.game.name}`."
        borrowed = _borrowed(part, games)
        if borrowed:
            yield f"Also in force: {borrowed}."
    for clause in part.clauses:
        yield ""
        yield from _clause(clause, part, games, sources, entries[clause.id])


def _agreement(given: Mapping[str, str]) -> Iterator[str]:
    """The section of a rule that is no clause of a game. Raises SourcesError if it lacks a part or its module."""
    if lacking := {"title", "rule", "reading", "code"} - given.keys():
        raise SourcesError(f"An agreement needs a {min(lacking)}.")
    if not (FOLDER / given["code"]).is_file():
        raise SourcesError(f"The agreement {given['title']} names {given['code']}, which is not there.")
    yield from ("", f"## {given['title']}", "", _one_line(given["rule"]), "")
    yield f"- **Our reading:** {_one_line(given['reading'])}"
    yield f"- **In the code:** [{given['code']}]({given['code']})"


def _clause(
    clause: Clause, part: ClauseSection, games: Sequence[type[Game]], sources: Mapping[str, Any], entry: SourceEntry
) -> Iterator[str]:
    yield f"### {clause.id}"
    yield ""
    yield f"> {clause_text(Texts(), clause.id)}"
    yield ""
    names = [f"[{sources[key]['name']}](#sources)" for key in entry.sources]
    yield f"- **Source** ({', '.join(names)}): {entry.fact}"
    if entry.reading:
        yield f"- **Our reading:** {entry.reading}"
    if entry.detail:
        yield f"- **Detail:** {entry.detail}"
    kinds: list[type[Options]] = [Options, *(game.options_type for game in games)]
    if part.game:
        kinds = [part.game.options_type]
    if offered := dict.fromkeys(name for kind in kinds for name in options_of(kind, clause.id)):
        yield "- **Options:**"
        yield from (f"  - {_option(name, clause, part, games)}" for name in offered)
    effects = ", ".join(EFFECTS[effect] for effect in clause.effects)
    yield f"- **In the code:** {effects}{_holders(clause, part, games)}."
    if scenarios := _scenarios(clause.id):
        yield f"- **Scenarios:** {', '.join(_link(path) for path in scenarios)}"


def _holders(clause: Clause, part: ClauseSection, games: Sequence[type[Game]]) -> str:
    """The games in which the clause is in force, where that is more than the one whose section it is in."""
    holders = [game for game in games if clause.id in game.clauses]
    if holders == [part.game]:
        return ""
    return "; in force in " + (
        "all games" if len(holders) == len(games) else ", ".join(Texts().game_name(game.name) for game in holders)
    )


def _option(name: str, clause: Clause, part: ClauseSection, games: Sequence[type[Game]]) -> str:
    """An option with its values, unless these differ from game to game."""
    line = Texts().option_line(name)
    kinds = [part.game] if part.game else [game for game in games if clause.id in game.clauses]
    option, *others = [known[name] for game in kinds if name in (known := option_fields(game.options_type))]
    offered = option.metadata["values"]
    if any(other.metadata["values"] != offered for other in others):
        return f"`{name}` (the values are the game's): {line}"
    if offered is None:
        return f"`{name}` (a whole number; **by the rules**): {line}"
    values = [f"**{option_text(value)}**" if value == option.default else option_text(value) for value in offered]
    if option.default not in offered:
        values.insert(0, "**by the rules**")
    return f"`{name}` ({', '.join(values)}): {line}"


def _borrowed(part: ClauseSection, games: Sequence[type[Game]]) -> str:
    """The clauses of another game that this one is built on: `MT-2 to MT-13`."""
    assert part.game is not None
    own = (f"{part.letters}-", "C-")
    names = [name for name in part.game.clauses if not name.startswith(own)]
    common = [clause for game in games for clause in game.clauses if clause.startswith("C-")]
    lacking = [name for name in dict.fromkeys(common) if name not in part.game.clauses]
    texts = [f"[{names[0]}](#{names[0].lower()}) to [{names[-1]}](#{names[-1].lower()})"] if names else []
    common_text = "the common clauses"
    if lacking:
        common_text += f" except {', '.join(f'[{name}](#{name.lower()})' for name in sorted(lacking, key=_by_number))}"
    return " and ".join([*texts, common_text])


def _by_number(name: str) -> int:
    return int(name.partition("-")[2])


def _scenarios(clause: str) -> list[Path]:
    letters, _, number = clause.partition("-")
    return sorted(SCENARIOS.rglob(f"{letters}-{int(number):02}_*.txt"))


def _module(game: type[Game]) -> str:
    """A link to the game's folder, or to its module where it has no folder of its own."""
    module = Path(inspect.getfile(game))
    return _link(module if module.parent == FOLDER else module.parent)


def _link(path: Path) -> str:
    label = path.relative_to(SCENARIOS if path.is_relative_to(SCENARIOS) else FOLDER).as_posix()
    return f"[{label}{'/' if path.is_dir() else ''}]({Path(os.path.relpath(path, FOLDER)).as_posix()})"


def linked(line: str, clauses: Collection[str]) -> str:
    if line.startswith(("#", ">")):
        return line
    return re.sub(
        r"(?<![\[`\w/])[A-Z]{1,2}-\d+(?![\w\]])",
        lambda found: f"[{found[0]}](#{found[0].lower()})" if found[0] in clauses else found[0],
        line,
    )


def lines_of(line: str) -> str:
    """A paragraph in lines of the house's length; headings stay in one line."""
    if line.startswith("#"):
        return line
    indent = "> " if line.startswith(">") else "  " if line.startswith("-") else ""
    return textwrap.fill(line, 120, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def own_games() -> list[type[Game]]:
    """The games of this repository, without those that other installed packages bring."""
    return [game for game in GAMES.values() if Path(inspect.getfile(game)).is_relative_to(FOLDER)]


if __name__ == "__main__":
    try:
        TARGET.write_text(generate(SOURCE.read_text(encoding="utf-8"), own_games()), encoding="utf-8")
    except SourcesError as error:
        sys.exit(str(error))
