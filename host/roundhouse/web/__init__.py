"""The common parts of all pages in a browser: who may ask for what, how they look, and in which language.

The pages themselves are in `phones` and `club`.
"""
