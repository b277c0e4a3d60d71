"""Pages about the player of a seat: at a table that is set up, joining one in play, and taking over a taken seat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from roundhouse.actions import Depart, HandOver, Join, Swap
from roundhouse.actions.action import FreeSlot, NewSeat, PlayerKind
from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot, number_of
from roundhouse.presenters.app_services import AppServices, choose_table, keep_preferences, liveries_to_set_up
from roundhouse.presenters.pages.list_page import (
    Choice,
    Field,
    Leave,
    ListPage,
    PagePresenter,
    Ring,
    Section,
    Setting,
    Show,
    SlotPlace,
    SumEntry,
    Way,
    back,
)
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.presenters.setup.roster import (
    KINDS,
    LONGEST_PLAYER_NAME,
    Sitting,
    identity,
    is_too_long,
    letters_of,
    tidy,
    touched_slots,
)
from roundhouse.records.preferences import LIVERIES, Livery, TableChoice
from roundhouse.referee.liveries import with_livery
from roundhouse_hub.lamps.scene import SLOTS

TEAMS: Final = (0, 2, 3, 4)


class PlayerPage(PagePresenter):
    """A name, typed or taken from past evenings, of which `known` are the latest first; and the kind of player.

    A name that the program made up is replaced by the first letter. `taken` are the names of the table.
    """

    columns = 1

    def __init__(
        self, seat: Seat, who: tuple[str, str], kinds: Sequence[str], known: Sequence[str],
        taken: Iterable[str],
    ) -> None:  # fmt: skip
        self._seat, (self.player_name, self.player), self._kinds = seat, who, kinds
        others = {*map(identity, taken)}
        self._known = [each for each in known if identity(each) not in others]
        self._made_up, self._too_long = table_setup.is_made_up(self.player_name), False

    @abstractmethod
    def name_fault(self, texts: Texts) -> str:
        """The reason why nobody can have this name."""

    def changed(self) -> None:
        """The name or the kind of player is another one."""

    @abstractmethod
    def others(self, texts: Texts) -> tuple[Choice | Setting, ...]:
        """The other choices."""

    def line(self, texts: Texts) -> str:
        return texts.screen("seat-line")

    def fault(self, texts: Texts) -> str:
        if self._too_long:
            return texts.screen("name-too-long", most=LONGEST_PLAYER_NAME)
        return self.name_fault(texts) if tidy(self.player_name) else ""

    def present(self, texts: Texts) -> ListPage:
        return replace(super().present(texts), seat=self._seat, others=self.others(texts))

    def sections(self, texts: Texts) -> Iterator[Section]:
        own = identity(self.player_name)
        past = tuple(name for name in self._known if identity(name) != own)
        label = texts.screen("name-of")
        yield Section((Field("name", label, self.player_name, self._write, "letters", past, self._made_up),))
        if len(self._kinds) > 1:  # with real tiles everybody is a person
            cards = (
                Choice(
                    f"kind:{kind}", texts.screen(f"who-{kind}"), partial(self._choose, kind), look="card",
                    chosen=kind == self.player,
                )
                for kind in self._kinds
            )  # fmt: skip
            yield Section(tuple(cards), texts.screen("who-plays"), texts.level_line(self.player), in_line=True)

    def _write(self, text: str) -> None:
        """The new name, as far as there is room for it."""
        self._too_long, self.player_name = is_too_long(text), "".join(letters_of(text)[:LONGEST_PLAYER_NAME])
        self.changed()

    def _choose(self, player: str) -> None:
        self.player = player
        self.changed()


class SeatPage(PlayerPage):
    """A seat of the table that is being set up. Changes take effect at once; no name is replaced by the old one."""

    name, words = "seat", "seat"

    def __init__(self, services: AppServices, slot: Slot) -> None:
        self._services, self._slot = services, slot
        places = table_setup.players_at(self._choice)
        seat = Seat([place.slot for place in places].index(slot))
        self._before, player = places[seat].name, places[seat].player
        names, kinds = (place.name for place in places), table_setup.kinds_of(self._choice)
        super().__init__(seat, (self._before, player), kinds, services.known_names(), names)

    @property
    def _choice(self) -> TableChoice:
        return self._services.choices.table

    def title(self, texts: Texts) -> str:
        return texts.screen("seat-title", seat=str(number_of(self._seat)))

    def name_fault(self, texts: Texts) -> str:
        return table_setup.name_error(texts, self._choice)

    def changed(self) -> None:
        before = self._choice.places[self._seat]
        player = self.player if len(self._kinds) > 1 else before.player
        sits = replace(before, name=self.player_name, player=player)
        choose_table(self._services, table_setup.with_player(self._choice, sits))

    def others(self, texts: Texts) -> tuple[Choice | Setting, ...]:
        """The livery; the number of teams, and the letter of this one."""
        teams = table_setup.teams_of(self._choice)
        options = tuple((str(count), self._team(texts, count)) for count in TEAMS)
        now = str(teams) if teams in TEAMS else "0"
        return (
            Choice("livery", texts.screen("livery"), self._see_liveries, look="button"),
            Setting("teams", texts.screen("team"), "", options, now, self._choose_teams, wraps=True),
        )

    def _see_liveries(self) -> Way:
        return Show(LiveryPage(self._services, self._seat))

    def _team(self, texts: Texts, count: int) -> str:
        letter = table_setup.team_of(self._with_teams(count), self._seat)
        return texts.screen("team-of", team=letter, teams=str(count)) if letter else texts.screen("team-none")

    def _with_teams(self, count: int) -> TableChoice:
        return table_setup.with_option(self._choice, "teams", count or None)

    def _choose_teams(self, count: str) -> None:
        choose_table(self._services, self._with_teams(int(count)))

    def back(self, texts: Texts) -> Choice:
        return back(texts, self._leave, label=texts.screen("seat-done"), due=True)

    def main(self, texts: Texts) -> Choice:
        return Choice("remove-player", texts.screen("seat-remove"), self._remove, look="button")

    def _leave(self) -> Way:
        self.player_name = tidy(self.player_name) or self._before
        self.changed()
        chosen, before = self._services.choices.preferences.liveries, identity(self._before)
        if table_setup.is_made_up(self._before) and before in chosen:  # chosen before the name was written
            keep_preferences(self._services, liveries={identity(self.player_name): chosen[before], **chosen})
        return Leave()

    def _remove(self) -> Way:
        choose_table(self._services, table_setup.without_player(self._choice, self._slot))
        return Leave()


class LiveryPage(PagePresenter):
    """The picture of an engine and the color of a player at the table that is set up, kept with the name.

    If another player at the table already has it, the two of them swap.
    """

    name, words, columns = "livery", "livery", 1

    def __init__(self, services: AppServices, seat: Seat) -> None:
        self._services, self._seat = services, seat

    @property
    def _names(self) -> list[str]:
        return [place.name for place in self._services.choices.table.places]

    def title(self, texts: Texts) -> str:
        return texts.screen("livery")

    def line(self, texts: Texts) -> str:
        return texts.screen("livery-line", name=self._names[self._seat])

    def present(self, texts: Texts) -> ListPage:
        return replace(super().present(texts), seat=self._seat)

    def sections(self, texts: Texts) -> Iterator[Section]:
        worn, numbers = liveries_to_set_up(self._services), range(LIVERIES)
        own = worn[self._seat]
        pictures = [(texts.screen(f"picture-{number_of(each)}"), own._replace(engine=each)) for each in numbers]
        colors = [(texts.screen(f"color-{number_of(each)}"), own._replace(color=each)) for each in numbers]
        yield self._section("picture", texts.screen("livery-picture"), pictures, [each.engine for each in worn])
        yield self._section("color", texts.screen("livery-color"), colors, [each.color for each in worn])

    def _section(self, part: str, title: str, offered: Sequence[tuple[str, Livery]], taken: Sequence[int]) -> Section:
        """All pictures or all colors; those that others have now with their seats."""
        own = taken[self._seat]
        seats = {number: Seat(seat) for seat, number in enumerate(taken) if number != own}
        choices = (
            Choice(
                f"{part}:{number}", name, partial(self._choose, livery), look="card", chosen=number == own,
                seat=seats.get(number), livery=livery,
            )
            for number, (name, livery) in enumerate(offered)
        )  # fmt: skip
        return Section(tuple(choices), title, offered[own][0], in_line=True)

    def _choose(self, livery: Livery) -> None:
        chosen = self._services.choices.preferences.liveries
        keep_preferences(self._services, liveries=with_livery(chosen, self._names, self._seat, livery))

    def back(self, texts: Texts) -> Choice:
        return back(texts, label=texts.screen("seat-done"), due=True)


class JoinPage(PlayerPage):
    """A new player at a table in play, at the place that was touched, with points for the rounds that were missed.

    The name of the player who left last is suggested.
    """

    name, words = "join", "comes"

    def __init__(self, presenter: Presenter, slot: Slot, known: Sequence[str] = ()) -> None:
        self._presenter, self._roster, self._slot = presenter, presenter.roster, slot
        self._each: int | None = None
        roster = self._roster
        who, names = (roster.suggested_name(), KINDS[0]), (each.name for each in roster.sitting)
        super().__init__(roster.seat_at(slot), who, roster.kinds, known, names)

    def line(self, texts: Texts) -> str:
        """The player's future entry on the score sheet."""
        name = tidy(self.player_name)
        return self._roster.arrival_text(texts, name, self._each) if name else super().line(texts)

    def name_fault(self, texts: Texts) -> str:
        return self._roster.name_fault(texts, tidy(self.player_name))

    def others(self, texts: Texts) -> tuple[Choice, ...]:
        """The points for each missed round."""
        if not self._roster.missed(tidy(self.player_name)):
            return ()
        points = texts.screen("comes-average") if self._each is None else str(self._each)
        return (Choice("points", f"{texts.screen('comes-points')}: {points}", self._see_points, look="button"),)

    def _see_points(self) -> Way:
        return Show(MissedRoundsPage(self._presenter.match.game.below_zero, self._take))

    def _take(self, points: int | None) -> None:
        self._each = points

    def main(self, texts: Texts) -> Choice:
        ready = bool(tidy(self.player_name)) and not self.name_fault(texts)
        return Choice("sit", texts.screen("comes-sit"), self._sit, look="primary", enabled=ready)

    def _sit(self) -> Way:
        seat, kind = NewSeat(self._roster.seat_at(self._slot)), PlayerKind(KINDS.index(self.player))
        self._presenter.submit(Join(seat, tidy(self.player_name), FreeSlot(self._slot), kind, self._each))
        return Leave()


class MissedRoundsPage(PagePresenter):
    """The points for each round that a newcomer has missed: as the others got, or a number or a sum."""

    name, words = "missed-rounds", "comes"

    def __init__(self, below_zero: bool, take: Callable[[int | None], None]) -> None:
        self._points, self._give = SumEntry(below_zero=below_zero), take

    def title(self, texts: Texts) -> str:
        return texts.screen("comes-points")

    def line(self, texts: Texts) -> str:
        return self._points.line(texts, texts.screen("correct-points"))

    def fault(self, texts: Texts) -> str:
        return self._points.fault(texts)

    def sections(self, texts: Texts) -> tuple[Section]:
        return (Section((self._points.field(texts.screen("correct-points")),), aside=True),)

    def main(self, texts: Texts) -> Choice:
        points = self._points.read
        label = texts.screen("comes-give" if self._points.text else "comes-average")
        usable = points is None or isinstance(points, int)
        return Choice("take", label, self._take, look="primary", enabled=usable)

    def _take(self) -> Way:
        points = self._points.read
        self._give(points if isinstance(points, int) else None)
        return Leave()


class RosterPage(PagePresenter):
    """The players of a table around the hub. A touch on a free place adds a player; on a player, opens the seat.

    A press on the hub counts as a touch on that place. `known` are the names of past evenings.
    """

    name, words, columns = "roster", "roster", 1

    def __init__(self, presenter: Presenter, known: Sequence[str] = ()) -> None:
        self._known, self._presenter = known, presenter.presenter_for_same_table()
        self._roster = self._presenter.roster

    def line(self, texts: Texts) -> str:
        reason = self._roster.no_room(texts)
        return texts.screen("roster-only-hand-over", reason=reason) if reason else texts.screen("roster-line")

    def sections(self, texts: Texts) -> tuple[Section]:
        self._presenter.texts = texts
        free = () if self._roster.no_room(texts) else map(Slot, range(SLOTS))
        places = {slot: SlotPlace(slot, self._choice(slot, texts.phone("free"))) for slot in free}
        for seat, who in enumerate(self._roster.sitting):
            places[who.slot] = SlotPlace(who.slot, self._choice(who.slot, who.name, Seat(seat)), who.is_person)
        return (Section((Ring(tuple(places.values()), self._roster.set_high),)),)

    def _choice(self, slot: Slot, label: str, seat: Seat | None = None) -> Choice:
        return Choice(f"seat:{slot}", label, partial(self._touch, slot), value=str(number_of(slot)), seat=seat)

    def _touch(self, slot: Slot) -> Way:
        slots = [each.slot for each in self._roster.sitting]
        if slot in slots:
            return Show(TakenSeatPage(self._presenter, Seat(slots.index(slot)), self._known))
        free = not self._roster.no_room(self._presenter.texts)
        return Show(JoinPage(self._presenter, slot, self._known)) if free else None

    def handle_hub_events(self, events: Sequence[HubEvent], now: int) -> Way:  # noqa: ARG002  (a press counts at once)
        ways = map(self._touch, touched_slots(events))
        return next((way for way in ways if way is not None), None)

    def close(self) -> None:
        self._presenter.close()


class TakenSeatPage(PlayerPage):
    """A taken seat at a table in play: it is handed over, given up, or its player changes places with another one.

    A change is applied when the page is left; an impossible name is replaced by the old one.
    """

    name, words = "taken-seat", "stays"

    def __init__(self, presenter: Presenter, seat: Seat, known: Sequence[str] = ()) -> None:
        self._presenter, self._roster, self._other = presenter, presenter.roster, seat
        sits, names = self._roster.sitting[seat], (each.name for each in self._roster.sitting)
        super().__init__(seat, (sits.name, sits.player), self._roster.kinds, known, names)

    @property
    def _sits(self) -> Sitting:
        return self._roster.sitting[self._seat]

    def title(self, texts: Texts) -> str:
        return texts.screen("stays-title", name=self._sits.name)

    def line(self, texts: Texts) -> str:
        leaving = self._roster.must_stay(texts, self._seat) or texts.screen("stays-may-leave")
        return texts.screen("stays-line", leaving=leaving)

    def name_fault(self, texts: Texts) -> str:
        return self._roster.hand_over_fault(texts, tidy(self.player_name), self._seat)

    def others(self, texts: Texts) -> tuple[Setting]:
        """The player with whom this one changes places."""
        why_not, nobody = self._roster.no_swap(texts), texts.screen("stays-put")
        seats = ((str(seat), who.name) for seat, who in enumerate(self._roster.sitting) if seat != self._seat)
        options = ((str(self._seat), nobody), *seats)
        other, take = str(self._other), self._change_with
        label = texts.screen("stays-swap")
        return (Setting("swap", label, why_not, options, other, take, True, enabled=not why_not),)

    def _change_with(self, seat: str) -> None:
        self._other = Seat(int(seat))

    def back(self, texts: Texts) -> Choice:
        return back(texts, partial(self._leave, texts), label=texts.screen("seat-done"), due=True)

    def main(self, texts: Texts) -> Choice:
        may_leave = not self._roster.must_stay(texts, self._seat)
        return Choice(
            "give-up",
            texts.screen("stays-leave", name=self._sits.name),
            self._give_up,
            look="button",
            enabled=may_leave,
        )

    def _leave(self, texts: Texts) -> Way:
        name = tidy(self.player_name)
        kept = not name or bool(self.name_fault(texts))
        who = replace(self._sits, name=self._sits.name if kept else name, player=self.player)
        if who != self._sits:
            self._presenter.submit(HandOver(self._seat, who.name, PlayerKind(KINDS.index(who.player))))
        if self._other != self._seat:
            self._presenter.submit(Swap(self._seat, self._other))
        return Leave()

    def _give_up(self) -> Way:
        self._presenter.submit(Depart(self._seat))
        return Leave()
