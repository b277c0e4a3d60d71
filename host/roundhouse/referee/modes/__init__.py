"""The ways in which people play at a table: a mode says what is awaited, what an input means, and what happens by
itself.

What the rules say of a call is not here, nor what a person sees: the presenters of the modes are in `presenters`.
"""
