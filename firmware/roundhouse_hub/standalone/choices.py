"""The choices made in the menu, game by game, packed into the few small numbers that the hub remembers."""

from roundhouse_hub.standalone import games
from roundhouse_hub.standalone.game_setup import GameSetup, fits

NUMBERS = 2 + len(games.GAMES)  # the game; two for the first, which has the most house rules; one for each other
SET_BITS = 3  # 0 is the usual set


class GameChoices:
    """The chosen game, and each game's set and house rules, loaded from and saved to `settings`."""

    def __init__(self, settings) -> None:
        self._settings = settings
        self.number = 0  # the index of the game
        self._chosen = [0] * len(games.GAMES)  # the set in the lowest bits, the house rules above
        numbers = settings.choices
        if len(numbers) == NUMBERS and numbers[0] < len(games.GAMES):
            self.number = numbers[0]
            self._chosen[0] = numbers[1] | numbers[2] << 8
            self._chosen[1:] = numbers[3:]
            for number in range(len(games.GAMES)):
                self._forget_nonsense(number)

    @property
    def slots(self) -> int:
        return self._settings.slots

    @property
    def game(self) -> games.GameRules:
        return games.GAMES[self.number]

    @property
    def highest(self) -> int:
        """The highest double of its set; 0 is the set that the rules name."""
        place = self._chosen[self.number] & (1 << SET_BITS) - 1
        return self.game.sets[place - 1] if place else 0

    @property
    def house(self) -> int:
        """Its house rules, as bits."""
        return self._chosen[self.number] >> SET_BITS

    def choose_game(self, number: int) -> bool:
        """Choose one of the games; return whether it exists."""
        if not 0 <= number < len(games.GAMES):
            return False
        self.number = number
        return True

    def choose_set(self, place: int) -> bool:
        """Choose one of the game's sets; choosing it again returns to the usual one."""
        if not 0 <= place < len(self.game.sets):
            return False
        chosen = self._chosen[self.number]
        usual = (1 << SET_BITS) - 1
        self._chosen[self.number] = chosen & ~usual | (0 if chosen & usual == place + 1 else place + 1)
        return True

    def switch(self, place: int) -> bool:
        """Switch a house rule on or off; a rule that contradicts it goes off."""
        if not 0 <= place < games.switches(self.game):
            return False
        house = self.house ^ 1 << place
        clash = self.game.clash
        if place in clash and house >> place & 1:
            for other in clash:
                if other != place:
                    house &= ~(1 << other)
        self._set_house_rules(house)
        return True

    def fit(self, seats: int) -> bool:
        if not fits(self.game, seats, self.highest, self.house):
            return False
        public = GameSetup(self.game, seats, self.highest, self.house).public >= 0
        return seats + public <= self.slots

    def remember(self, now: int) -> None:
        """Save all choices in the settings."""
        chosen = self._chosen
        self._settings.set("choices", (self.number, chosen[0] & 255, chosen[0] >> 8) + tuple(chosen[1:]), now)

    def _set_house_rules(self, house):
        usual = (1 << SET_BITS) - 1
        self._chosen[self.number] = self._chosen[self.number] & usual | house << SET_BITS

    def _forget_nonsense(self, number):
        """Reset choices that make no sense; they may be those of other firmware."""
        game, chosen = games.GAMES[number], self._chosen[number]
        clash = game.clash
        house = chosen >> SET_BITS
        both = len(clash) > 1 and house >> clash[0] & house >> clash[1] & 1
        if chosen & (1 << SET_BITS) - 1 > len(game.sets) or house >> games.switches(game) or both:
            self._chosen[number] = 0
