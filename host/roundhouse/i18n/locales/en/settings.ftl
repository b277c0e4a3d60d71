### The screen of settings.

preferences-title = Settings
preferences-line = Everything is remembered.
preferences-language = Language
preferences-language-line = What the table speaks.
preferences-text = Text
preferences-text-line = Larger letters, for a table seen from afar.
preferences-volume = Volume
preferences-volume-line = How loud the hub is.
preferences-muted = Mute
preferences-muted-line = No sound at all, until this is off again.
preferences-speaker = Sound from
preferences-speaker-line = This computer's loudspeaker sounds where no hub is, or when it is asked to.
preferences-silent = There is no hub, so nothing is heard.
preferences-hub = the hub
preferences-computer = computer
preferences-speed = Pace
preferences-speed-line = How fast computer players play.
preferences-nudge = Nudge
preferences-nudge-line = With real tiles: when it is said again whose turn it is.
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
preferences-faces-line = Pips, or numbers that can be read from afar.
preferences-auto = automatic
preferences-pips = pips
preferences-numbers = numbers
preferences-less-motion = Less motion
preferences-less-motion-line = Things fade instead of moving; lamps are steady.
preferences-full-screen = Full screen
preferences-full-screen-line = The whole screen for the table; F11 does it, too.
