"""Who I am: a guest's name and language."""

from __future__ import annotations

from litestar import Controller, Response, get, put
from litestar.params import JSONBody

from valtable.server import session
from valtable.server.api.call import Asking, TheCall
from valtable.table import wire
from valtable.table.people import clean_name
from valtable.table.problem import Problem
from valtable.text import LANGUAGES


class MeController(Controller):
    """Who I am."""

    path = "/api/me"
    tags = ("Me",)

    @get("/", summary="Who I am")
    async def show(
        self,
        call: TheCall,
    ) -> wire.Me:
        """A guest's name and language, as the cookie says."""
        return wire.Me(call.person.name, call.person.language)

    @put("/", summary="Change my name or language")
    async def change(self, request: Asking, call: TheCall, data: JSONBody[wire.WhoIAm]) -> Response[wire.Me]:
        """The name is taken for the seats I take from now on."""
        me = wire.Me(call.person.name, call.person.language)
        changed = []
        secure = session.is_secure(request)
        if data.name is not None:
            me.name = clean_name(data.name)
            changed.append(session.guest_cookie(session.NAME, me.name, secure))
        if data.language is not None:
            if data.language not in LANGUAGES:
                raise Problem(400, "no-language", f"language: one of {', '.join(LANGUAGES)}")
            me.language = data.language
            changed.append(session.guest_cookie(session.LANGUAGE, me.language, secure))
        return Response(me, cookies=changed)
