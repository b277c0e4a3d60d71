"""The screens of the program, one module a screen, and what leads from one to the next."""
