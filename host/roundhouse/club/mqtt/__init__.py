"""The tables of a hall and the director's desk over MQTT: broker, topics, messages, who may speak, Home Assistant.

What an evening is (seating, scores, standings) is one folder up and knows no network.
"""
