"""Buttons, headings, names of games; and what is said of input that cannot be read."""

PHRASES = {
    "and": "{first} and {last}",
    "or": "{first} or {last}",
    "train": "{seat}'s train",
    "public-mexican": "the Mexican Train",
    "public-community": "the community train",
    "public-public": "public train {number}",
    "double": "double {tile}",
    "open-double": "open double",
    "unknown-tile": "the tile",
    "some-tile": "a tile",
    "some-double": "a double",
    "unknown-number": "?",
    "seat": "seat {number}",
    "reading": "{clause} (our reading)",
    "breach": "{seat} held {tiles} then ({clause}).",
    "breach-jointly": "{seat} held some of {tiles} at one of them ({clause}).",
    "breach-none": "{seat} held none of {tiles} then ({clause}).",
    "breach-one": "{seat} held at least one of {tiles} then ({clause}).",
    "breach-some": "{seat} held at least {least} of {tiles} then ({clause}).",
    "unreadable": 'Cannot read "{said}". Write {expected}.',
    "unreadable-nothing": "Nothing is written. Write {expected}.",
    "ambiguous": '"{said}" can mean {meanings}. Write one of them.',
}

GAMES = {
    "mexican-train": ("Mexican Train", "One train each and one for all; the lowest total after the last engine wins."),
    "derailing": ("Derailing the Train", "Doubles derail any train; the lowest total after every platform wins."),
    "private-trains": ("Private Trains", "A train each, open only while its marker is up; the lowest total wins."),
    "super-train": ("Super Train", "Mexican Train with wild Trains, and letters that skip, reverse, draw, play twice."),
    "basic-trains": ("Basic Trains", "An engine each, trains with two ends; the first to 120 points wins."),
    "slosh": ("Slosh", "Four players, a double-6 set, an engine fixed for each round; the first to 120 points wins."),
    "station": ("Mexican Train Station", "Trains for all, as many as one likes; points are won and lost, most win."),
}

PUBLICS = {
    "mexican": ("Mexican Train", "Mexican"),
    "community": ("Community train", "Public"),
    "public": ("Public train {number}", "Public {number}"),
}

LABELS = {
    # Buttons
    "draw": "Draw a tile",
    "undo": "Undo",
    "done": "Done",
    "announce": "One tile left",
    "turn_tile": "Turn the tile",
    "marker_up": "Marker up",
    "marker_down": "Marker down",
    "claim": "Missed call",
    "next_round": "Next round",
    "scores": "Scores",
    "hint": "Hint",
    # Headings and small print of screen and text table
    "round": "Round {round} of {rounds}",
    "round_open": "Round {round}",
    "engine": "engine {tile}",
    "points": "{count:pt|pts}",
    "last_plays": "Last plays",
    "in_boneyard": "in the boneyard",
    "unused": "out of play",
    "count_in_boneyard": "{count} in the boneyard",
    "count_unused": "{count} face down, unused",
    "refused": "Not now",
    "hand_of": "{seat}'s hand",
    "tiles": "Tiles",
    "end": "End",
    "total": "Total",
    "legal": "Can be played",
    "hub_connected": "hub connected",
}
