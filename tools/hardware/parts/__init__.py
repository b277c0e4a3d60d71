"""The parts to buy for a build, with prices, where to find them, and carts for distributors.

The circuits that they belong to are in `circuits`, the pages that list them in `pages`.
"""
