"""The solids of the case and what is measured on them.

They need the large tools; only `mesh` and `step_file` do not.
"""
