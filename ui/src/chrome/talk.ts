import { type Signal, signal } from "@preact/signals";
import { table } from "../table/store";
import type { Heard } from "../wire";
import { stored } from "./settings";

const LINGER = 6000;

/** What somebody has just said, shown beside their name for a moment. */
export const fresh = signal<Heard[]>([]);

const switches = new Map<string, Signal<boolean>>();

/** Whether the reader does not want to see what a player says at this table. */
export function hushed(seat: number): Signal<boolean> {
  const name = `hush-${table.value!.table}-${seat}`;
  if (!switches.has(name)) switches.set(name, stored(name, false));
  return switches.get(name)!;
}

/** What has been said by those whom the reader wants to hear. */
export const audible = (said: Heard[]): Heard[] => said.filter(({ seat }) => !hushed(seat).value);

export function listen(): void {
  let known: number | null = null;
  table.subscribe((state) => {
    if (!state) return;
    const newest = state.said.at(-1);
    if (newest && known !== null && newest.n > known) linger(newest);
    known = newest?.n ?? 0;
  });
}

function linger(heard: Heard): void {
  fresh.value = [...fresh.value.filter(({ seat }) => seat !== heard.seat), heard];
  setTimeout(() => (fresh.value = fresh.value.filter((one) => one !== heard)), LINGER);
}
