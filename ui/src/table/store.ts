import { batch, computed, signal } from "@preact/signals";
import { pick, refusal, said, targets } from "../ask/choice";
import { empty, type Split } from "../ask/split";
import { plain, type Voice } from "../text/render";
import { t } from "../text/language";
import type { Answer, Ask, Command, Frame, Orders, Text, When, Wish } from "../wire";
import { reduce, type Table } from "./reduce";

/** `live` is said only of a socket that has shown that it holds the newest number. */
export type Link = "connecting" | "live" | "behind" | "offline";

export const link = signal<Link>("connecting");
export const table = signal<Table | null>(null);
export const picked = signal<string[]>([]);
export const split = signal<Split>([]);
export const reason = signal<Text | null>(null);
/** What the table says to whoever comes back, until they are asked something new. */
export const note = signal<Text | null>(null);
/** The command that the server has not yet answered: sent again, with the same id, after a reconnect. */
export const pending = signal<Command | null>(null);

/** A game is told again: what was asked then is not asked now. */
export const retold = signal(false);

export const ask = computed<Ask | null>(() => (retold.value || table.value?.resting ? null : (table.value?.ask ?? null)));
/** What it is when something is asked: a turn, or in a response window a reaction. */
export const occasion = (): "turn" | "reaction" => (table.value?.thinking == null ? "turn" : "reaction");
export const legal = computed<Set<string>>(() => targets(ask.value));
/** A click meant for the last question must not answer the next, whose buttons stand in the same place. */
const SETTLE = 250;
const settled = signal(true);
let settling: ReturnType<typeof setTimeout> | undefined;

export const ready = computed(() => link.value === "live" && !pending.value && settled.value);

export function personName(seat: number): string {
  const name = table.value?.people.find((person) => person.seat === seat)?.name;
  if (!name) return t("ui-seat", { seat: seat + 1 });
  return typeof name === "string" ? name : plain(name, voice);
}
export const voice: Voice = {
  format: t,
  name: personName,
  get me() {
    return table.value?.seat ?? null;
  },
};
export const say = (text: Text): string => plain(text, voice);

/** Whether there is anything to cancel in what is asked. */
export const begun = computed(() => picked.value.length > 0 || split.value.some((part) => part > 0));

/** Told of each frame before it is applied, while the screen still shows the old state. */
export const beforeFrame: (() => void)[] = [];

export function receive(frame: Frame): void {
  if (frame.t === "ping") return;
  if (frame.t === "note") {
    note.value = frame.text;
    return;
  }
  if (frame.t === "ack" || frame.t === "nack") {
    // Of an answer that was taken back nothing is left to say.
    if (frame.cid !== pending.value?.cid) return;
    pending.value = null;
    if (frame.t === "nack") reason.value = frame.text;
    return;
  }
  for (const listener of beforeFrame) listener();
  batch(() => {
    const before = ask.value?.id;
    table.value = reduce(table.value, frame);
    if (frame.t === "ev") note.value = null;
    if (ask.value?.id === before) return;
    unpick();
    settled.value = false;
    clearTimeout(settling);
    settling = setTimeout(() => (settled.value = true), SETTLE);
  });
}

export function unpick(): void {
  picked.value = [];
  reason.value = null;
  split.value = ask.value && ask.value.kind in { allocate: 1, amount: 1 } ? empty(ask.value) : [];
}

let transmit: (command: Command) => void = () => {};
export function onCommand(send: typeof transmit): void {
  transmit = send;
}

function command(it: Command): void {
  pending.value = it;
  transmit(it);
}
// Not randomUUID: it is missing on a page served over plain http, as at home.
const cid = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

export function give(answer: Answer): void {
  if (!ready.value || !ask.value) return;
  reason.value = null;
  command({ t: "do", cid: cid(), ask: ask.value.id, answer: answer.a });
}

/** In a response window: whether our answer is given and does not show yet, so that it can be taken back. */
export const kept = computed(() => table.value?.thinking != null && table.value.undo && pending.value?.t === "do");
export const undoable = computed(() => Boolean(table.value?.undo) && link.value === "live" && (kept.value || ready.value));

export function undo(): void {
  if (undoable.value) command({ t: "undo", cid: cid() });
}

/** Tell the table something beside the game. */
export function tell(wish: Wish): void {
  if (link.value === "live" && !pending.value) command({ ...wish, cid: cid() });
}

/** When to be asked in windows: in general, and by what they are about. */
export function wake(when: When, orders: Orders = {}): void {
  tell({ t: "wake", when, orders });
}

/** A click on something on the table. False: nothing is asked about it, so the caller may open it. */
export function touch(target: string): boolean {
  const asked = ask.value;
  if (!asked) return false;
  const answers = said(asked, picked.value);
  if (picked.value.includes(target) && answers.length === 1) {
    give(answers[0]!);
    return true;
  }
  const refused = refusal(asked, target);
  if (!legal.value.has(target)) {
    if (refused) reason.value = refused;
    return refused !== null;
  }
  reason.value = null;
  picked.value = pick(asked, picked.value, target);
  return true;
}
