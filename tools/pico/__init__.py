"""What it takes to build the hub's image for the Pico: a compiler, MicroPython's sources, and what is frozen in."""
