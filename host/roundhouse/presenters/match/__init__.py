"""Parts of a match that people read beside its table: scores, hands, sheet, review, replay, statistics, files.

Score corrections and other actions at the table are in `table`.
"""
