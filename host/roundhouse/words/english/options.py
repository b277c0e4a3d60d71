"""House rules by name: what each is called and what it does; and what is said of those that cannot be."""

OPTIONS = {
    # Each option's name, and what it does when it is on (or what its number means).
    "set": ("Domino set", "The highest number of pips on one end: 12 is a double-12 set."),
    "deal": ("Tiles dealt", "How many tiles each player is dealt, when not as the rules say."),
    "rounds": ("Rounds", "A shorter match of so many rounds."),
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
    "two_or_three": ("Two or three players", "Two or three may play too, with the set shared out evenly."),
}

OPTION_ERRORS = {
    "seats": "{game} is for {least} to {most} players, not {seats}.",
    "deal": "{deal:tile|tiles} each for {seats:player|players} are not in the double-{set} set: deal 1 to {most}.",
    "contradiction": "{option} and {other} exclude each other: choose one of them.",
    "rounds": "A double-{set} set has {most} engines: rounds can be 1 to {most}, not {rounds}.",
    "older-deal": "older_deal is for 5 to 8 players with the double-12 set, not {seats} with double-{set}.",
    "few-players": "Basic Trains is for 4 to 10 players, not {seats}: with {option}=yes two or three can play.",
    "bad-value": "{option} cannot be {value}: choose {allowed}.",
    "not-a-number": "{option} cannot be {value}: write a whole number from 1.",
    "unknown-option": "There is no option {option}: choose {allowed}.",
}
