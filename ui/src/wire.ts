// What goes over the wire, as docs/protocol.md says.

export type Arg = string | number;

export interface Text {
  key: string;
  args?: Record<string, Arg>;
  rule?: string;
}

export type Family = "gules" | "azure" | "vert" | "purpure" | "sable" | "or" | "argent";

export interface Fact {
  id: string;
  icon: string;
  label: Text;
  value: number | string;
}

export interface Column {
  id: string;
  family: Family;
  icon: string;
  label: Text;
  value: number;
  note?: number | null;
  note_label?: Text | null;
}

export interface Player {
  seat: number;
  active: boolean;
  facts: Fact[];
  columns: Column[];
  tags: Text[];
}

export interface Pip {
  icon: string;
  value: number | string;
}

export interface Card {
  key: string;
  family: Family;
  numeral: string;
  icon: string;
  type?: Text | null;
  terms?: Text[];
  text?: Text | null;
  flavour?: Text | null;
  pips?: Pip[];
  marks?: string[];
  pattern?: string;
}

export interface Item {
  id: string;
  card: Card | null;
  seat?: number | null;
  tags?: string[];
  count?: number;
  column?: number;
  side?: number;
}

export interface Space {
  id: string;
  value: number;
  seat: number | null;
  closed: boolean;
}

export interface Lot {
  id: string;
  title: Text;
  cards: Item[];
  spaces: Space[];
}

export interface Zone {
  id: string;
  kind: "hand" | "row" | "stack" | "trick" | "tableau" | "duel" | "lots" | "meter" | "sheet";
  title?: Text | null;
  rule?: string | null;
  seat?: number | null;
  items?: Item[];
  count?: number;
  lead?: Family | null;
  sides?: { title: Text; total: number }[];
  lots?: Lot[];
  values?: number[];
  value?: number;
  family?: Family;
  icon?: string;
  label?: Text;
  columns?: Text[];
  rows?: { seat: number; cells: (number | null)[]; total: number }[];
}

export interface Scene {
  headline: Text;
  players: Player[];
  zones: Zone[];
}

export interface Answer {
  a: number;
  text: Text;
  targets: string[];
  parts: number[] | null;
  style: "plain" | "main" | "pass" | "danger";
}

export interface Part {
  id: string;
  family: Family;
  icon: string;
  label: Text;
  max: number;
}

export interface Ask {
  id: number;
  seat: number;
  kind: "choose" | "stop" | "pass" | "amount" | "allocate";
  rule: string | null;
  prompt: Text;
  why: Text | null;
  answers: Answer[];
  refused: { targets: string[]; text: Text }[];
  columns?: Part[];
  total?: number;
  deadline: number | null;
}

export interface Event {
  seq: number;
  kind: string;
  text: Text;
  rule?: string | null;
}

export interface Person {
  seat: number;
  name: string | Text;
  kind: "human" | "bot";
  bot: string | null;
  here: boolean;
  /** Waits for whoever is invited. */
  open: boolean;
  /** A bot plays for whoever has been away for long. */
  stand_in: boolean;
  /** How many times as long as agreed their time lasts. */
  times: number;
  /** Would like a pause. */
  rest: boolean;
  /** The seats that would have a bot in their place. */
  votes: number[];
}

export interface Result {
  scores: number[];
  winners: number[];
  text: Text;
  /** What the cards were dealt by; `Hello.promise` is its SHA-256. Null if the table keeps its hands to itself. */
  seed: string | null;
  turns: Turn[];
}

/** A step that decided a game: the event that tells of it, whose score it changed, and who took the lead by it. */
export interface Turn {
  at: number;
  event: number;
  seat: number;
  before: number;
  after: number;
  lead: number | null;
}

/** What a seat has said, when event `after` was the newest. */
export interface Heard {
  n: number;
  seat: number;
  text: Text;
  after: number;
}

/** When a seat wants to be asked in response windows. */
export type When = "always" | "able" | "turn" | "stack";
export type Orders = Record<string, When>;

export interface Hello {
  t: "hello";
  v: number;
  game: string;
  table: string;
  seat: number | null;
  seq: number;
  people: Person[];
  /** The seat whose owner invites the others. */
  host: number;
  /** The same people play on at another table. */
  next: boolean;
  /** All have agreed to a pause. */
  resting: boolean;
  /** People may talk. */
  talk: boolean;
  said: Heard[];
  /** Every card in play by key, so that a name in the story can be opened. */
  cards?: Record<string, Card>;
  scene: Scene;
  ask: Ask | null;
  log: Event[];
  promise: string;
  /** How far the game is, in per cent. */
  progress: number;
  waiting: number[];
  /** In a response window: how many still think. */
  thinking: number | null;
  /** What the open window is about. */
  topic: string | null;
  wake: When | null;
  /** What holds in place of `wake`, by the topic of a window. */
  orders: Orders | null;
  /** Cards for whose sake the reader is never asked. */
  muted: string[] | null;
  over: Result | null;
  undo: boolean;
}

export interface Ev {
  t: "ev";
  seq: number;
  events?: Event[];
  headline?: Text;
  players?: Player[];
  zones?: Record<string, Zone | null>;
  order?: string[];
  progress?: number;
  ask?: Ask | null;
  waiting?: number[];
  thinking?: number | null;
  topic?: string | null;
  wake?: When | null;
  orders?: Orders | null;
  muted?: string[] | null;
  over?: Result | null;
  undo?: boolean;
}

export type Frame =
  | Hello
  | Ev
  | { t: "ack"; cid: string; seq: number }
  | { t: "nack"; cid: string; text: Text }
  | { t: "people"; people: Person[]; next: boolean; resting: boolean; talk: boolean }
  | { t: "said"; said: Heard }
  | { t: "note"; text: Text }
  | { t: "ping"; seq: number };

/** What is told beside the game. */
export type Wish =
  | { t: "wake"; when: When; orders: Orders }
  | { t: "mute"; items: string[] }
  | { t: "time"; times: number }
  | { t: "rest"; rest: boolean }
  | { t: "vote"; seat: number; out: boolean }
  | { t: "say"; phrase: string }
  | { t: "talk"; open: boolean };

export type Command = ({ t: "do"; ask: number; answer: number } | { t: "undo" } | Wish) & { cid: string };
