### The screen of settings.

preferences-title = Settings
preferences-line = Your choices are saved.
preferences-language = Language
preferences-text = Text
preferences-text-line = Larger letters, if you sit far from the screen.
preferences-volume = Volume
preferences-volume-line = How loud the hub and the tiles are.
preferences-muted = Mute
preferences-muted-line = No sound at all until you turn this off.
preferences-sounds = Sounds
preferences-sounds-line = Quiet: rounds, last tiles, refusals. Usual: also tiles, and trains with pauses. All: every train.
preferences-quiet = quiet
preferences-usual = usual
preferences-all = all
preferences-speaker = Sound from
preferences-speaker-line = The computer plays without a hub, or when you choose it.
preferences-silent = There is no hub, so you will hear nothing.
preferences-hub = the hub
preferences-computer = computer
preferences-ambience = Background
preferences-ambience-line = What you hear around a table, never over the hub.
preferences-off = off
preferences-table = a room
preferences-depot = a depot
preferences-ambience-volume = Background volume
preferences-ambience-volume-line = How loud the background is.
preferences-speed = Pace
preferences-speed-line = How fast computer players play.
preferences-confirm-turns = Done ends each turn
preferences-confirm-turns-line = On a shared screen: the hand stays in sight until you touch Done.
preferences-nudge = Nudge
preferences-nudge-line = With real tiles: when to say again whose turn it is.
preferences-never = never
preferences-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
preferences-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
preferences-faces = Tiles
preferences-faces-line = Pips, or numbers you can read from far away.
preferences-auto = automatic
preferences-pips = pips
preferences-numbers = numbers
preferences-tiles = Tile set
preferences-tiles-line = Ivory is light, ebony dark; black on white is the easiest to see.
preferences-ivory = ivory
preferences-ebony = ebony
preferences-contrast = black on white
preferences-cloth = Table
preferences-cloth-line = What the tiles lie on, and sound like.
preferences-night = night blue
preferences-green = green
preferences-burgundy = wine red
preferences-slate = slate gray
preferences-walnut = walnut wood
preferences-black = black
preferences-order = Order of the hand
preferences-order-line = How your tiles lie after a deal. Sort changes it, too.
preferences-dealt = lightest first
preferences-train = as a train
preferences-number = by number
preferences-doubles = doubles first
preferences-less-motion = Less motion
preferences-less-motion-line = Things fade instead of moving; lamps stay steady.
preferences-full-screen = Full screen
preferences-full-screen-line = Use the whole screen for the table; F11 does it, too.
