"""Learning: nets that bots play with, trained by self-play. Only `ppo` needs more than the standard library: torch."""
