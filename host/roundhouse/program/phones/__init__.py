"""Tables served to phones: the server, its address and its code, and the terminal beside it.

What phones show and may do is `roundhouse.phones`; the pages of a hall are in `program.hall`.
"""
