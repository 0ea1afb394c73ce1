"""Response windows: who may answer what has just happened, and whose answer counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tertulia.core.position import PASS, Decision, Position, S, Step, T

if TYPE_CHECKING:
    from tertulia.core.match import Match


def could_answer(decision: Decision) -> bool:
    """Whether a seat that is asked in a window may do more than pass."""
    return decision.answers != (PASS,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[T, S]):
    """Everyone eligible may answer one thing that has just happened, such as a card played.

    Push it with the seats to ask. Choose them by public facts alone (who holds any card, whose
    resources would suffice), never by what a hand holds: being asked then tells nothing, and a
    seat without a response is asked too and passes. All are asked at once and commit. When all
    are in, the first who responded, clockwise from the left of ``owner``, has the claim; the other
    responses stay unseen, as if never given. With no seat to ask, the window closes at once.

    The window is off the stack before its outcome is carried out, so ``claimed`` may push the
    effect of the response and, above it, the window that answers the response: nested answers
    resolve from the last to the first, and only the last can be answered.

    A subclass gives ``rule``, ``prompt``, ``describe`` and the three methods below.
    """

    owner: i64

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def responses(self, m: Position[T, S], seat: i64) -> tuple[int, ...]:
        """What ``seat`` may respond besides passing: numbers from 0, in a fixed order."""
        raise NotImplementedError

    def aims_at(self, m: Position[T, S], seat: i64) -> bool:
        """Whether what may be answered is aimed at ``seat``, by public facts alone."""
        return False

    def claimed(self, m: Match[T, S], seat: i64, answer: i64) -> None:
        """The response of ``seat`` counts: tell it, and push what follows."""
        raise NotImplementedError

    def closed(self, m: Match[T, S]) -> None:
        """Nobody responded; by default the step below goes on."""

    def kind(self) -> str:
        return "pass"

    def answers(self, m: Position[T, S], seat: i64) -> tuple[int, ...]:
        return (PASS, *self.responses(m, seat))

    def take(self, m: Match[T, S], seat: i64, answer: i64) -> None:
        m.commit(seat, answer)

    def run(self, m: Match[T, S]) -> None:
        commits = m.collect()
        m.pop()
        if commits:
            for seat in m.after(self.owner):
                answer = commits[seat]
                if answer >= 0:
                    self.claimed(m, seat, answer)
                    return
        self.closed(m)
