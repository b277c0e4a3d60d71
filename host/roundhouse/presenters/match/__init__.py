"""What may be read of a match beside its table: scores, hands, sheet, review, replay, statistics, files.

Score corrections and other actions at the table are in `table`.
"""
