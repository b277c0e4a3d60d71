"""Somebody at the table: the name, typed or touched letter by letter, who plays, the team; or the seat is given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from roundhouse.records.choices import Place as Sitting
from roundhouse.records.choices import TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse.table import palette
from roundhouse.table.controls.acts import LONGEST, Act, Back, Pressed, Stepped, Written
from roundhouse.table.controls.page import BadgePicture, Control, Page, Place, Text
from roundhouse.table.controls.places import columns, rows
from roundhouse.table.house import House
from roundhouse.table.look import Look
from roundhouse.table.screens import choosing
from roundhouse.table.screens.framed import framed
from roundhouse.table.screens.objecting import name_fault
from roundhouse.table.screens.screen import STAY, Frame, PageScreen, Return, Way
from roundhouse.words.screens import screen

TEAMS = (0, 2, 3, 4)
SPACE, ERASE = "space", "erase"


class SeatPage(PageScreen):
    """See `Screen`. What is changed holds at once; a name that was taken away altogether comes back."""

    def __init__(self, house: House, slot: int) -> None:
        super().__init__()
        self._house = house
        self._slot = slot
        self._name = self._sits.name
        self.hand.focus = "name"

    @property
    def _choice(self) -> TableChoice:
        return self._house.choices.table

    @property
    def _sits(self) -> Sitting:
        return next(place for place in self._choice.places if place.slot == self._slot)

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language = look.language
        seat = [place.slot for place in self._choice.places].index(self._slot) + 1
        title = screen("seat-title", language, seat=str(seat))
        fault = name_fault(self._choice, language) if self._sits.name else ""
        frame = framed(
            look, title, fault or screen("seat-line", language), palette.CORAL if fault else palette.SECONDARY
        )
        head, line = frame.texts
        badge = (head.place[0], head.place[1] + look.px(3), look.px(44), look.px(44))
        beside = replace(head, place=(head.place[0] + look.px(60), head.place[1], *head.place[2:]))
        beside = replace(beside, place=(*beside.place[:2], head.place[2] - look.px(60), head.place[3]))
        field, who, letters = self._body(look, frame.body)
        return Page(
            texts=(beside, line, *self._headings(look, frame.body)),
            pictures=(BadgePicture(badge, seat),),
            controls=(
                Control("name", field, "field", self._sits.name, chosen=True, height=look.points(22)),
                *self._who(look, who),
                *self._team(look, seat, frame.spare),
                *_letters(look, letters),
                replace(frame.back, label=screen("seat-done", language)),
                Control("remove", frame.due, "button", screen("seat-remove", language), height=look.points(18)),
            ),
        )

    def _body(self, look: Look, area: Place) -> tuple[Place, Place, Place]:
        _, field, _, who, _, letters = rows(area, self._heights(look), look.px(6))
        return field, who, letters

    def _heights(self, look: Look) -> tuple[float, ...]:
        heading = 1.35 * look.points(16)
        return (heading, look.px(58), heading, look.px(58), look.px(4), 0)

    def _headings(self, look: Look, area: Place) -> tuple[Text, ...]:
        name, _, who, _, _, _ = rows(area, self._heights(look), look.px(6))
        return (
            Text(name, screen("name-of", look.language), look.points(16), "Bold"),
            Text(who, screen("who-plays", look.language), look.points(16), "Bold"),
        )

    def _who(self, look: Look, area: Place) -> tuple[Control, ...]:
        """A person, or a computer player of some strength; real tiles are laid by people."""
        kinds = (PERSON, *choosing.LEVELS) if self._choice.way == choosing.DEALT else (PERSON,)
        sits = choosing.seated(self._choice, self._slot)
        chosen = sits.player if sits is not None else PERSON
        return tuple(
            Control(
                f"who:{kind}", place, "card", screen(f"who-{kind}", look.language),
                chosen=kind == chosen, height=look.points(16),
            )
            for kind, place in zip(kinds, columns(area, (0,) * len(kinds), look.px(8)), strict=True)
        )  # fmt: skip

    def _team(self, look: Look, seat: int, area: Place) -> tuple[Control, ...]:
        """How many teams there are, and the letter of this one, where the game has teams."""
        teams = choosing.teams_of(self._choice)
        if teams < 0:
            return ()
        letter = choosing.team_of(self._choice, seat - 1)
        value = screen("team-of", look.language, team=letter, teams=str(teams)) if letter else screen(
            "team-none", look.language
        )  # fmt: skip
        return (Control("teams", area, "stepper", screen("team", look.language), value=value, height=look.points(16)),)

    def act(self, events: Sequence[pygame.Event], frame: Frame) -> Way:
        """See `Screen`. What is typed goes into the name, whatever else was touched before."""
        if any(event.type == pygame.TEXTINPUT for event in events):
            self.hand.focus = "name"
        return super().act(events, frame)

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        match act:
            case Written("name", text):
                self._write(text)
            case Pressed(name) if name.startswith("letter:"):
                self._touch(name.removeprefix("letter:"))
            case Pressed(name) if name.startswith("who:"):
                self._change(replace(self._sits, player=name.removeprefix("who:")))
            case Stepped("teams", step):
                self._step_teams(step)
            case Pressed("remove"):
                self._take(choosing.vacated(self._choice, self._slot))
                return Return()
            case Pressed("back" | "name") | Back():
                self._finish()
                return Return()
        return STAY

    def _touch(self, letter: str) -> None:
        name = self._sits.name
        if letter == ERASE:
            self._write(name[:-1])
        elif letter == SPACE:
            self._write(f"{name} ")
        else:
            self._write(name + (letter if not name or name.endswith(" ") else letter.lower()))

    def _write(self, text: str) -> None:
        self._change(replace(self._sits, name=text[:LONGEST]))

    def _finish(self) -> None:
        self._write(" ".join(self._sits.name.split()) or self._name)

    def _step_teams(self, step: int) -> None:
        now = choosing.teams_of(self._choice)
        at = TEAMS.index(now) if now in TEAMS else 0
        teams = TEAMS[(at + step) % len(TEAMS)]
        self._take(choosing.with_option(self._choice, "teams", teams or None))

    def _change(self, sits: Sitting) -> None:
        self._take(choosing.changed(self._choice, sits))

    def _take(self, table: TableChoice) -> None:
        self._house.choices = replace(self._house.choices, table=table)


def _letters(look: Look, area: Place) -> tuple[Control, ...]:
    """Keys for a table without a keyboard."""
    lines = screen("letters", look.language).split()
    most = max(len(line) for line in lines)
    gap = look.px(6)
    left, top, width, height = area
    wide = min((width - gap * (most - 1)) // most, look.px(100))
    high = min((height - gap * (len(lines) - 1)) // len(lines), look.px(72))
    found = []
    for row, line in enumerate(lines):
        keys = [*line, SPACE, ERASE] if row == len(lines) - 1 else [*line]
        across = wide * len(keys) + gap * (len(keys) - 1)
        start = left + (width - across) // 2
        for index, letter in enumerate(keys):
            place = (start + index * (wide + gap), top + row * (high + gap), wide, high)
            word = len(letter) > 1
            label = screen(f"letter-{letter}", look.language) if word else letter
            found.append(Control(f"letter:{letter}", place, "button", label, height=look.points(16 if word else 20)))
    return tuple(found)
