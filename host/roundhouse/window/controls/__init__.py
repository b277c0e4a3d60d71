"""Pages of texts and controls: their values, layout, painting and input.

Which page comes when is in `screens`; colors, letters and signs are in `drawing`.
"""
