import { describe, expect, test } from "vitest";
import { scenes } from "../dev/scenes";
import { reduce } from "../src/table/reduce";
import type { Ev, Zone } from "../src/wire";

const table = reduce(null, scenes.trick!)!;
const ev = (more: Partial<Ev>): Ev => ({ t: "ev", seq: table.seq + 1, ...more });
const ids = (state: typeof table) => state.scene.zones.map((zone) => zone.id);

describe("frames", () => {
  test("nothing is known before hello", () => {
    expect(reduce(null, ev({}))).toBeNull();
  });

  test("what an event leaves out stays", () => {
    const next = reduce(table, ev({ undo: false }))!;
    expect(next).toEqual({ ...table, seq: table.seq + 1, undo: false });
  });

  test("null takes an ask back, absence does not", () => {
    expect(reduce(table, ev({}))!.ask).toBe(table.ask);
    expect(reduce(table, ev({ ask: null }))!.ask).toBeNull();
  });

  test("zones change, go and come by id", () => {
    const stack: Zone = { id: "deck", kind: "stack", count: 3 };
    const next = reduce(table, ev({ zones: { kraken: null, deck: stack } }))!;
    expect(ids(next)).toEqual([...ids(table).filter((id) => id !== "kraken"), "deck"]);
    expect(next.scene.zones.at(-1)).toBe(stack);
  });

  test("the order is the server's, and a zone it does not name is gone", () => {
    expect(ids(reduce(table, ev({ order: ["hand", "trick"] }))!)).toEqual(["hand", "trick"]);
  });

  test("events that were already heard are not told twice", () => {
    const again = table.log.at(-1)!;
    const fresh = { ...again, seq: again.seq + 2 };
    expect(reduce(table, ev({ seq: fresh.seq, events: [again, fresh] }))!.log).toEqual([...table.log, fresh]);
  });

  test("an older frame changes nothing", () => {
    expect(reduce(table, ev({ seq: table.seq - 1, ask: null }))).toBe(table);
  });
});
