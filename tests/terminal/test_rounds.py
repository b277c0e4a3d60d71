"""A dealt table in the terminal between rounds and after the last: players come and go, and the result."""

from tests.terminal.scripted_person import Person, ScriptedTerminal
from tools.pictures.tables import reviewed

from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import TableSession
from roundhouse.terminal.console import TableConsole


def play_round(table: TableSession) -> None:
    if table.referee.position is None:
        table.mode.begin()
    while (position := table.referee.position) is not None:
        if table.step() is None:
            table.call(table.computers.move(position.turn))


def test_between_rounds_a_player_comes_and_another_leaves() -> None:
    table = new_table(TableRequest("mexican-train", "Ann", 3, {"set": "6", "rounds": "2"}, "greedy", "7"))
    table.mode.begin()
    ScriptedTerminal(["join Dana after Ann"], table=table)
    play_round(table)
    typed = [
        "join",
        "join Dana after Zoe",
        "join Ada",
        "join Dana after Ann 7",
        "depart",
        "depart Bo",
        "swap Ann",
        "swap Dana Dana",
        "swap Ann with Dana",
        "swap Dana Ann",
        "depart Ada",
        "scores",
        "",
        "",
    ]
    terminal = ScriptedTerminal(typed, table=table)
    referee, shown = terminal.table.referee, " ".join(terminal.shown.split())
    assert shown.count("Write who joins and whom they sit after, like: join Dana after Bo") == 1
    assert 'Who is "Zoe"? Name Ann, Ada or Beatriz.' in shown
    assert "Somebody here is called Ada already: use another name." in shown
    assert "Dana sits down after Ann and plays from the next round on." in shown
    assert "Write who leaves, like: depart Bo" in shown
    assert 'Who is "Bo"? Name Ann, Dana, Ada or Beatriz.' in shown
    assert shown.count("Write who changes places with whom, like: swap Ann Bo") == 2
    assert "Ann and Dana change places" in shown and "Dana and Ann change places" in shown
    assert "Ada leaves the table; the others play on." in shown
    assert referee.names == ("Ann", "Dana", "Beatriz")
    assert referee.all_names == ("Ann", "Ada", "Beatriz", "Dana")
    assert any("it is your turn: press Enter" in prompt for prompt in terminal.prompts)


def test_between_rounds_the_scores_lead_to_a_correction_and_to_the_players() -> None:
    table = new_table(TableRequest("mexican-train", "Ann", 3, {"set": "6", "rounds": "2"}, "greedy", "7"))
    play_round(table)
    correct, players = ["2", "3 99", "4"], ["1", "5", "1 Zoe", ""]
    terminal = ScriptedTerminal(["scores", *correct, *players, "correct 1 Ada 98"], table=table)
    assert table.referee.match.results[0].points[:2] == (99, 98) and table.referee.names[0] == "Zoe"
    assert "Left in hand" in terminal.shown and "Correct a score" in terminal.shown
    ScriptedTerminal(["scores", "4"], table=table)
    assert table.referee.position is not None, "the next round has begun"


def test_a_match_that_is_over_is_looked_back_at_and_a_decision_leads_to_its_table() -> None:
    table = new_table(TableRequest("mexican-train", "Ann", 3, {"set": "6", "rounds": "1"}, "greedy", "7"))
    play_round(table)
    person = Person(["scores", "3", "5", "", "", "quit"])
    presenter = Presenter(table)
    TableConsole(presenter, person.console, person.ask, review=lambda: ReviewPage(reviewed())).run()
    shown = " ".join(person.shown.split())
    assert "Review" in shown and "What cost most" in shown and "Better:" in shown
    again = ScriptedTerminal(["scores", ""], table=table)
    assert "Review" not in again.shown, "only where it can be kept"


def test_the_computer_plays_to_the_end_of_the_match_for_a_person_who_leaves() -> None:
    terminal = ScriptedTerminal(
        ["leave"], TableRequest("mexican-train", "Ann", 3, {"set": "6", "rounds": "2"}, "greedy", "7")
    )
    assert terminal.table.referee.match.over
    assert "wins the match" in terminal.shown or "share the win" in terminal.shown


def test_after_the_match_a_score_can_be_corrected_and_the_last_step_taken_back() -> None:
    table = new_table(TableRequest("mexican-train", "Ann", 3, {"set": "6", "rounds": "1"}, "greedy", "7"))
    play_round(table)
    terminal = ScriptedTerminal(["5-6", "correct 1 Ann 99", "", "correct 1 Ann 98"], table=table)
    assert "The match is over: press Enter to end, or correct a score, or take back with undo." in terminal.shown
    assert terminal.prompts == ["The match is over: Enter to end, or scores with the review, correct, undo > "] * 3
    assert table.referee.match.totals[0] == 99
    assert "Taken back: Round 1 is corrected: Ann has 99 points.\n" in ScriptedTerminal(["undo"], table=table).shown
    ScriptedTerminal(["undo"], table=table)
    assert not table.referee.match.over


def test_after_a_round_the_table_the_scores_and_the_opened_seal_are_shown() -> None:
    terminal = ScriptedTerminal(
        ["leave"], TableRequest("mexican-train", "Ann", 3, {"set": "6", "rounds": "1"}, "greedy", "7")
    )
    (sealed,) = terminal.table.referee.made.seals
    assert sealed.shuffle is not None
    assert "sealed" not in terminal.shown and terminal.shown.count(sealed.seal[:16]) == 1, "only at the end"
    assert f"was made from salt {sealed.shuffle.salt}" in " ".join(terminal.shown.split())
    assert "Total" in terminal.shown


def test_help_explains_the_seal_of_the_deal() -> None:
    terminal = ScriptedTerminal(["?"], TableRequest("mexican-train", "Ann", 3, {"set": "6"}, "greedy", "7"))
    (sealed,) = terminal.table.referee.made.seals
    said = " ".join(terminal.shown.split())
    assert f"The order of the tiles was fixed before the deal. Its seal is {sealed.seal[:16]}; after" in said
    assert said.index("begins: chosen by lot.") < said.index(sealed.seal[:16])


def test_the_number_of_deals_until_one_could_be_played_is_shown() -> None:
    """BT-2: with seven players somebody often has no double."""
    terminal = ScriptedTerminal([], TableRequest("basic-trains", "Ann", 7, {}, "greedy", "3"))
    assert len(terminal.table.referee.made.seals) == 1
    assert "deals to get hands that can be played." in terminal.shown
