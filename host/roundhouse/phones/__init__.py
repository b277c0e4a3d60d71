"""Phones: everybody's hand in their own pocket, over the local network, in a browser and nothing else.

Pages are made on the server from what the presenters give for one seat; a phone sends actions as they stand on
its page. What a hostile guest can and cannot do stands in SECURITY.md.
"""
