"""A table: a match with people around it. What each pair of eyes sees of it, and how that travels; no web here."""
