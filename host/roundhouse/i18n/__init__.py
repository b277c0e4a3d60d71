"""What people read, in their language: `Texts`, and functions that put what happens at a table into its words.

The sentences are in the catalogs in `locales`: a new language is a folder there, and TRANSLATING.md says how to add one
or change a text. What is said where, and to whom, is not here but in the presenters and front ends.
"""
