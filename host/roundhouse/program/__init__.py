"""The composition root: opens and wires the program out of its packages, for a window, a terminal, phones or a hall.

It holds no option of a command line, which is `commands`, and no rule, text or screen, which are the packages below.
"""
