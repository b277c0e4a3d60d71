"""A record in the window: it goes on, back and at speed, and a hub's engine is a button too."""

from typing import Any

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import Index
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.views import TableView
from roundhouse.records.record import read_record
from roundhouse.referee import Replay
from roundhouse_hub.lamps.scene import ENGINE

RECORD = read_record(
    "roundhouse record 1\ngame mexican-train seats=2 set=6 deal=2\nplayers Ann, Bo\nbegin Ann\n"
    "deal Ann 0-1 1-6; Bo 0-2 2-6\nAnn 6-1 on Ann\nBo 6-2 on Bo\nAnn 1-0 on Ann\n"
)


def replaying(**options: Any) -> ReplayPresenter:
    return ReplayPresenter(Replay(RECORD.game, RECORD.names, RECORD.events), **options)


def shown(host: ReplayPresenter, *submitted: Action, now: int = 0) -> TableView:
    return host(submitted, now)


def test_on_and_back_show_the_hand_of_who_is_in_turn() -> None:
    host = replaying()
    for _ in range(3):
        view = shown(host, actions.Done())
    assert (view.message.title, view.message.text) == ("Bo's turn", "Ann plays 6-1 on their own train. 3 of 5")
    assert [(tile.upper, tile.lower) for tile in view.hand] == [(0, 2), (2, 6)]
    assert len(view.trains[0].tiles) == 1
    view = shown(host, actions.Undo())
    assert view.message.title == "Ann's turn"
    assert view.trains[0].tiles == ()
    assert shown(host, actions.PickTile(Index(0))) == view


def test_before_the_first_deal_the_round_is_named_and_no_scores() -> None:
    for language, title, at in (("en", "Round 1", "0 of 5"), ("es", "Ronda 1", "0 de 5")):
        message = shown(replaying(texts=Texts(language))).message
        assert (message.title, message.text) == (title, at)


def test_at_speed_it_goes_on_by_itself_and_waits_at_the_end() -> None:
    host = replaying(speed=2.0, going=True)
    seen = [host.replay.at for now in range(0, 4000, 100) if shown(host, now=now)]
    assert seen[:6] == [1, 1, 1, 1, 1, 2]
    assert host.replay.over
    assert not host.going
    view = shown(host)
    assert [(button.wire, button.enabled) for button in view.buttons] == [
        ("quit", True),
        ("undo", True),
        ("next", False),
        ("go", False),
        ("done", False),
    ]
    assert "Ann" in view.message.text
    shown(host, actions.Undo(), now=5000)
    assert host.replay.at == 4


def test_play_and_wait_take_turns() -> None:
    host = replaying()
    assert [button.label for button in shown(host, actions.PlayAtSpeed()).buttons] == [
        "Close",
        "Back",
        "Next round",
        "Pause",
        "Next",
    ]
    assert host.replay.at == 1
    shown(host, actions.PlayAtSpeed(), now=100)
    shown(host, now=9000)
    assert host.replay.at == 1
    shown(host, actions.PlayAtSpeed(), now=9100)
    assert host.replay.at == 2
    shown(host, actions.Done(), now=9200)
    assert not host.going


def test_a_hubs_engine_goes_on() -> None:
    news = [ButtonEvent(ENGINE, "down", 0), ButtonEvent(ENGINE, "press", 1), ButtonEvent(3, "press", 2)]
    host = replaying(hub_events=lambda: [news.pop(0)] if news else [])
    for _ in range(4):
        shown(host)
    assert host.replay.at == 1


def test_the_volume_is_changed() -> None:
    host = replaying()
    assert shown(host, actions.ChangeVolume(2)).scene.volume == 7
    assert shown(host, actions.Mute()).scene.volume == 0
    assert shown(host, actions.Mute()).scene.volume == 7
