"""The picture of a table: where everything lies on a window of one size, how it is painted, and how it moves.

Screens take input and decide what comes next, in `screens`; this package only draws values and finds what is touched.
"""
