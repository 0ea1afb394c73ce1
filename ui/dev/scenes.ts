import type { Ask, Card, Column, Family, Hello, Item, Lot, Player, Text, Zone } from "../src/wire";

// A made-up game that uses the zones and asks of an auction and trick game.

export const text = (key: string, args: Text["args"] = {}, rule?: string): Text => ({ key: `mock-${key}`, args, ...(rule && { rule }) });

const suits = { p: ["vert", "parrot"], s: ["azure", "sword"], h: ["gules", "ham"], c: ["or", "coin"] } as const;
type Suit = keyof typeof suits;
const suitName = (suit: Suit) => `key:mock-suit-${suit}`;

export function card(name: string): Card {
  const [family, icon] = suits[name[0] as Suit] as readonly [Family, string];
  const key = `mock-card-${name}`;
  const numeral = name.slice(1);
  const kraken = ["2", "6"].includes(numeral);
  const marks = kraken ? ["inverted", "kraken"] : [];
  return { key, family, numeral, icon, marks, pattern: "waves", ...(kraken && { flavour: { key: `${key}.flavour` } }) };
}
export const item = (name: string, more: Partial<Item> = {}): Item => ({ id: name, card: card(name), ...more });
const down = (id: string): Item => ({ id, card: null });

const column = (suit: Suit, value: number, note: number): Column => ({
  id: suit,
  family: suits[suit][0],
  icon: suits[suit][1],
  label: text("predicts", { suit: suitName(suit) }),
  value,
  note,
  note_label: text("won", { suit: suitName(suit) }),
});

const player = (seat: number, active: boolean, score: number, hand: number, marks: number[], won: number[]): Player => ({
  seat,
  active,
  facts: [
    { id: "score", icon: "laurel", label: text("score"), value: score },
    { id: "hand", icon: "hand", label: text("cards"), value: hand },
  ],
  columns: (["p", "s", "h", "c"] as const).map((suit, at) => column(suit, marks[at]!, won[at]!)),
  tags: seat === 1 ? [text("first")] : [],
});

const players = (active: number, hand: number): Player[] => [
  player(0, active === 0, 12, hand, [2, 0, 1, 0], [3, 0, 4, 1]),
  player(1, active === 1, 9, hand, [1, 1, 0, 1], [0, 2, 2, 4]),
  player(2, active === 2, 17, hand, [0, 3, 2, 0], [4, 1, 0, 3]),
  player(3, active === 3, 8, hand, [0, 0, 0, 4], [1, 3, 4, 4]),
];

const meter = (value: number, suit: Suit): Zone => ({
  id: "kraken",
  kind: "meter",
  values: [0, 1, 2, 3, 4],
  value,
  family: suits[suit][0],
  icon: suits[suit][1],
  label: text("meter", { suit: suitName(suit) }),
  rule: "MOCK-KRAKEN-1",
});

const lot = (n: number, up: string[], taken: [value: number, seat: number] | null): Lot => ({
  id: `lot:${n}`,
  title: text("lot", { n: n + 1 }),
  cards: [down(`d${n}`), ...up.map((name) => item(name))],
  spaces: [0, 1, 2, 3, 4, 5, 6].map((value) => ({
    id: `space:${n}:${value}`,
    value,
    seat: taken?.[0] === value ? taken[1] : null,
    closed: taken !== null && value <= taken[0],
  })),
});
const lots: Zone = {
  id: "lots",
  kind: "lots",
  lots: [lot(0, ["p7", "s2"], [3, 1]), lot(1, ["h11", "c9"], null), lot(2, ["s12", "p6"], [1, 2]), lot(3, ["c1", "h8"], null)],
};

const sheet: Zone = {
  id: "scores",
  kind: "sheet",
  title: text("scores"),
  columns: [1, 2, 3].map((n) => text("round", { n })),
  rows: [
    { seat: 0, cells: [12, 9, 3], total: 24 },
    { seat: 1, cells: [9, 8, 2], total: 19 },
    { seat: 2, cells: [17, 11, 12], total: 40 },
    { seat: 3, cells: [8, 16, 5], total: 29 },
  ],
};
const early: Zone = { ...sheet, rows: sheet.rows!.map((row) => ({ ...row, cells: [row.cells[0]!, null, null], total: row.cells[0]! })) };

const hand = (names: string): Zone => ({ id: "hand", kind: "hand", items: names.split(" ").map((name) => item(name)) });
const FULL = "p1 p4 p12 s3 s6 s10 h2 h5 h9 c4 c7 c10";

const trick = (names: [seat: number, name: string, ...tags: string[]][]): Zone => ({
  id: "trick",
  kind: "trick",
  title: text("trick", { n: 5 }),
  rule: "MOCK-TRICK-1",
  lead: "vert",
  items: names.map(([seat, name, ...tags]) => item(name, { seat, tags })),
});

const log: Hello["log"] = [
  { seq: 1, kind: "round", text: text("event-deal") },
  { seq: 2, kind: "bid", text: text("event-bid", { seat: "seat:1", n: 3, lot: 1 }), rule: "MOCK-AUCTION-3.a" },
  { seq: 3, kind: "bid", text: text("event-bid", { seat: "seat:2", n: 1, lot: 3 }), rule: "MOCK-AUCTION-4.a" },
  { seq: 4, kind: "play", text: text("event-play", { seat: "seat:1", card: "card:mock-card-p9" }), rule: "MOCK-TRICK-1.a" },
  { seq: 5, kind: "play", text: text("event-play", { seat: "seat:2", card: "card:mock-card-p2" }), rule: "MOCK-TRICK-1.b" },
  { seq: 6, kind: "kraken", text: text("event-kraken", { n: 3 }), rule: "MOCK-KRAKEN-1" },
  { seq: 7, kind: "play", text: text("event-play", { seat: "seat:0", card: "card:mock-card-p12" }) },
  { seq: 8, kind: "win", text: text("event-win", { seat: "seat:0", card: "card:mock-card-p12" }), rule: "MOCK-TRICK-3.a" },
];

const hello = (headline: Text, seats: Player[], zones: Zone[], ask: Ask | null, waiting: number[]): Hello => ({
  t: "hello",
  v: 1,
  game: "mock",
  table: "dev",
  seat: 0,
  seq: 8,
  host: 0,
  next: false,
  resting: false,
  talk: true,
  said: [],
  people: [
    { seat: 0, name: "Zofia", kind: "human", bot: null, here: true, open: false, stand_in: false, times: 1, rest: false, votes: [] },
    { seat: 1, name: "Ana", kind: "human", bot: null, here: true, open: false, stand_in: false, times: 1, rest: false, votes: [] },
    { seat: 2, name: "Μαρία", kind: "human", bot: null, here: false, open: false, stand_in: false, times: 1, rest: false, votes: [] },
    { seat: 3, name: "Bot Inês", kind: "bot", bot: "greedy", here: true, open: false, stand_in: false, times: 1, rest: false, votes: [] },
  ],
  cards: Object.fromEntries(["p9", "p2", "p12"].map((name) => [`mock-card-${name}`, card(name)])),
  scene: { headline, players: seats, zones },
  ask,
  log,
  promise: "5f2b".repeat(16),
  progress: 40,
  waiting,
  thinking: null,
  topic: null,
  wake: "able",
  orders: {},
  muted: [],
  over: null,
  undo: false,
});

const ask = (kind: Ask["kind"], name: string, rule: string, more: Partial<Ask>): Ask => ({
  id: 41,
  seat: 0,
  kind,
  rule,
  prompt: text(`${name}-prompt`),
  why: text(`${name}-why`),
  answers: [],
  refused: [],
  deadline: null,
  ...more,
});

const bids = lots.lots!.flatMap((one, at) =>
  one.spaces
    .filter((space) => !space.closed)
    .map((space) => ({ at, space })),
);
const auction = hello(text("headline-auction"), players(0, 6), [meter(0, "p"), lots, early, hand("p4 p12 s6 h5 h9 c7")], ask("choose", "bid", "MOCK-AUCTION-4", {
  answers: bids.map(({ at, space }, a) => ({
    a,
    text: text("bid-answer", { n: space.value, lot: at + 1 }),
    targets: [space.id],
    parts: null,
    style: "plain",
  })),
  refused: [0, 1, 2, 3].map((n) => ({ targets: [`space:0:${n}`], text: text("bid-low", {}, "MOCK-AUCTION-4.c") })),
}), [0]);

function splits(total: number): number[][] {
  const all = [0, 1, 2, 3, 4].filter((n) => n <= total);
  return all.flatMap((a) => all.flatMap((b) => all.flatMap((c) => (a + b + c <= total ? [[a, b, c, total - a - b - c]] : []))));
}
const allocation = hello(text("headline-split"), players(0, 9), [meter(0, "p"), row(), early, hand("p4 p7 p12 s2 s6 h5 h9 c1 c7")], ask("allocate", "split", "MOCK-PREDICTION-2", {
  prompt: text("split-prompt", { n: 4 }),
  why: text("split-why", { card: "card:mock-card-p7" }),
  total: 4,
  columns: (["p", "s", "h", "c"] as const).map((suit) => ({
    id: suit, family: suits[suit][0], icon: suits[suit][1], label: { key: `mock-suit-${suit}` }, max: 12,
  })),
  answers: splits(4).map((parts, a) => ({ a, text: text("split-answer", { split: parts.join("-") }), targets: [], parts, style: "plain" })),
}), [0, 1]);

function row(): Zone {
  return { id: "taken", kind: "row", title: text("lot", { n: 1 }), items: [item("p7", { tags: ["new"] }), item("s2", { tags: ["new"] }), item("c1", { tags: ["new"] })] };
}

const mine = FULL.split(" ");
const playing = hello(text("headline-trick", { n: 5 }), players(0, 12), [meter(3, "p"), trick([[1, "p9", "lead"], [2, "p2"], [3, "p11", "winning"]]), early, hand(FULL)], ask("choose", "play", "MOCK-TRICK-1.b", {
  answers: ["p1", "p4", "p12"].map((name, a) => ({
    a, text: text("play-answer", { card: `card:mock-card-${name}` }), targets: [name], parts: null, style: "plain",
  })),
  refused: [{ targets: mine.filter((name) => name[0] !== "p"), text: text("play-follow", {}, "MOCK-TRICK-1.b") }],
}), [0]);
playing.undo = true;

const trump = hello(text("headline-trick", { n: 5 }), players(0, 11), [meter(4, "p"), trick([[0, "s6"], [1, "p9", "lead"], [2, "p3"], [3, "p11", "winning"]]), early, hand("p1 p4 p12 s3 s10 h2 h5 h9 c4 c7 c10")], ask("choose", "trump", "MOCK-KRAKEN-2", {
  why: text("trump-why", { card: "card:mock-card-p2" }),
  answers: (["s", "h", "c"] as const).map((suit, a) => ({
    a, text: text("trump-answer", { suit: suitName(suit) }), targets: [], parts: null, style: "plain",
  })),
}), [0]);

const waiting: Hello = { ...playing, ask: null, waiting: [1, 3], undo: false, scene: { ...playing.scene, players: players(1, 12) } };

const over: Hello = {
  ...hello(text("headline-over"), players(-1, 0), [sheet], null, []),
  over: { scores: [24, 19, 40, 29], winners: [1], text: text("over", { seat: "seat:1", points: 19 }), seed: "07c4".repeat(16), turns: [] },
};

const duel: Hello = {
  ...waiting,
  scene: {
    ...waiting.scene,
    zones: [
      { id: "deck", kind: "stack", title: text("cards"), items: [down("top")], count: 23 },
      { id: "duel", kind: "duel", sides: [{ title: text("lot", { n: 1 }), total: 7 }, { title: text("lot", { n: 2 }), total: 5 }],
        items: [item("h7", { side: 0 }), item("s5", { side: 1 })] },
      { id: "tableau", kind: "tableau", items: ["h3", "h4", "s8", "c2", "c3", "c12"].map((name, at) => item(name, { column: at >> 1 })) },
      hand("p1 p4 p12"),
    ],
  },
};

export const scenes: Record<string, Hello> = { auction, allocation, trick: playing, trump, waiting, over, offline: waiting, duel };
