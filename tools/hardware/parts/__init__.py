"""What a build buys: its parts with prices, where to find them, and carts for distributors."""
