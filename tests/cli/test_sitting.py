"""Whole games in a terminal of 80 columns, by a person who types all there is to type."""

import io
import random

import pytest
from rich.console import Console
from tests.table.tools import BRIEF

import tertulia
from tertulia import texts
from tertulia.bots.registry import bot
from tertulia.sitting import PATIENCE, Sitting
from tertulia.terminal import Voice, short

NAMES = sorted(tertulia.games())


class Person:
    """Types at random: numbers, short names, nonsense, questions; and takes things back."""

    def __init__(self, name, seats, seed, me=1):
        game = tertulia.game(name)
        self.chance = random.Random(seed)
        self.out = io.StringIO()
        self.me = me
        self.prompts: list[str] = []
        self.sitting = Sitting(
            game.start(seats, seed, BRIEF[name]),
            {seat: bot("random") for seat in range(seats) if seat != me},
            Voice("en", name, [f"P{seat}" for seat in range(seats)], me),
            Console(file=self.out, width=80, highlight=False),
            self.read,
            tertulia.Rng(seed),
        )
        self.match = self.sitting.match

    def read(self, prompt):
        self.prompts.append(prompt)
        if self.me not in self.match.to_move:
            return self.chance.choice(["", "", "u"])
        return self.chance.choice([self.answer] * 6 + [self.nonsense, self.card])()

    def nonsense(self):
        return self.chance.choice(["?", "u", "", "xyzzy", "-1", "0", "9999", "1 2 3"])

    def answer(self):
        decision = self.match.decision(self.me)
        answer = self.chance.choice(decision.answers)
        if decision.kind in ("allocate", "amount"):
            return " ".join(str(part) for part in decision.describe(answer).parts)
        return str(decision.answers.index(answer) + 1)

    def card(self):
        scene = self.match.game.scene(self.match.view(self.me))
        hand = next(zone for zone in scene.zones if zone.kind == "hand")
        cards = [item.card for item in hand.items if item.card is not None]
        return short(self.chance.choice(cards)).lower() if cards else ""


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game(name):
    for seats in tertulia.game(name).seats:
        person = Person(name, seats, seats)
        assert person.sitting.play()
        assert person.match.over
        said = person.out.getvalue()
        assert max(len(line) for line in said.splitlines()) <= 80
        sheet = said.rpartition("Total")[2].splitlines()
        for seat, score in enumerate(person.match.scores):
            row = next(line for line in sheet if line.startswith(person.sitting.voice.name(seat)))
            assert row.split()[-1] == str(score)
        assert "win" in said.splitlines()[-1]
        for raw in (f"{name}-", "cli-", "ui-", "{$", "refusal-"):
            assert raw not in said


def person_until(wanted, typed, seed=2, name=NAMES[0]):
    """A person who answers until ``wanted``, then types ``typed`` and leaves."""
    person = Person(name, max(tertulia.game(name).seats), seed)
    lines = iter([*typed, "q"])
    reached = False

    def read(prompt):
        nonlocal reached
        person.prompts.append(prompt)
        reached = reached or wanted(person)
        if reached:
            return next(lines)
        return person.answer() if person.me in person.match.to_move else ""

    person.sitting.read = read
    assert not person.sitting.play()
    return person


def asked(step):
    def wanted(person):
        match = person.match
        return person.me in match.to_move and match.decision(person.me).step == step

    return wanted


def test_a_question_is_answered_by_the_clause():
    person = person_until(lambda person: person.me in person.match.to_move, ["?"])
    decision = person.match.decision(person.me)
    assert f"{decision.rule}: " in person.out.getvalue()


def test_a_question_about_a_card_is_answered_by_its_text():
    person = Person("troja", 2, 2, me=0)
    hand = person.match.view(0).game.scene(person.match.view(0)).zones[-1]
    held = next(item.card for item in hand.items if item.card is not None)
    lines = iter([f"? {texts.say('en', held.key).upper()}", "? xyzzy", "q"])
    person.sitting.read = lambda prompt: next(lines)
    assert not person.sitting.play()
    said = " ".join(person.out.getvalue().split())
    assert held.text is not None
    assert texts.render("en", held.text) in said
    assert "No card of that name" in said


def test_endless_nonsense_ends_the_sitting():
    person = Person(NAMES[0], max(tertulia.game(NAMES[0]).seats), 2)
    person.sitting.read = lambda prompt: "xyzzy"
    assert not person.sitting.play()
    assert person.out.getvalue().count("by its number") == PATIENCE
    assert person.out.getvalue().splitlines()[-1].startswith("You leave the table")


def test_what_is_taken_back_is_asked_again():
    def waiting(person):
        return person.match.undoable(person.me)

    before = person_until(waiting, [])
    person = person_until(waiting, ["u"])
    assert person.match.asked == before.match.asked - 1
    assert "Taken back." in person.out.getvalue()


def test_nothing_to_take_back_is_said():
    person = person_until(lambda person: person.me in person.match.to_move, ["U"])
    assert "nothing to take back" in person.out.getvalue()


@pytest.mark.parametrize("by", [short, lambda card: texts.say("en", card.key)])
def test_a_card_is_played_by_either_of_its_names(by):
    def typed(person):
        view = person.match.view(person.me)
        targets = person.match.decision(person.me).describe(answers[0]).targets
        items = [item for zone in view.game.scene(view).zones for item in zone.items]
        return by(next(item.card for item in items if item.id in targets)).lower()

    person = Person("troika", 2, 2, me=0)
    while person.me not in person.match.to_move:
        person.match.play(1, person.match.decision(1).answers[0])
    answers = person.match.decision(person.me).answers
    assert person.sitting._chosen(person.match.decision(person.me), typed(person)) == answers[0]


def test_an_endless_number_is_no_answer():
    person = person_until(lambda person: person.me in person.match.to_move, ["9" * 5000])
    assert "by its number" in person.out.getvalue()


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_the_end_of_the_input_or_an_interruption_leaves_the_table(end):
    person = Person(NAMES[0], max(tertulia.game(NAMES[0]).seats), 1)

    def read(prompt):
        raise end

    person.sitting.read = read
    assert not person.sitting.play()
    assert "leave the table" in person.out.getvalue()
