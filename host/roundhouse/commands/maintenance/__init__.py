"""Commands that look after the installation: what is installed and works here, and where the program's files are.

What tables, records and hubs need is in the other folders.
"""
