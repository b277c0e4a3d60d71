"""Slosh in English."""

from roundhouse.i18n.language import RuleWords

SLOSH = RuleWords(
    clauses={
        "SL-1": "Four players, a double-6 set, six tiles each; the four that are left stay out.",
        "SL-2": "The engine is fixed: 4-4, then 5-5, 6-6, 1-1, 2-2, 3-3, and again. If nobody has it: a new deal.",
        "SL-3": "All trains leave from the one engine and grow at the outer end; the rest is as in Basic Trains.",
    },
    refusals={
        ("SL-1", "no_boneyard"): "No draw: the tiles left over stay out. Play a tile, or end the turn with Done.",
        ("SL-2", "not_holder"): "Not {seat}: the engine {tile} is not in that hand. Name the one who has it.",
        ("SL-2", "other_engine"): "No {tile} as engine: this round's is {double}. Lay that one.",
        ("SL-2", "engine_first"): "Not yet: {seat} holds the engine {double}, and it comes first. Lay it.",
        ("SL-3", "common_engine"): "No {tile} as engine: all trains leave from {double}. Play a tile on a train.",
        ("SL-3", "has_engine"): "No {tile} as engine: {seat} has laid one. Play a tile on a train.",
        ("SL-3", "not_double"): "No {tile} as engine: it is no double. {seat} lays a double.",
        ("SL-3", "own_engine_first"): "Not {tile} yet: {seat} has no engine. Lay a double as engine first.",
        ("SL-3", "holds_double"): "No pass: {seat} holds a double. {seat} lays it as engine.",
        ("SL-3", "no_engine_there"): "Not on {train}: it has no engine yet. Play on a train that has one.",
        ("SL-3", "not_neighbor"): "Not on {train}: {owner} does not play before {seat}. Play on another train.",
        ("SL-3", "not_stuck"): "Not on {train}: {owner} was not stuck there. Play on {seat}'s own train.",
        ("SL-3", "once"): "Not on {train} again: it has its one tile. Play on {seat}'s own train.",
    },
    trusts={
        ("SL-3", "idle"): "Taken on trust: {seat} holds no double.",
    },
    options={
        "own_engines": (
            "Own engines",
            "The round's double is the engine of its holder alone; the others lay any double; trains have two ends.",
        ),
        "neighbor": (
            "Neighbor",
            "A tile may be added only to the train of the player before, if nothing of theirs fit; pips are scored.",
        ),
    },
    option_errors={},
    booklet={
        "Getting ready": {
            "SL-1": (
                "Slosh is for four players and a double-6 set. Shuffle, and let everybody draw six tiles. The four "
                "that are left stay face down and out of play; nobody ever draws. If you agree on seven tiles each, "
                "none are left over."
            ),
            "SL-2": (
                "Each round has its engine: the double four in the first, then the double five, the double six, the "
                "double one, the double two and the double three; a match that goes on begins again with the double "
                "four. Whoever holds it begins and must lay it, and that is the whole turn. From there turns go "
                "clockwise.\n\n"
                "If the engine is among the tiles that stay out, all tiles are shuffled and dealt anew, for the same "
                "engine. So they are after a hand that was blocked."
            ),
            "SL-3": (
                "The engine is everybody's. Your train begins at it with a tile that matches, and grows away from "
                "it: where the rules below speak of either end of a train, there is only the outer one here. In "
                "all else Slosh is played like Basic Trains.\n\n"
                "Two other ways to play it are choices. With own engines the round's double belongs to its holder "
                "alone; the others lay any double of theirs in their first turn, and if somebody has none the hand is "
                "dealt anew. With neighbor three rules below give way. Of the other trains (BT-4) you may add a tile "
                "only to that of the player before you, only when that player had nothing for it, and only before "
                "your own tile. In place of 5 points for each tile (BT-6) the pips left in hand are counted, in a "
                "blocked hand (BT-7) too: the lowest hand scores what each of the others has more, and nobody scores "
                "when two are lowest."
            ),
        },
    },
)
