"""The commands `games`, `sheets` and `rules`, and the booklet of a game in its three forms.

The texts of the booklet come from `i18n`, its clauses from `games`.
"""
