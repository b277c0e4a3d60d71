"""The screen: a rail yard at night, drawn with pygame from a plain value that says what is to be seen."""
