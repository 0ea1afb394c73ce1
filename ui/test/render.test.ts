import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { parts, plain, runs, type Voice } from "../src/text/render";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
you = you
card-x = The Whip
suit = Parrot
play = { $seat } { $seat_is ->
    [you] play
   *[other] plays
 } { $card } from { $suit }
take = Ana takes { $n ->
    [one] a card
   *[other] { $n } cards
 } from { $who }
`),
);

const voice: Voice = {
  me: 0,
  name: (seat) => ["Zofia", "<b>Ana</b>"][seat]!,
  format(key, args) {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : key;
  },
};
const play = (seat: number) => ({ key: "play", args: { seat: `seat:${seat}`, card: "card:card-x", suit: "key:suit" } });

test("references become parts, other keys their message", () => {
  expect(parts(play(1), voice)).toEqual([
    { kind: "seat", id: "1", label: "<b>Ana</b>" },
    " plays ",
    { kind: "card", id: "card-x", label: "The Whip" },
    " from Parrot",
  ]);
});

test("the reader is you, with a capital at the start only", () => {
  expect(plain(play(0), voice)).toBe("You play The Whip from Parrot");
  expect(plain({ key: "take", args: { n: 1, who: "seat:0" } }, voice)).toBe("Ana takes a card from you");
});

test("numbers choose plurals and other strings are literal", () => {
  expect(plain({ key: "take", args: { n: 3, who: "the deck: yes" } }, voice)).toBe("Ana takes 3 cards from the deck: yes");
});

test("a name and the marks that touch it are one run", () => {
  const name = { kind: "card" as const, id: "card-x", label: "The Whip" };
  expect(runs(["You play the card «", name, "»."])).toEqual([["You"], [" play the card "], ["«", name, "»."]]);
  expect(runs([name, ", ", name])).toEqual([[name, ","], [" "], [name]]);
  expect(runs(["Nothing to name."])).toEqual([["Nothing"], [" to "], ["name."]]);
});

test("a missing message shows its key", () => {
  expect(plain({ key: "nowhere" }, voice)).toBe("nowhere");
});
