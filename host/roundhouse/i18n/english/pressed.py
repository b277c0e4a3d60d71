"""The sentences of a table where nothing is typed: what the hub's buttons say."""

PRESSED_COMMANDS = {
    # What a finger says, and what may be typed all the same.
    "slot": ("a slot", "one tile on this train"),
    "slot-long": ("a slot, long", "a double on it"),
    "slot-twice": (
        "a slot, twice",
        "its marker comes down, where that is done by hand; or nothing can cover its double any more",
    ),
    "engine": ("the engine", "drew a tile; between rounds: the next one begins"),
    "engine-twice": ("the engine, twice", "passed, or done"),
    "engine-long": ("the engine, long", "take back the last press; again: the one before"),
    "press": (
        "press 5",
        "as if the fifth slot was pressed, clockwise from the top right; hold 5, twice 5, press engine",
    ),
    "undo": ("undo 3", "take back the last three steps; redo: say them again"),
    "sum": ("= 17", "the sum of the hand that is asked for"),
    "who": ("who", "whose turn it is, and what each holds"),
    "table": ("table", "show the table"),
    "score": ("score", "show the score sheet"),
    "correct": ("correct 1 bo 17", "correct the points that Bo was given for round 1"),
    "seat": ("seat bo Dana", "Bo hands the seat to Dana"),
    "place": ("slot bo 5", "Bo sits in front of the fifth slot"),
    "volume": ("volume 3", "how loud the hub is, 0 to 10"),
    "stop": ("stop", "begin no new round after this one"),
    "quit": ("quit", "save the table and end the program"),
    "help": ("?", "this list"),
}

PRESSED = {
    "title": "What the buttons say, and what you can type",
    "welcome": "{game} by the hub's buttons alone: nothing is typed before the hands are counted. Type ? for the rest.",
    "no-hub": "No hub is plugged in: a simulated one takes its place. Type presses, like: press 5",
    "ask-seat": "{seat} presses the slot in front > ",
    "ask-leader": "The slot of who leads the first round, or the engine for the lot > ",
    "ask-next": "The engine, when all have their tiles > ",
    "ask-deal": "The engine, when all have their tiles > ",
    "ask-holder-hand": "Who holds {tile} presses, long to lay it; the engine: nobody does > ",
    "ask-holder-found": "Who holds the highest double that was no engine yet presses, long to lay it; the engine: "
    "nobody has one > ",
    "ask-holder-each": "Who holds the highest double presses, long to lay it > ",
    "ask-holder-set": "Who holds the tile with the most pips presses > ",
    "ask-finder": "All draw a tile. Who finds the engine presses, long to lay it; the engine: nobody did > ",
    "no-meaning": "That button says nothing now.",
    "press-what": "Write a slot from 1 to 12, or engine, like: press 5",
}
