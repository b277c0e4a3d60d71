"""Lessons: rounds that are written down, with what is said and shown at each step.

`mexican-train.txt` teaches a first game, the other scripts what is different in theirs. A script is a record with lines
`say NAME`, perhaps with `at PLACE` and `for CLAUSE`, between its events; `lesson.py` reads them, `lesson_presenter.py`
leads through one, and `clause_diagrams.py` shows its positions in a booklet. The pages that lead there are the list of
lessons, and the welcome of the first start.
"""
