"""Messages to a person: the answer to a call, a hint, news of the hub. A change of language renders them again.

A dealt table addresses one person with a title and a sentence, and stays silent while the line that names the turn is
enough. A table of real tiles addresses everybody in large words, with details below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from roundhouse.catalogs import Message
from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import DONE, Deal, Done, Draw, LastTurn, Move, Overruled, Play, made_move
from roundhouse.games.core.notation import write_move
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.match import Begin
from roundhouse.games.rules.game import Game
from roundhouse.hub.events import Connected, HubEvent, HubFault, Lost
from roundhouse.i18n.event_texts import event_text, undo_text
from roundhouse.i18n.facts import Facts, public_train, train_phrase
from roundhouse.i18n.notation_words import from_notation
from roundhouse.i18n.ruling_texts import reason_texts, refusal_text, trust_texts
from roundhouse.i18n.texts import Texts
from roundhouse.i18n.turn_texts import deals, round_void, turn_prompt
from roundhouse.indices import Seat
from roundhouse.players import Advised
from roundhouse.presenters.dealt.hints import kept_line, lacks
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.real_tiles.trust_report import breach_texts, fact_of_hand, round_audited
from roundhouse.presenters.table.first_turn import first_turn_reason
from roundhouse.presenters.table.table_view import status_text
from roundhouse.presenters.table.transcript import corrected_text, event_sentences, visible_events
from roundhouse.presenters.views import Announcement, MessageTone
from roundhouse.referee import Amend, Answer, AppliedEvent, Referee, Shuffled, Undo, UndoCorrection

LocalizedAnnouncement: TypeAlias = Callable[[Texts], Announcement | None]
"""An announcement in a language; None for no message."""

LINE, NAMED = 3, 6
"""As many numbers one after the other make a line that is worth a word, and as many of them are named."""


class CurrentAnnouncement:
    """The last message; earlier ones are not kept.

    >>> your_turn = {"en": "Your turn", "es": "Tu turno"}
    >>> last = CurrentAnnouncement(Texts(), lambda texts: Announcement("info", your_turn[texts.language]))
    >>> last.texts = Texts("es")
    >>> last.announcement.title
    'Tu turno'
    """

    def __init__(self, texts: Texts, message: LocalizedAnnouncement) -> None:
        self._texts = texts
        self._message = message
        self._now = message(texts)

    @property
    def announcement(self) -> Announcement | None:
        """The last message, in the current language."""
        return self._now

    @property
    def message(self) -> LocalizedAnnouncement:
        """The last message, for any language."""
        return self._message

    def say(self, message: LocalizedAnnouncement) -> None:
        self._message, self._now = message, message(self._texts)

    @property
    def texts(self) -> Texts:
        """The texts of the messages; others render the last message again."""
        return self._texts

    @texts.setter
    def texts(self, texts: Texts) -> None:
        if texts != self._texts:
            self._texts, self._now = texts, self._message(texts)


def no_announcement(_: Texts) -> Announcement | None:
    """No message: the line that names the turn, or the prompt for the next touch, is enough."""
    return None


def localized(
    tone: MessageTone, key: str, read: Callable[..., str] = Texts.screen, /, **facts: object
) -> LocalizedAnnouncement:
    """A sentence with its facts; `read` finds it, by default among those of the screens."""
    return lambda texts: Announcement(tone, read(texts, key, **facts))


# -- at a dealt table --------------------------------------------------------------------------------------------------


def to_looking(message: LocalizedAnnouncement, hot_seat: HotSeat) -> LocalizedAnnouncement:
    """A message that may name a tile of the hand: only for the person who sees that hand now."""
    who = hot_seat.looking
    return lambda texts: message(texts) if who is not None and hot_seat.looking == who else None


def answer_to_person(answer: Answer, referee: Referee, hot_seat: HotSeat) -> LocalizedAnnouncement:
    if not answer.allowed:
        # The reason may name a tile of the player in turn, whom a button of the hub may have spoken for.
        own = referee.position is None or referee.position.turn == hot_seat.viewer
        return to_looking(refusal(answer.ruling, referee, hot_seat.viewer), hot_seat) if own else no_announcement

    def said(texts: Texts) -> Announcement | None:
        if answer.taken_back:
            back = undo_text(texts, public_announcement(texts, answer.taken_back, referee))
            return Announcement("info", texts.label("undo"), back)
        if any(isinstance(each.event, Deal | Begin) for each in answer.applied):
            # The seal of the shuffle is in the menu, for those who want to check it later.
            tries = answer.call.tries if isinstance(answer.call, Shuffled) else 1
            now = status_text(texts, referee, hot_seat.viewer, hot_seat)
            parts = (deals(texts, tries), first_turn_reason(texts, referee), now.text)
            return replace(now, text=" ".join(part for part in parts if part))
        if isinstance(answer.call, Overruled):
            told = public_announcement(texts, answer.applied[:1], referee)
            return Announcement("info", texts.label("overruled"), f"{told[0]}.")
        return None

    return said


def refusal(ruling: Ruling, referee: Referee, viewer: Seat | None) -> LocalizedAnnouncement:
    """A refusal, for the person whose action it was."""

    def said(texts: Texts) -> Announcement:
        text = refusal_text(texts, ruling, referee.game, referee.names)
        return Announcement("refused", texts.label("refused"), text, viewer)

    return said


def permission(position: Position, tile: int, names: Sequence[str]) -> LocalizedAnnouncement:
    """The reason why this tile can be played: on one train in sentences, on several by the clauses of each."""
    game = position.game
    plays = [move for move in position.legal() if isinstance(move, Play) and move.tile == tile]
    reasons = {play.train: position.reasons(play) for play in plays}

    def said(texts: Texts) -> Announcement:
        told = {train: reason_texts(texts, found, game, names) for train, found in reasons.items()}
        shared = [each for each in told[plays[0].train] if all(each in sentences for sentences in told.values())]
        places: dict[str, list[str]] = {}
        for train, sentences in told.items():
            clauses = ", ".join(each.partition(":")[0] for each in sentences if each not in shared)
            name = names[train] if train < game.seats else public_train(texts, game, train, short=True)
            places.setdefault(clauses, []).append(name)
        where = "; ".join(f"{', '.join(trains)} ({clauses})" for clauses, trains in places.items() if clauses)
        return Announcement("info", texts.label("legal"), " ".join([f"{where}."] * bool(where) + shared))

    return said


def about_train(position: Position, train: int, names: Sequence[str], *, known: bool) -> LocalizedAnnouncement:
    """The reason why tiles may go on this train, or why not, and what is touched next. `known`: one end of the tile
    is."""
    game, spot = position.game, position.game.spot(train)
    plays = [move for move in position.legal() if isinstance(move, Play) and move.train == train]
    unlike = tiles_in(game.fitting[position.ends[spot]] & position.unseen)[: 0 if plays else 1]
    refused = [position.ruling(game.fitting_play(tile, spot, position.ends[spot])) for tile in unlike]
    reasons = [each for play in plays[:1] for each in position.reasons(play) if not each.why.startswith("then_")]

    def said(texts: Texts) -> Announcement:
        told = reason_texts(texts, reasons, game, names)
        told = [each for each in told if not any(game.tiles.text(play.tile) in each for play in plays[:1])]
        told += [refusal_text(texts, each, game, names) for each in refused if not each.allowed]
        return Announcement(
            "asked", texts.screen("called-touch-other" if known else "called-touch-two"), " ".join(told)
        )

    return said


def hint(
    view: Position, advised: Advised, names: Sequence[str], first: bool, more: int, typed: bool = False
) -> Callable[[Texts], Announcement]:
    """The computer's choice with its reason, or an alternative with its cost; `more` is the number of plays besides.

    `typed`: with the move as somebody would type it.
    """
    move, cost = advised

    def said(texts: Texts) -> Announcement:
        if isinstance(move, Play) and not typed:
            what = event_text(texts, move, view, view.game, names, short=True)
        else:
            what = from_notation(texts, write_move(view.game, move, names), names)
        name = "hint-play" if first else "hint-also" if cost is None else "hint-costs"
        if first and not typed:
            name = "hint-draw" if isinstance(move, Draw) else "hint-done" if isinstance(move, Done) else name
        sentences = [texts.screen(name, move=what, points=round(cost or 0))]
        if first and isinstance(move, Play) and (reason := _reason(texts, view, move, names)):
            sentences.append(reason)
        text = f"{'. '.join(sentences)}."
        if more:
            text = f"{text} {texts.screen('hint-more', plays=more)}"
        return _advice(texts, text, typed)

    return said


def _reason(texts: Texts, view: Position, play: Play, names: Sequence[str]) -> str:
    """The reason for a play, in the words of the game; empty where nothing is easily said."""
    facts = Facts(texts, view.game, names)
    seat = lacks(view, play)
    if seat is not None:
        return texts.screen("hint-lacks", seat=names[seat], number=facts.number(play.opens))
    kept = kept_line(view, play)
    if len(kept) < LINE:
        return ""
    numbers = [facts.number(number) for number in kept[:NAMED]] + ["…"] * (len(kept) > NAMED)
    return texts.screen("hint-keeps", tiles="-".join(numbers))


def thinking(typed: bool) -> LocalizedAnnouncement:
    """Advice was asked for and is being thought of."""
    return lambda texts: _advice(texts, texts.screen("hint-thinking"), typed)


def _advice(texts: Texts, text: str, typed: bool) -> Announcement:
    """Advice, under its heading where there is room for one."""
    return Announcement("info", "" if typed else texts.label("hint"), text)


def volume(level: int, typed: bool = False) -> LocalizedAnnouncement:
    """The new volume; if muted, how to turn the sound back on: by a key, or by typing."""
    read, key = (Texts.terminal, "muted") if typed else (Texts.screen, "volume-none")
    if level:
        read, key = Texts.screen, "volume-now"
    return lambda texts: Announcement("info", "", read(texts, key, volume=str(level)))


def public_announcement(texts: Texts, happened: Sequence[AppliedEvent], referee: Referee) -> list[str]:
    """The events, without what is secret: no deal, and no tile that was drawn."""
    seen = [each for each in visible_events(happened, None) if not isinstance(each.event, Deal)]
    return event_sentences(texts, seen, referee.game, referee.names)


# -- at a table of real tiles ------------------------------------------------------------------------------------------


def answer_to_all(answer: Answer, referee: Referee) -> LocalizedAnnouncement | None:
    """The message to everybody about an answer; None if nothing visible happened."""
    if not answer.allowed:
        return lambda texts: _refused(texts, answer, referee)
    if answer.taken_back:
        return lambda texts: _taken_back(texts, answer, referee)
    if isinstance(answer.call, Amend):
        # While a call is in question, the question about it comes instead.
        return no_announcement if referee.corrections.pending else lambda texts: _corrected(texts, answer, referee)
    if isinstance(answer.call, Undo | UndoCorrection):
        return localized("info", "fix-withdrawn")
    heard = [each for each in answer.applied if not isinstance(each.event, Begin)]
    return (lambda texts: _happened(texts, answer, heard[-1], referee)) if heard else None


def not_in_set(game: Game, tile: str) -> LocalizedAnnouncement:
    return lambda texts: Announcement("refused", texts.called("not-in-set", tile=tile, set=game.tiles.name))


def out_of_turn(position: Position, seat: Seat, names: Sequence[str]) -> LocalizedAnnouncement:
    seat_name, turn = names[seat], names[position.turn]
    refusal = next(position.game.turn_objections(position, DONE, seat, LastTurn()), None)
    return lambda texts: Announcement(
        "refused",
        texts.screen("called-not-yet", seat=seat_name, turn=turn),
        turn_prompt(texts, position, names),
        clause=refusal.clause if refusal is not None else "",
    )


def lay_prompt(position: Position, tile: str, trains: Sequence[int], names: Sequence[str]) -> LocalizedAnnouncement:
    """The prompt to touch a train: the tile is known, and these trains take it."""

    def said(texts: Texts) -> Announcement:
        named = [train_phrase(texts, position, train, names) for train in trains]
        if len(named) == 1:
            fits = texts.screen("called-fits-one", train=named[0])
        else:
            fits = texts.screen("called-fits", trains=texts.all_of(named))
        return Announcement("asked", texts.screen("called-where", tile=tile), fits)

    return said


def _refused(texts: Texts, answer: Answer, referee: Referee) -> Announcement:
    text = refusal_text(texts, answer.ruling, referee.game, referee.names)
    first, _, rest = text.partition(". ")
    facts = " ".join(fact_of_hand(texts, referee, answer))
    return Announcement("refused", f"{first}." if rest else first, facts or rest)


def _taken_back(texts: Texts, answer: Answer, referee: Referee) -> Announcement:
    back = event_sentences(texts, answer.taken_back, referee.game, referee.names)
    return Announcement("info", undo_text(texts, back))


def _corrected(texts: Texts, answer: Answer, referee: Referee) -> Announcement:
    assert isinstance(answer.call, Amend), "it is a correction"
    changed = corrected_text(texts, answer.call, referee)
    if not answer.breaches:
        return Announcement("info", changed, texts.screen("fix-done"))
    return Announcement("breach", changed, " ".join(breach_texts(texts, referee, answer.breaches)))


def _happened(texts: Texts, answer: Answer, last: AppliedEvent, referee: Referee) -> Announcement:
    game = referee.game
    text = event_text(texts, last.event, last.before, game, last.names or referee.names)
    if referee.match.hand_just_ended:
        audited = round_audited(texts, referee)
        void = [round_void(texts)] * (referee.match.position is not None)
        return Announcement("breach" if referee.breaches else "info", f"{text}.", " ".join([*void, *audited]))
    if answer.breaches:
        return Announcement("breach", f"{text}.", " ".join(breach_texts(texts, referee, answer.breaches)))
    if isinstance(made_move(last.event), Deal):
        return Announcement("info", f"{text}.", first_turn_reason(texts, referee, dealt=False))
    if not answer.ruling.on_trust or last.before is None or not isinstance(answer.call, Move):
        return Announcement("info", f"{text}.")
    trusted = trust_texts(texts, answer.ruling.trusted, answer.call, last.before, referee.names)
    return Announcement("info", f"{text}.", " ".join(trusted))


# -- the hub -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HubNews:
    """A sentence of the screens, and what goes with it: what the hub or its cable says. `well`: nothing is wrong."""

    key: str
    reason: str | Message = ""
    well: bool = False

    def message(self, texts: Texts) -> Announcement:
        """The news, which stand out like a refusal where something is wrong."""
        text = texts.of(self.reason) if self.reason else ""
        return Announcement("info" if self.well else "refused", texts.screen(self.key), text)


def news_of(event: HubEvent) -> HubNews | None:
    """The message about an event; None for one that is no news of the hub itself.

    >>> news_of(Lost(Message("hub/unplugged", address="COM3"))).message(Texts()).title
    'The hub is gone.'
    """
    match event:
        case Lost(reason):
            return HubNews("hub-gone", reason)
        case HubFault(text):
            return HubNews("hub-troubled", text)
        case Connected():
            return HubNews("hub-back", well=True)
    return None
