"""The command line: a module for each command of `roundhouse`, its options, its help and how it tells of errors.

What opens and wires the program is `roundhouse.program`; a folder holds commands of one kind.
"""
