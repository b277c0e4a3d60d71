"""The hub's thirteen lamps: what they should show (`scene`) and which colors that gives (`render`)."""
