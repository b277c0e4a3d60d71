"""The pages and proofs made of the rules: clauses and their scenarios, the page of rules, transcripts, strength.

The rules compiled are here, too; their figures are in `tools/figures`.
"""
