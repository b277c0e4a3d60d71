"""An emulated Pico for people: in real time, at a port that any program opens, with its lamps on the screen."""
