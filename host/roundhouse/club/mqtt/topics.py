"""The topics of a hall on its broker, and who may write which: see TOPICS.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

ROOT = "roundhouse"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
FROM_TABLE = ("link", "state", "scores")
FROM_DIRECTOR = ("link", "signal", "notice", "leaders")


class ClientTopics(NamedTuple):
    """The topics of one client: `link` says whether it is there, `reads` are those that it subscribes to.

    Messages on `live` arrive at once or never: a "five minutes" an hour later helps nobody.
    """

    link: str
    reads: tuple[str, ...]
    live: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hall:
    """A hall by its name, which is a level of each topic.

    >>> Hall("north").table(7, "state")
    'roundhouse/north/table/7/state'
    """

    name: str

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ValueError(f"not the name of a hall: {self.name!r}")

    def table(self, number: int, leaf: str) -> str:
        return f"{ROOT}/{self.name}/table/{number}/{leaf}"

    def director(self, leaf: str) -> str:
        return f"{ROOT}/{self.name}/director/{leaf}"

    def receipt(self, table: int) -> str:
        """The topic on which the director says that a table's scores are on disk."""
        return self.director(f"receipt/{table}")

    def table_of(self, topic: str) -> tuple[int, str] | None:
        """The table that writes a topic and the last level of it; None for all other topics.

        >>> Hall("north").table_of("roundhouse/north/table/7/scores")
        (7, 'scores')
        """
        match = re.fullmatch(rf"{ROOT}/{self.name}/table/([1-9][0-9]{{0,3}})/(\w+)", topic, re.ASCII)
        return (int(match[1]), match[2]) if match and match[2] in FROM_TABLE else None

    def may_write(self, user: str, topic: str) -> bool:
        """Whether a user may publish on a topic: a table on its own topics, the director on the others that there are.

        >>> Hall("north").may_write("table-7", "roundhouse/north/table/8/scores")
        False
        >>> [Hall("north").may_write("director", f"roundhouse/north/director/{leaf}") for leaf in ("receipt/7", "more")]
        [True, False]
        """
        table = self.table_of(topic)
        if table is not None:
            return user == f"table-{table[0]}"
        own = rf"{re.escape(self.director(''))}({'|'.join(FROM_DIRECTOR)}|receipt/[1-9][0-9]{{0,3}})"
        return user == "director" and re.fullmatch(own, topic, re.ASCII) is not None

    def topics_of(self, user: str) -> ClientTopics:
        """The topics of a user, who may read no others; all are empty for somebody who does not belong to the hall.

        Everybody reads their own link, too, to mend a last will that came late.

        >>> Hall("north").topics_of("intruder").reads
        ()
        """
        others: tuple[str, ...]
        number = re.fullmatch("table-([1-9][0-9]{0,3})", user, re.ASCII)
        if user == "director":
            link, others = self.director("link"), (f"{ROOT}/{self.name}/table/#",)
        elif number:
            table = int(number[1])
            link = self.table(table, "link")
            others = (*(self.director(leaf) for leaf in FROM_DIRECTOR), self.receipt(table))
        else:
            return ClientTopics("", (), ())
        return ClientTopics(link, (*others, link), (self.director("signal"), self.director("notice")))

    def access_list(self, tables: int) -> str:
        """The same rule as Mosquitto's `acl_file` for the tables 1 to `tables`."""
        own = [self.director(leaf) for leaf in FROM_DIRECTOR]
        lines = ["user director", *(f"topic write {topic}" for topic in own)]
        lines += [f"topic write {self.receipt(number)}" for number in range(1, tables + 1)]
        lines += [f"topic read {topic}" for topic in self.topics_of("director").reads]
        for number in range(1, tables + 1):
            lines += ["", f"user table-{number}"]
            lines += [f"topic write {self.table(number, leaf)}" for leaf in FROM_TABLE]
            lines += [f"topic read {topic}" for topic in self.topics_of(f"table-{number}").reads]
        return "\n".join(lines) + "\n"
