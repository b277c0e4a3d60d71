"""Commands that calculate for long: players compared (arena), house rules measured (lab), a match judged (review).

What is calculated is in `roundhouse.players`.
"""
