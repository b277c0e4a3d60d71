"""A table in play as people and computer players use it: the `TableSession` and the parts that it keeps together.

What a call means is not here: the rules are in `games`, what input means in `modes`, and the `Referee` rules.
"""
