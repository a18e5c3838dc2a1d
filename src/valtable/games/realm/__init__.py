"""What Kingdom and the Saga share; no game itself."""
