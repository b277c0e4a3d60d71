"""What the strip says of the referee's answer to a call: why not, what was taken back, how it was dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse import i18n
from roundhouse.games.match import Begin, Between
from roundhouse.games.moves import Deal, Move, Play
from roundhouse.games.notation import write_move
from roundhouse.games.position import Position
from roundhouse.games.rulings import Ruling
from roundhouse.games.views import move_seen_by
from roundhouse.i18n.screens import screen
from roundhouse.i18n.terminal import terminal
from roundhouse.i18n.typed import as_typed
from roundhouse.presenters.hot_seat import Facing
from roundhouse.presenters.hub_notices import HubNews
from roundhouse.presenters.view_builder import NOBODY, standing
from roundhouse.presenters.views import MessageView
from roundhouse.referee import Answer, Happened, Referee, Shuffled


def told(answer: Answer, referee: Referee, facing: Facing, language: str = "en") -> MessageView | None:
    """What is said to whoever looks; None where whose turn it is says enough, or where nobody may look."""
    if not answer.allowed:
        # Why not may be a tile of his: what he pressed on the hub while his hand is covered is told to nobody.
        return None if facing.covered else refused(answer.ruling, referee, facing.viewer, language)
    if answer.taken_back:
        back = i18n.undone(said_openly(answer.taken_back, referee, language), language)
        return MessageView("info", i18n.label("undo", language), back)
    if any(isinstance(each.event, Deal | Begin) for each in answer.happened):
        # What there is to do comes first: the seal is for those who want to check the shuffle later.
        seal = terminal("seal", language, seal=referee.seals[-1].seal[:16]) if referee.seals else ""
        tries = answer.call.tries if isinstance(answer.call, Shuffled) else 1
        now = standing(referee, facing.viewer, language, covered=facing.covered)
        parts = (i18n.deals(tries, language), now.text, seal)
        return MessageView(now.tone, now.title, " ".join(part for part in parts if part), now.seat)
    return None


def silent(_: str) -> MessageView | None:
    """Whose turn it is says enough."""
    return None


def refused(ruling: Ruling, referee: Referee, viewer: int, language: str = "en") -> MessageView:
    """Why something cannot be, to whoever wanted it."""
    refusal = i18n.refusal(ruling, referee.game, referee.names, language)
    return MessageView("refused", i18n.label("refused", language), refusal, viewer + 1)


def hinted(
    position: Position, move: Move, names: Sequence[str], first: bool, more: int
) -> Callable[[str], MessageView]:
    """What the computer would do, or what could be done as well; how many `more` plays there are."""

    def said(language: str) -> MessageView:
        if isinstance(move, Play):
            what = i18n.said(move, position, position.game, names, language, short=True)
            hint = screen("hint-play" if first else "hint-also", language, move=what)
        else:
            what = as_typed(write_move(position.game, move, names), names, language)
            hint = terminal("hint", language, move=what)
        text = f"{hint}. {screen('hint-more', language, plays=more)}" if more else f"{hint}."
        return MessageView("info", i18n.label("hint", language), text)

    return said


def of_hub(news: HubNews) -> Callable[[str], MessageView]:
    """The hub has gone, or is in trouble, which stands out like a refusal; or it is there again."""
    return lambda language: MessageView("info" if news.well else "refused", news.title(language), news.line(language))


def loudness(volume: int) -> Callable[[str], MessageView]:
    """How loud it is from now on, wherever it sounds; and how it is heard again."""
    sentence = "volume-now" if volume else "volume-none"
    return lambda language: MessageView("info", "", screen(sentence, language, volume=str(volume)))


def said_openly(happened: tuple[Happened, ...], referee: Referee, language: str = "en") -> list[str]:
    """What happened, as everybody at the table may hear it: no deal, and no tile that was drawn."""
    found = []
    for each in happened:
        event = each.event
        if isinstance(event, Deal):
            continue
        if each.before is not None and not isinstance(event, Between):
            event = move_seen_by(each.before, event, NOBODY)
        game = referee.game if each.before is None else each.before.game
        found.append(i18n.said(event, each.before, game, each.names, language))
    return found
