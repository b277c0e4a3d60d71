"""The strength of the case: the loads of a hand in plain numbers, and finite elements that bend the printed solids.

The solids are in `case.solids`; the page of the results is in `pages`.
"""
