"""What the games on Valeria's cards share: citizens, monsters and tableaux, and the rules that are the same in each.

It is no game. Where its games differ, the difference is a function or a value that a game hands in once (`ways.py`).
"""
