"""Buttons, headings, names of games, lamps and cues; and what is said of input that cannot be read."""

PHRASES = {
    "and": "{first} and {last}",
    "or": "{first} or {last}",
    "train": "{seat}'s train",
    "mexican": "the Mexican Train",
    "double": "double {tile}",
    "open-double": "open double",
    "unknown-tile": "the tile",
    "unknown-number": "?",
    "seat": "seat {number}",
    "reading": "{clause} (our reading)",
    "unreadable": 'Cannot read "{said}". Write {expected}.',
    "unreadable-nothing": "Nothing is written. Write {expected}.",
    "ambiguous": '"{said}" can mean {meanings}. Write one of them.',
}

GAMES = {
    "mexican-train": ("Mexican Train", "One train each and one for all; the lowest total after the last engine wins."),
    "basic-trains": ("Basic Trains", "An engine each, trains with two ends; the first to 120 points wins."),
}

LABELS = {
    # Buttons
    "draw": "Draw a tile",
    "undo": "Undo",
    "done": "Done",
    "announce": "One tile left",
    "claim": "Missed call",
    "deal": "Deal",
    "next_round": "Next round",
    "new_match": "New match",
    "show_table": "Show the table",
    "scores": "Scores",
    "hint": "Hint",
    "quit": "Quit",
    "mute": "Mute",
    "sound": "Sound on",
    "computer_plays": "Let the computer play",
    # Headings and small print of screen and text table
    "mexican": "Mexican Train",
    "mexican_short": "Mexican",
    "round": "Round {round} of {rounds}",
    "round_open": "Round {round}",
    "engine": "engine {tile}",
    "points": "{count} pts",
    "last_plays": "Last plays",
    "in_boneyard": "in the boneyard",
    "unused": "face down, unused",
    "your_turn": "Your turn",
    "refused": "Not now",
    "hand": "Hand",
    "hand_of": "{seat}'s hand",
    "trains": "Trains",
    "train": "Train",
    "player": "Player",
    "tiles": "Tiles",
    "end": "End",
    "ends": "Ends",
    "marker_up": "marker up",
    "open": "open",
    "closed": "closed",
    "not_begun": "not begun",
    "total": "Total",
    "totals": "Totals",
    "legal": "Can be played",
    "no_hub": "no hub",
    "hub_connected": "hub connected",
    "seal": "Seal of the shuffle",
    "record": "Record",
}

LAMPS = {
    ".": "no train",
    "c": "closed",
    "o": "open",
    "d": "a double to cover",
    "f": "a tile fits here",
    "w": "winner",
    "turn": "whose turn it is",
    "refused": "refused",
    "engine": "engine",
}

CUES = {
    "whistle": "whistle: a round begins",
    "clatter": "clickety-clack: a tile is laid",
    "warning": "warning: one tile left",
    "bell": "bell: the round is won",
    "refused": "refusal: the play is refused",
}
