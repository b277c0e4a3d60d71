"""The tools of all pictures: colors, letters, smooth edges, signs and tile faces.

What stands where on a table is in `table`; the controls of pages are in `controls`.
"""
