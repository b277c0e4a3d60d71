"""Mexican Train in English."""

from roundhouse.i18n.language import RuleWords

MEXICAN_TRAIN = RuleWords(
    clauses={
        "MT-1": "The sheet says how many tiles each draws for the set and the number of players.",
        "MT-2": "The engine lies in the hub from the start: the highest double, each round the next lower.",
        "MT-3": "The first leader is drawn by lot; each round the lead passes one seat clockwise.",
        "MT-4": "Who can play must. Who cannot draws one tile; if that fits it is played, else the marker goes up.",
        "MT-5": "A turn is one tile. The first tile of a train matches the engine.",
        "MT-6": "There is one Mexican Train: anyone begins it with a match for the engine, and it is open to all.",
        "MT-7": "A train with its marker up is open to all, until its owner plays on it.",
        "MT-8": "A double wants a follow-up by the same player: on it, or anywhere that player may play.",
        "MT-9": "A double left open comes before everything else: it is covered first, on whosever train it lies.",
        "MT-10": "A double whose number is used up is closed.",
        "MT-11": "A double may be the last tile: its player is out.",
        "MT-12": "A play that leaves one tile is announced: the hub warns the table.",
        "MT-13": "Tiles left in hand score their pips; the lowest total wins the match.",
    },
    refusals={
        ("MT-2", "no_engine"): "No {tile} as engine: the engine lies in the hub already. Play on a train.",
        ("MT-3", "not_leader"): "Not {seat}: another seat leads this round. Name that one, or nobody.",
        ("MT-4", "can_play_draw"): "No draw: {tile} fits on {train}, and who can play must. {seat} plays a tile.",
        ("MT-4", "can_play_done"): "No pass: {tile} fits on {train}, and who can play must. {seat} plays a tile.",
        ("MT-4", "drew"): "No second draw: {seat} has drawn this turn. The turn ends with Done.",
        ("MT-4", "draw_first"): "No pass yet: {seat} has not drawn this turn. Draw a tile first.",
        ("MT-5", "engine"): "Not {tile} on {train}: the first tile needs the engine's {value}. Play one with {value}.",
        ("MT-5", "own_first_train"): "Not on {train}: this turn lays a first train. Add to that, or end with Done.",
        ("MT-5", "no_draw"): "No draw: {seat} is laying a first train. Add to it, or end the turn with Done.",
        ("MT-6", "engine"): "Not {tile} on {train}: its first tile needs the engine's {value}. Play one with {value}.",
        ("MT-6", "own_train_first"): "Not on the Mexican Train: {seat}'s own train comes first. Begin that one.",
        ("MT-7", "closed"): "Not on {train}: it is closed, no marker is up. Play on an open train.",
        ("MT-7", "by_itself"): "No need: {seat}'s marker goes up and down with the play. Play a tile.",
        ("MT-8", "two_doubles"): "Not on {train}: two doubles wait. Play on the {double} or on the other.",
        ("MT-8", "on_double"): "Not on {train}: the {double} comes first. Cover it, or draw a tile.",
        ("MT-8", "one_double"): "Not {tile}: one double a turn. Follow the {double} with another tile.",
        ("MT-8", "second_double"): "Not {tile}: nothing in hand would follow it. Play another tile after the {double}.",
        ("MT-8", "can_play_draw"): "No draw for {seat}: {tile} can follow the double, on {train}. Play on.",
        ("MT-8", "can_play_done"): "No pass for {seat}: {tile} can follow the double, on {train}. Play on.",
        ("MT-8", "draw_first"): "No pass yet: {seat}'s double wants a follow-up. Draw a tile first.",
        ("MT-9", "cover"): "Not on {train}: the {double} on {on} waits. Cover that first.",
        ("MT-9", "later_double"): "Not on {train}: the older {double} on {on} waits. Cover that.",
        ("MT-9", "can_play_draw"): "No draw for {seat}: {tile} covers the double on {train}. Cover it.",
        ("MT-9", "can_play_done"): "No pass for {seat}: {tile} covers the double on {train}. Cover it.",
        ("MT-9", "draw_first"): "No pass yet: a double waits to be covered. {seat} draws a tile first.",
        ("MT-11", "cover_last"): "Not on {train}: the last {double} is not covered. Play on it to go out.",
        ("MT-12", "no_penalty"): "No penalty tile: no missed call was claimed. Play goes on.",
        ("MT-12", "penalty_first"): "Not yet: {seat} missed the call and draws a penalty tile first. Draw that.",
        ("MT-12", "no_call"): "No call on {seat}: no last tile waits to be called now. Play goes on.",
        ("MT-12", "called_by_hub"): "No call on {seat}: the hub warns of last tiles by itself. Play goes on.",
    },
    trusts={
        ("MT-4", "play"): "Taken on trust: {seat} lays a tile that an earlier draw or pass denied.",
        ("MT-4", "idle"): "Taken on trust: {seat} has no tile that can be played.",
        ("MT-8", "play"): "Taken on trust: {seat} holds a tile for one of the two doubles.",
        ("MT-8", "idle"): "Taken on trust: {seat} has no tile to follow the double.",
        ("MT-9", "idle"): "Taken on trust: {seat} has no tile that covers the double.",
    },
    options={
        "older_deal": (
            "Older deal",
            "With the double-12 set 5 to 8 players are dealt 12, 11, 10 or 9 tiles, as on the older sheet.",
        ),
        "last_winner_leads": ("Winner leads", "Who won the last round leads the next one, instead of the next seat."),
        "whole_first_train": (
            "Whole first train",
            "A personal train may be begun with as many tiles as fit, all in one turn.",
        ),
        "own_train_first": (
            "Own train first",
            "The Mexican Train may be begun only by a player whose personal train has begun.",
        ),
        "follow_on_double": ("Follow on the double", "The tile that follows a double is laid on that double."),
        "one_double": ("One double a turn", "The tile that follows a double is no second double."),
        "close_dead_doubles": ("Close dead doubles", "A double whose number is used up needs no cover any more."),
        "cover_last_double": ("Cover the last double", "Who lays a double as last tile must cover it to be out."),
        "missed_call": (
            "Penalty for a missed call",
            "Who forgets to announce the last tile draws one if somebody claims it.",
        ),
        "double_blank": ("Points of 0-0", "What the 0-0 left in hand costs."),
    },
    option_errors={
        "older-deal": "older_deal is for 5 to 8 players with the double-12 set, not {seats} with double-{set}.",
    },
    booklet={
        "Getting ready": {
            "MT-1": (
                "Shuffle the tiles face down and let everybody draw a hand; what is left is the boneyard. How "
                "many each draws depends on the set and on the number of players. Double-9: 12 each for two "
                "players, 11 for three, 10 for four. Double-12: 16 each for two or three, 15 for four, 14 for "
                "five, 12 for six, 10 for seven, 9 for eight. Double-15: 11 each for nine to twelve.\n\n"
                "For any other number of players or another set, about two thirds of the tiles are shared evenly, "
                "though never more than 16 each."
            ),
            "MT-2": (
                "Every round has an engine, the double in the center from which all trains leave. Before "
                "shuffling, take it out of the set and lay it in the hub. The first round is played to the "
                "highest double of the set, the next to the one below it, and so on down to the double blank. The "
                "engine is never covered."
            ),
            "MT-3": (
                "Draw lots for who leads the first round, or agree on it. In every later round the lead moves one "
                "seat clockwise. Turns go clockwise too."
            ),
        },
        "Your turn": {
            "MT-4": (
                "If you can play, you must; holding back a tile that fits is not allowed. If nothing fits, draw "
                "one tile from the boneyard. If that one fits somewhere, lay it right away; if it does not, put "
                "your marker up, and your turn is over."
            ),
            "MT-5": (
                "A turn is one tile. Your own train runs from the engine toward you; its first tile must match "
                "the engine, every later one the train's open end."
            ),
            "MT-6": (
                "Besides the players' own trains there is one more, the Mexican Train, which belongs to "
                "everybody. Anyone may begin it, on any turn, with a tile that matches the engine. From then on "
                "anyone may add to it; it never needs a marker and never closes."
            ),
            "MT-7": (
                "A marker on a train that has begun says: all aboard. While yours is up, the others may play on "
                "your train as if it were theirs. The marker comes down when you, and nobody else, lay a tile on "
                "your train."
            ),
        },
        "Doubles": {
            "MT-8": (
                "Lay a double crosswise. It gives you another tile to play, and it obliges you to: the follow-up "
                "goes on the double itself or anywhere else you may play. If you have none, draw one tile; if "
                "that cannot follow either, your marker goes up, your turn is over, and the double stays open.\n\n"
                "The follow-up may be a second double, if after it you hold a tile that goes on one of the two; "
                "that tile must then go on one of them. So a turn leaves at most one of its doubles open. A "
                "second double that is your last tile needs nothing after it."
            ),
            "MT-9": (
                "An open double from an earlier turn stops everything else. Whoever's turn it is must cover it "
                "before playing anything else, no matter whose train it is on and whether a marker is up; "
                "covering it is the play of that turn. If several are open, the one laid first is covered first. "
                "If you cannot cover it, draw one tile; if that one does not cover it, your marker goes up, and "
                "the duty passes to the next player."
            ),
            "MT-10": (
                "If every tile with its number lies on the table, nothing can cover a double any more. It counts "
                "as closed: it is an ordinary end of its train, and nobody has to follow or cover it."
            ),
        },
        "Going out and scoring": {
            "MT-11": ("Your last tile may be a double. You are out; nobody has to follow it up."),
            "MT-12": (
                "When a play leaves you with exactly one tile, the table is told, so that the others have fair "
                "warning. The hub does it by itself with its sound for one tile left."
            ),
            "MT-13": (
                "At the end of a round count the pips left in your hand and add them to your total; whoever went "
                "out adds nothing. In a blocked round everybody counts. The double blank counts nothing. When the "
                "last engine has been played, the lowest total wins the match."
            ),
        },
    },
)
