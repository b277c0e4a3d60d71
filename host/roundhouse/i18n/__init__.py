"""The sentences that people read: `Texts` of a language, and functions that put the events of a table into words.

The sentences are in the catalogs in `locales`: a new language is a folder there, and TRANSLATING.md says how to add one
or change a text. What is said where, and to whom, is not here but in the presenters and front ends.
"""
