### The language itself.

# What the language is called in the language itself.
name = Deutsch
# Whose plurals, dates and decimal signs are used: a locale of Unicode's CLDR.
locale = de
