"""The server: tables that people sit around, in the browser or over the API. It names no game."""
