"""Checks of play itself: games end, legal answers work and others change nothing."""

from __future__ import annotations

from tertulia.core.errors import IllegalMove, NotPossible
from tertulia.core.position import Decision
from tertulia.testing.trial import Trial, Walk, present

FAR = tuple(
    sign * number
    for number in (*(2**power for power in (5, 6, 8, 16, 24, 31, 32, 62, 63, 64, 70)), 2**63 - 1)
    for sign in (1, -1)
)


def check_ends(trial: Trial) -> None:
    """Random games end within ``game.limit`` decisions; the invariants hold in every state."""
    for walk in trial.walks("ends"):
        match = walk.match
        walk.hold()
        while match.to_move:
            if len(walk.answers) == trial.game.limit:
                raise walk.fault(f"the game is not over after {trial.game.limit} decisions")
            if match.winners:
                raise walk.fault(f"the game is on, yet it has winners: {match.winners}")
            epoch = match.epoch
            walk.step()
            if match.epoch < epoch:
                raise walk.fault(f"the epoch went back from {epoch} to {match.epoch}")
            walk.hold()
        if not match.over:
            raise walk.fault("nobody is asked, yet the game is not over")
        if not match.winners or not set(match.winners) <= set(walk.seats):
            raise walk.fault(f"the game is over with winners {match.winners}")
        if len(match.scores) != trial.seats:
            raise walk.fault(f"{len(match.scores)} scores for {trial.seats} seats")
        refuse(walk, walk.seats, [0, -1])


def check_answers(trial: Trial) -> None:
    """A legal answer never fails; every other raises an error with a rule and changes nothing."""
    for walk in trial.walks("answers"):
        earlier: list[int] = []
        while walk.match.to_move:
            for decision in walk.asked():
                lawful(walk, decision)
                unlawful(walk, decision, earlier)
                earlier = [*decision.answers[:6], *earlier[:60]]
            others = [seat for seat in walk.seats if seat not in walk.match.to_move]
            refuse(walk, [*others, -1, trial.seats, 2**40, 2**70], [earlier[0], -1])
            open_before = walk.asked()
            walk.step()
            for decision in open_before:
                over(walk, decision)


def lawful(walk: Walk, decision: Decision) -> None:
    """The answers are well formed, agree with the quick forms, and a few of them work."""
    match, seat, answers = walk.match, decision.seat, decision.answers
    if not answers or len(set(answers)) < len(answers):
        raise walk.fault(f"seat {seat} is offered {answers}: nothing, or something twice")
    step = match.top
    assert step is not None
    rules = match.rules
    actions = [walk.trial.game.encode(rules, decision.step, answer) for answer in answers]
    if len(set(actions)) < len(actions) or not 0 <= min(actions) <= max(actions) < rules.actions:
        raise walk.fault(f"the actions {actions} of seat {seat} coincide or leave the range")
    picked = step.pick(match, seat, walk.rng)
    if picked not in answers:
        raise walk.fault(f"pick gives {picked}, which is not legal for seat {seat}")
    if not all(step.legal(match, seat, answer) for answer in answers):
        raise walk.fault(f"seat {seat}: legal() refuses what answers() offers")
    for answer in {picked, answers[0], answers[-1], walk.one_of(answers)}:
        try:
            match.copy().play(seat, answer)
        except Exception as error:
            raise walk.fault(f"seat {seat}: the legal answer {answer} fails: {error!r}") from error


def unlawful(walk: Walk, decision: Decision, earlier: list[int]) -> None:
    """Answers near and far that are not offered are refused with a rule."""
    answers = set(decision.answers)
    base = walk.one_of(decision.answers)
    near = [answer + step for answer in (min(answers), base, max(answers)) for step in (-1, 1)]
    wrapped = [base + 2**power for power in (16, 31, 32, 64)]
    tempting = decision.tempting
    if answers & set(tempting):
        raise walk.fault(f"tempting answers are legal: {sorted(answers & set(tempting))}")
    wide = [walk.one_of(FAR) for _ in range(6)]
    tried = {*near, *wrapped, *wide, *earlier, *tempting[:6], -1, -2, -3} - answers
    before = present(walk.match)
    for answer in tried:
        try:
            walk.match.play(decision.seat, answer)
        except IllegalMove as error:
            if not error.rule or not error.reason.key:
                raise walk.fault(f"the illegal answer {answer} is refused without a rule") from None
        except Exception as error:
            raise walk.fault(f"the illegal answer {answer} raises {error!r}") from error
        else:
            raise walk.fault(f"seat {decision.seat} could play the illegal answer {answer}")
    what = f"one of the illegal answers {sorted(tried)} changed the match"
    walk.same(what, before, present(walk.match))


def refuse(walk: Walk, seats: list[int], answers: list[int]) -> None:
    """Seats that are not asked can neither answer nor see a decision."""
    before = present(walk.match)
    for seat in seats:
        for answer in (None, *answers):
            try:
                if answer is None:
                    walk.match.decision(seat)
                else:
                    walk.match.play(seat, answer)
            except NotPossible:
                continue
            except Exception as error:
                raise walk.fault(f"seat {seat}, who is not asked, raises {error!r}") from error
            raise walk.fault(f"seat {seat} is not asked but can decide or answer {answer}")
    walk.same("a seat that was not asked changed the match", before, present(walk.match))


def over(walk: Walk, decision: Decision) -> None:
    """A decision that was open before the last answer explains nothing any more."""
    try:
        told = decision.prompt
    except NotPossible:
        return
    raise walk.fault(f"a decision that is over still speaks: {told}")
