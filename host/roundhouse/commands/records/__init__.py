"""Commands about matches that were played: checking and replaying a record, statistics over the journal.

How records are read is in `roundhouse.records`; a judgment of the decisions is in `analysis`.
"""
