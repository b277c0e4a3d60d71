"""Pictures of the screens: the moments that they show, and how two pictures are compared.

What draws them is the product; the prints that are kept are in tests/golden.
"""
