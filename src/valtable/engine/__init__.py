"""The engine: what every game needs and no game in particular."""
