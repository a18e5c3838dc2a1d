"""The arena: many games between bots, on all cores, and what they tell."""

from __future__ import annotations

from valtable.arena.play import SimulationError, default_workers, simulate
from valtable.arena.report import Report, Standing, TeamStanding

__all__ = ["Report", "SimulationError", "Standing", "TeamStanding", "default_workers", "simulate"]
