"""Tables of real tiles at which a call has just been refused."""

from roundhouse.games import MexicanTrain
from roundhouse.games.text.position_reader import read_position
from roundhouse.referee import SeatedPlayer, TableSession

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")


def refused_call(tile: str, seats: int = 3) -> TableSession:
    """Ann's call of this tile for Bo's train, whose open 5 is closed to her; a tile without a 5 does not match."""
    letters = "ABCDEFGHIJKL"[:seats]
    hands = ",".join(f"{letter}:?5" for letter in letters)
    ends = ",".join(f"{letter}:{end}" for letter, end in zip(letters, ("7", "5", *"-" * seats), strict=False))
    start = read_position(
        f"mexican-train seats={seats} engine=12-12 round=1 leader=A turn=A ends={ends},mexican:- hands={hands}"
        f" laid=7-12+5-12+12-12 yard={91 - 3 - 5 * seats}"
    )
    game = MexicanTrain(seats)
    table = TableSession(
        game, [SeatedPlayer(name) for name in NAMES[:seats]], start=start.replace(game=game), mode="called"
    )
    table.call_text(f"ann {tile} on bo")
    return table
