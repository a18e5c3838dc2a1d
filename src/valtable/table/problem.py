"""What can be wrong with a wish: a status, a code that has words in every language, and a line for developers."""

from __future__ import annotations

from valtable.table import wire


class Problem(Exception):
    """A refusal: nothing was changed. `error-CODE` says it to people."""

    def __init__(self, status: int, code: str, detail: str, **args: str | int) -> None:
        super().__init__(detail)
        self.status = status  # as HTTP counts them
        self.code = code
        self.detail = detail
        self.arguments = args
        self.headers: dict[str, str] = {}

    def data(self) -> wire.Problem:
        return wire.Problem(self.code, self.detail, self.arguments)


def later(status: int, code: str, detail: str, wait: int, **args: str | int) -> Problem:
    """A refusal for now: whoever asks again after so many seconds may be luckier."""
    problem = Problem(status, code, detail, **args)
    problem.headers = {"retry-after": str(wait)}
    return problem
