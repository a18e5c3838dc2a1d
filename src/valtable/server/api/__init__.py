"""The calls of the API: each checks who asks and what for, and leaves the rest to the hall."""

from valtable.server.api.afterwards import AfterwardsController
from valtable.server.api.campaigns import CampaignsController
from valtable.server.api.looking import LookingController
from valtable.server.api.me import MeController
from valtable.server.api.playing import PlayingController
from valtable.server.api.seats import SeatsController
from valtable.server.api.tables import TablesController
from valtable.server.api.teaching import TeachingController
from valtable.server.api.turns import TurnsController, atom_feed

CONTROLLERS = (
    MeController,
    TablesController,
    LookingController,
    SeatsController,
    PlayingController,
    AfterwardsController,
    TeachingController,
    CampaignsController,
    TurnsController,
    atom_feed,
)
