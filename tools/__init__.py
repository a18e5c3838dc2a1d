"""Helpers of dev.py: part of the project, no part of the package."""
