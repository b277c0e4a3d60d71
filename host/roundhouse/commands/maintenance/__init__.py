"""Commands for whoever looks after the program: what is installed and works here, where its files are, completion.

What tables, records and hubs need is in the other folders.
"""
