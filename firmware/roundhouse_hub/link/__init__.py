"""The link between hub and host: lines (`wire`), delivery in order (`session`), meaning (`messages`, `service`).

The host uses these modules, too. What the hub does with a message is in `message_handler.py`, one folder up.
"""
