import { describe, expect, test } from "vitest";
import { scenes } from "../dev/scenes";
import { byButton, pick, refusal, said, targets } from "../src/ask/choice";
import { empty, rest, splitAnswer, step } from "../src/ask/split";
import type { Answer, Ask } from "../src/wire";

const play = scenes.trick!.ask!;
const answer = (a: number, ...on: string[]): Answer => ({ a, text: { key: `${a}` }, targets: on, parts: null, style: "plain" });
const pairs: Ask = { ...play, answers: [answer(1, "a", "b"), answer(2, "a", "c"), answer(3, "d"), answer(4, "d"), answer(5)] };

describe("choosing on the table", () => {
  test("one target says its answer, picking another replaces it, picking it again takes it back", () => {
    const [p1, p4] = [pick(play, [], "p1"), pick(play, ["p1"], "p4")];
    expect(said(play, p1).map(({ targets }) => targets)).toEqual([["p1"]]);
    expect(p4).toEqual(["p4"]);
    expect(pick(play, p4, "p4")).toEqual([]);
  });

  test("what is not asked for cannot be picked, and says why", () => {
    expect(pick(play, ["p1"], "s6")).toEqual(["p1"]);
    expect(refusal(play, "s6")?.rule).toBe("MOCK-TRICK-1.b");
    expect(refusal(play, "p1")).toBeNull();
  });

  test("answers of several targets are gathered in any order", () => {
    expect(said(pairs, ["a"])).toEqual([]);
    expect(said(pairs, pick(pairs, ["b"], "a")).map(({ a }) => a)).toEqual([1]);
    expect(pick(pairs, ["a", "b"], "d")).toEqual(["d"]);
  });

  test("one target may be used in several ways", () => {
    expect(said(pairs, ["d"]).map(({ a }) => a)).toEqual([3, 4]);
  });

  test("answers without a target are buttons", () => {
    expect(byButton(pairs).map(({ a }) => a)).toEqual([5]);
    expect(targets(pairs)).toEqual(new Set(["a", "b", "c", "d"]));
  });
});

describe("splitting a total", () => {
  const split = scenes.allocation!.ask!;

  test("steps stay between nothing and what is left", () => {
    expect(empty(split)).toEqual([0, 0, 0, 0]);
    expect(step(split, [0, 0, 0, 0], 1, -1)).toBeNull();
    expect(step(split, [1, 0, 0, 0], 1, 1)).toEqual([1, 1, 0, 0]);
    expect(step(split, [3, 0, 1, 0], 1, 1)).toBeNull();
    expect(rest(split, [3, 0, 0, 0])).toBe(1);
  });

  test("a column stops at its most", () => {
    const low = { ...split, columns: split.columns!.map((column) => ({ ...column, max: 1 })) };
    expect(step(low, [1, 0, 0, 0], 0, 1)).toBeNull();
  });

  test("only a whole split is an answer", () => {
    expect(splitAnswer(split, [1, 0, 2, 0])).toEqual([]);
    expect(splitAnswer(split, [1, 0, 2, 1])[0]?.parts).toEqual([1, 0, 2, 1]);
  });

  test("an amount steps through what is offered", () => {
    const amount: Ask = { ...split, kind: "amount", answers: [2, 5, 3].map((n) => ({ ...answer(n), parts: [n] })) };
    expect(empty(amount)).toEqual([2]);
    expect(step(amount, [3], 0, 1)).toEqual([5]);
    expect(step(amount, [2], 0, -1)).toBeNull();
    expect(splitAnswer(amount, [5])[0]?.a).toBe(5);
  });
});
