"""Basic Trains in English."""

from roundhouse.i18n.language import RuleWords

BASIC_TRAINS = RuleWords(
    clauses={
        "BT-1": "The whole set is shared out evenly; what is left over stays face down.",
        "BT-2": (
            "The highest double leads. Each player begins with a double as engine; if one has none, all is dealt anew."
        ),
        "BT-3": (
            "Each turn begins with exactly one tile on one's own train, at either end; if none fits, the turn is lost."
        ),
        "BT-4": "Then each of the other trains may get one tile more, in any order.",
        "BT-5": "Doubles lie in line: nothing branches off and nothing has to be covered.",
        "BT-6": "Who is out scores 5 for each tile the others hold. The first to reach 120 wins the match.",
        "BT-7": "When all lose their turn in a row, nobody scores and the tiles are dealt anew.",
    },
    refusals={
        ("BT-1", "no_boneyard"): "No draw: Basic Trains has no boneyard. Play a tile, or end the turn with Done.",
        ("BT-2", "who_leads"): "Not dealt yet: hidden hands do not show who leads. Name the leader too.",
        ("BT-2", "not_leader"): "Not {seat}: another hand holds a higher double. Name the one who leads.",
        ("BT-2", "has_engine"): "No {tile} as engine: {seat} has laid one. Play a tile on a train.",
        ("BT-2", "not_double"): "No {tile} as engine: it is no double. {seat} lays a double.",
        ("BT-2", "not_highest"): "No {tile} as engine: the highest double leads. Lay {double}.",
        ("BT-2", "holds_double"): "No pass: {seat} holds a double. {seat} lays it as engine.",
        ("BT-2", "engine_first"): "Not {tile} yet: {seat} has no engine. Lay a double as engine first.",
        ("BT-2", "no_engine_there"): "Not on {train}: it has no engine yet. Play on a train that has one.",
        ("BT-3", "own_first"): "Not on {train} yet: {seat}'s own train comes first. Add a tile to that.",
        ("BT-3", "one_on_own"): "Not {tile} there: {seat}'s train has its tile. Play elsewhere, or end with Done.",
        ("BT-3", "can_add"): "No pass: {tile} fits on {seat}'s own train. Add it there.",
        ("BT-4", "one_each"): "Not on {train} again: one tile a turn on each. Try another, or end with Done.",
        ("BT-4", "no_marker"): "No marker: every train is open once its owner has played. Play a tile.",
        ("BT-6", "no_call"): "No call: this game has none for last tiles. Play goes on.",
    },
    trusts={
        ("BT-2", "play"): "Taken on trust: {seat} lays the highest double held.",
        ("BT-2", "idle"): "Taken on trust: {seat} holds no double.",
        ("BT-3", "play"): "Taken on trust: {seat} lays a tile that an earlier pass denied.",
        ("BT-3", "idle"): "Taken on trust: {seat} has no tile for own train.",
    },
    options={
        "two_or_three": ("Two or three players", "Two or three may play too, with the set shared out evenly."),
    },
    option_errors={
        "few-players": "Basic Trains is for 4 to 10 players, not {seats}: with {option}=yes two or three can play.",
    },
    booklet={
        "Getting ready": {
            "BT-1": (
                "Basic Trains is played with a double-9 or a double-12 set. All tiles are dealt, evenly: divide "
                "the set by the number of players and round down. Four players get 13 tiles each of a double-9 "
                "set or 22 of a double-12; ten players get 5 or 9. What is left over stays face down and out of "
                "play, for there is no boneyard and nobody ever draws."
            ),
            "BT-2": (
                "Whoever holds the highest double in any hand begins and lays it; from there turns go clockwise. "
                "In your first turn you do nothing else but lay one double in front of you, any one you like. It "
                "is your engine, and both its sides are open.\n\n"
                "If somebody has no double to begin with, the hand is blocked: nobody scores, and all tiles are "
                "dealt anew. With many players that happens most of the time, with nine players and a double-9 "
                "set in all but one deal of 124 or so. So when the computer deals, it deals until a hand can be "
                "played, and says how often it had to."
            ),
        },
        "Your turn": {
            "BT-3": (
                "Once the engine is laid, every turn begins on your own train: add exactly one tile to it, at either "
                "end, with a matching end against it. If you have one that fits, you must. If you have none, the "
                "whole turn is lost, even when other trains would take your tiles."
            ),
            "BT-4": (
                "Once your own train has its tile, you may add to the others' trains, but need not: one tile at "
                "most to each of them, at either end, in any order. Say so when you have finished.\n\n"
                "This is where the game is won. A tile on another train can leave it with an end, or two, that "
                "its owner has nothing for. So mind both ends of your own train, and try not to have the same "
                "number at both."
            ),
            "BT-5": (
                "Doubles lie in line like any other tile. Nothing branches off them, they ask for no cover, and "
                "they give no second play."
            ),
        },
        "Going out and scoring": {
            "BT-6": (
                "The round ends as soon as somebody has no tile left; no matter in which part of a turn, or on "
                "whose train. That player scores 5 points for each tile in all the other hands, whatever its "
                "pips; the others score nothing. The first to reach 120 points wins the match."
            ),
            "BT-7": (
                "When all players lose their turns one after another, nobody will ever play again. The hand is "
                "blocked: nobody scores, and all tiles are dealt anew."
            ),
        },
    },
)
