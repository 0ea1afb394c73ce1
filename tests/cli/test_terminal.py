"""What the terminal draws: whole in 80 columns, in every language."""

import io

import pytest
from rich.console import Console

import tertulia
from tertulia import texts
from tertulia.bots.registry import bot
from tertulia.core.scene import Card
from tertulia.terminal import Voice, called, draw


def drawn(match, lang):
    """All that the first seat sees, as lines."""
    names = [
        texts.say(lang, "bot-numbered", {"bot": texts.say(lang, "bot-greedy"), "number": seat + 1})
        for seat in range(match.seats)
    ]
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    view = match.view(0)
    console.print(draw(view, Voice(lang, match.game.name, names, 0)))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("name", sorted(tertulia.games()))
def test_no_word_of_the_players_is_cut_off(name, lang):
    game = tertulia.game(name)
    match = game.start(max(game.seats), 5)
    rng = tertulia.Rng(5)
    for _ in range(40):
        seat = match.to_move[0]
        match.play(seat, bot("greedy").choose(match.view(seat), rng))
        lines = drawn(match, lang)
        assert not any("…" in line for line in lines), "\n".join(lines)
    facts = match.game.scene(match.view(0)).players[0].facts
    assert facts
    for fact in facts:
        for word in texts.render(lang, fact.label).split():
            assert any(word in line for line in lines), word


def test_a_card_has_its_name_in_the_language_and_a_code_stays_one():
    voice = Voice("pl", "troja", ["A", "B"], 0)
    assert called(Card("troja-hero-odysseus", "or"), voice) == "Odyseusz"
    assert called(Card("trunfos-card-p12", "or"), voice) == "P12"


@pytest.mark.parametrize("lang", texts.languages())
def test_a_long_score_is_told_line_by_line(lang):
    greek = tertulia.game("troika").start(4, 1, {"rules": "greek"})
    while not greek.over:
        seat = greek.to_move[0]
        greek.play(seat, bot("random").choose(greek.view(seat), tertulia.Rng(1)))
    lines = drawn(greek, lang)
    assert not any("…" in line for line in lines), "\n".join(lines)
    total = next(line for line in lines if line.startswith(texts.say(lang, "cli-total")))
    assert [int(word) for word in total.split()[1:]] == list(greek.scores)


def test_a_line_breaks_between_cards_and_not_within_a_name():
    match = tertulia.game("troika").start(2, 3)
    rng = tertulia.Rng(3)
    while match.asked < 60:
        seat = match.to_move[0]
        match.play(seat, bot("random").choose(match.view(seat), rng))
        hand = match.game.scene(match.view(0)).zones[-1]
        lines = drawn(match, "pl")
        for card in (item.card for item in hand.items if item.card is not None):
            name = called(card, Voice("pl", "troika", ["A", "B"], 0))
            assert any(name in line for line in lines), name
