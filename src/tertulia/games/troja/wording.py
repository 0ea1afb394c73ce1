"""What answers and refusals say."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.position import PASS
from tertulia.core.text import Option, Text, card_ref, key_ref, seat_ref
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import DOWN, TAME, TO_DUEL, WRATH, aim_of, card_of, holds
from tertulia.games.troja.effects import within_power
from tertulia.games.troja.stats import design_of, hero_of
from tertulia.games.troja.types import At, rules_of

Args = dict[str, int | str]


def card_key(m: At, card: int) -> str:
    """The message id of a card's name."""
    return f"troja-card-{design_of(m, card).key}"


def card_args(m: At, card: int) -> Args:
    """The name and the pips of a card, which tell it from all others."""
    return {"card": card_ref(card_key(m, card)), "pips": rules_of(m).pips[card]}


def side_key(side: int) -> str:
    """The message id of a side."""
    return "troja-side-hero" if side else "troja-side-challenge"


def play_option(m: At, seat: i64, answer: int) -> Option:
    """The readable form of passing, of playing a card, or of a deed without one."""
    if answer == PASS:
        return Option(Text("troja-answer-pass"), style="pass")
    card = int(card_of(answer))
    aim = int(aim_of(answer))
    if card == TO_DUEL:
        return Option(Text("troja-answer-duel", {"target": seat_ref(aim)}), (f"hero:{aim}",))
    if card == TAME:
        return Option(Text("troja-answer-tame", {"target": seat_ref(aim)}), (f"hero:{aim}",))
    if card == WRATH:
        args: Args = {
            "patron": key_ref(f"troja-patron-{words.PATRONS[hero_of(m, seat).patron]}"),
            "side": key_ref(side_key(aim)),
        }
        return Option(Text("troja-answer-wrath", args))
    if card >= DOWN:
        args = card_args(m, card - DOWN)
        args["side"] = key_ref(side_key(aim))
        return Option(Text("troja-answer-lay", args), (f"c{card - DOWN}",))
    return Option(play_text(m, card, aim), (f"c{card}",))


def play_text(m: At, card: int, aim: int) -> Text:
    """The sentence for playing ``card`` on ``aim``."""
    args = card_args(m, card)
    design = design_of(m, card)
    if design.foe:
        args["target"] = seat_ref(aim)
        return Text("troja-answer-challenge", args)
    if design.effect == words.MODIFY:
        args["side"] = key_ref(side_key(aim))
        return Text("troja-answer-modify", args)
    if design.effect == words.ENCHANT:
        args["target"] = seat_ref(aim)
        return Text("troja-answer-enchant", args)
    if design.effect in (words.REMOVE, words.RECOVER, words.CANCEL):
        args["other"] = card_ref(card_key(m, aim))
        args["other_pips"] = rules_of(m).pips[aim]
        return Text(f"troja-answer-{words.EFFECTS[design.effect]}", args)
    return Text("troja-answer-play", args)


def refusal(m: At, seat: i64, answer: int, rule: str) -> Text:
    """Why ``seat`` may not answer so: no such card, no such M, or not now."""
    if 0 <= answer < DOWN * 128:
        card = card_of(answer)
        if card < len(rules_of(m).cards):
            if not holds(m.secrets.hand(seat), card):
                return Text("troja-refusal-not-in-hand", card_args(m, int(card)), "TROJA-IV.3-1")
            design = design_of(m, card)
            args = card_args(m, int(card))
            if not within_power(m, seat, design):
                clause = "TROJA-V.4-2" if design.effect >= 0 else "TROJA-V.3.c-2"
                args["number"] = int(design.m)
                return Text("troja-refusal-power", args, clause)
            return Text("troja-refusal-not-now", args, rule)
    return Text("refusal-not-offered", None, rule)
