"""What every game has in common, in English."""

from roundhouse.i18n.language import RuleWords

COMMON = RuleWords(
    clauses={
        "C-1": "Each tile of the set is there once.",
        "C-2": "A tile goes on a train's open end with an equal end; its other end is open then.",
        "C-3": "Who lays the last tile ends the round at once.",
        "C-4": "With an empty boneyard and nobody able to play, the round is blocked and ends.",
        "C-5": "From an empty boneyard nobody has to draw: the turn goes on as after a draw that did not help.",
        "C-6": "Only its owner lays the first tile of a personal train.",
        "C-7": "Equal totals: who won more rounds is ahead; if that is equal too, the win is shared.",
        "C-8": "Set, deal and number of players can be chosen, as far as the tiles go round.",
        "C-9": "A match may be shorter: a number of rounds, or no new round after an agreed time.",
        "C-10": "An engine that nobody holds is hunted: all draw one tile, again and again; then a new deal.",
    },
    refusals={
        ("C-1", "on_table"): "Not {tile}: it lies on the table already. {seat} plays another tile.",
        ("C-1", "not_held"): "Not {tile}: it is not in {seat}'s hand. {seat} plays a tile from there.",
        ("C-1", "not_in_yard"): "Not {tile}: somebody has it, or it is laid. Name the tile drawn.",
        ("C-1", "twice"): "Not {tile} for {seat}: it has its place already. Name each tile once.",
        ("C-1", "kept"): "Not this hand: {tile} was seen in it. {seat} shows that tile too.",
        ("C-2", "no_match"): "Not {tile} on {train}: its open end is {value}. Play a tile with {value} there.",
        ("C-2", "not_closed"): "No closed double on {train}: the referee sees what can be covered. Play on.",
        ("C-3", "over"): "Nothing more is played: the round is over. Go on to the score or the next round.",
        ("C-3", "not_over"): "Not yet: the round is still in play. Play it to its end first.",
        ("C-3", "not_begun"): "Nothing is played yet: no round has begun. Begin the round first.",
        ("C-5", "empty"): "No draw: the boneyard is empty. {seat}'s turn ends with Done.",
        ("C-6", "not_begun"): "Not on {train}: only {owner} lays its first tile. Play on another train.",
        ("C-8", "dealt"): "No second deal: the hands are dealt. Play on with those hands.",
        ("C-8", "hand"): "Not this hand: {seat} has {count:tile|tiles} in it, not {size}. Name it again.",
        ("C-8", "pips"): "Not {count:pip|pips} for {seat}: that hand has {least} to {most}. Count it again.",
        ("C-8", "not_dealt"): "Nothing is played yet: the hands are not dealt. Deal first.",
        ("C-8", "no_such_seat"): "Not {seat}: this table has {count:seat|seats}. Name one of those.",
        ("C-8", "no_such_table"): "Not with {count:player|players}: game or house rules forbid it. Play on as before.",
        ("C-8", "no_such_round"): "No correction: round {round} has no such score yet. Name a finished round.",
        ("C-10", "hunting"): "Not yet: nobody holds the engine. Everybody draws a tile first.",
        ("C-10", "hunt"): "Not so: each draws one tile, {seat} {size}, not {count}. Draw again.",
        ("C-9", "match_over"): "No new round: the match is over. Begin a new match.",
    },
    trusts={
        ("C-2", "play"): "Taken on trust: the tile that {seat} laid fits there.",
    },
    options={
        "set": ("Domino set", "The highest number of pips on one end: 12 is a double-12 set."),
        "deal": ("Tiles dealt", "How many tiles each player is dealt, when not as the rules say."),
        "rounds": ("Rounds", "A shorter match of so many rounds."),
    },
    option_errors={
        "seats": "{game} is for {least} to {most} players, not {seats}.",
        "seats-only": "{game} is for {least} players, not {seats}.",
        "deal": "{deal:tile|tiles} each for {seats:player|players} are not in the double-{set} set: deal 1 to {most}.",
        "contradiction": "{option} and {other} exclude each other: choose one of them.",
        "rounds": "A double-{set} set has {most} engines: rounds can be 1 to {most}, not {rounds}.",
        "bad-value": "{option} cannot be {value}: choose {allowed}.",
        "not-a-number": "{option} cannot be {value}: write a whole number from 1.",
        "unknown-option": "There is no option {option}: choose {allowed}.",
        "slots-tiles": "{game} cannot be played by the hub's buttons alone: its course hangs on what each tile is, "
        "which no press can say. Call the tiles to the referee instead.",
        "slots-full": "{seats:player|players} leave the public train no slot, and so no button: {most} can play so.",
        "slots-calls": "No press can say that somebody forgot to call the last tile: play {game} without that penalty, "
        "or call the tiles to the referee.",
    },
    booklet={
        "Tiles and trains": {
            "C-1": (
                "A double-n set has every pair of numbers from 0 to n exactly once, doubles included: 28 tiles in "
                "a double-6 set, 55 in a double-9, 91 in a double-12, 136 in a double-15 and 190 in a double-18. "
                "So every tile is in one place only: in a hand, on the table, in the boneyard or set aside. The "
                "referee refuses a tile that has been seen somewhere else."
            ),
            "C-2": (
                "A train grows at its open end. Lay a tile there so that equal ends meet; the tile's other end is "
                "the open one from then on.\n\n"
                "If a tile can go there either way round, or at more than one place, its player says how it lies. "
                "At a table with real tiles the referee may not know an end; such a tile goes down on trust."
            ),
            "C-6": (
                "Only you lay the first tile of your own train. Nobody begins it for you, whether or not it is open to "
                "all."
            ),
        },
        "The end of a round": {
            "C-3": (
                "Whoever lays the last tile from the hand is out, and the round ends at that moment, even in the "
                "middle of a turn. Whatever else that tile would have caused does not happen any more."
            ),
            "C-4": (
                "When the boneyard is empty and nobody can play a tile, the round is blocked and ends without "
                "anyone going out."
            ),
            "C-5": (
                "From an empty boneyard nothing can be drawn, and nobody is held up by that. If you ought to "
                "draw, go on as if you had drawn a tile that did not help."
            ),
        },
        "The match": {
            "C-7": (
                "When totals are equal at the end, the one who won more rounds is ahead. If that is equal too, "
                "the win is shared."
            ),
            "C-8": (
                "The domino set, the number of tiles dealt and the number of players are yours to choose, as far "
                "as the tiles go round and the game offers it. Whatever does not fit is refused before the first "
                "deal, with the numbers that would fit."
            ),
            "C-9": (
                "A match need not run its full length. Agree on a number of rounds before you begin; or agree on "
                "a time, finish the round that is being played when it comes, and begin no other."
            ),
            "C-10": (
                "Some games take their engine from a player's hand. If nobody holds it, everybody draws one tile at "
                "once, again and again, until it turns up; what was drawn stays in the hands. When the boneyard "
                "cannot serve everybody once more, its last tiles go out in the order of seats, from the first. If "
                "the engine is still missing then, all tiles are dealt anew."
            ),
        },
    },
)
