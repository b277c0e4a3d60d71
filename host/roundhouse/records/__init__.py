"""What stays of a match: its record, a text that people read and edit, and the journal of a table in play."""
