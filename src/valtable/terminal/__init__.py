"""Play in the terminal: draws any game's board, asks its questions, keeps the match safe."""
