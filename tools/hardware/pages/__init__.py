"""The generated pages beside the guide: lists, power, loads and coupon. Their texts are in hardware/texts.

What all generated pages share is here, too: tables, pictures, and what they may say of the cells.
"""
