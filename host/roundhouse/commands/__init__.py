"""The commands of `roundhouse`, one module each, and what several of them need."""
