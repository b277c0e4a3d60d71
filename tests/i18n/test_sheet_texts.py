"""The sentence that names the rules of a table."""

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.sheets import sheet_named
from roundhouse.i18n.sheet_texts import played_as
from roundhouse.i18n.texts import Texts


def test_a_sheet_is_followed_until_a_rule_is_changed_that_it_names() -> None:
    tanglewood = sheet_named("tanglewood").text(4)
    assert (
        tanglewood == "roundhouse-rules 1 mexican-train set=15 deal=11 own_train_only=yes engine_from=found: Tanglewood"
    )

    def told(**changed: object) -> str:
        as_printed = {"set": 15, "deal": 11, "engine_from": "found", "own_train_only": True}
        options = MexicanTrainOptions(**{**as_printed, **changed})  # type: ignore[arg-type]
        return played_as(Texts(), tanglewood, MexicanTrain(4, options))

    assert told() == told(rounds=3) == "As played by Tanglewood"
    assert told(one_double=True) == told(deal=12) == "As played by Tanglewood, changed"


def test_rules_that_there_are_no_longer_keep_their_name() -> None:
    game = MexicanTrain(2)
    assert (
        played_as(Texts(), "roundhouse-rules 1 mexican-train gone=yes: The Millers", game) == "As played by The Millers"
    )
    assert played_as(Texts(), "", game) == ""
