"""What is made of the rules and proved of them: clauses and their scenarios, the page of rules, transcripts, strength.

The rules compiled are here, too; their figures are in `tools/figures`.
"""
