import { signal } from "@preact/signals";
import { table } from "../table/store";
import { seatsOpen } from "./open";

/** The links of the open seats, by seat; only the host is told them. */
export const links = signal<Record<number, string>>({});

const address = (rest: string) => `${location.pathname.replace(/\/$/, "")}/${rest}`;

async function learn(answer: Response): Promise<void> {
  if (answer.ok) links.value = ((await answer.json()) as { links: Record<number, string> }).links;
}

export const askForLinks = async (): Promise<void> => learn(await fetch(address("seats")));

/** Give a seat to a bot, or without one to whoever gets the new link. */
export async function give(seat: number, bot?: string): Promise<void> {
  const body = new URLSearchParams(bot ? { bot } : {});
  await learn(await fetch(address(`seats/${seat}`), { method: "POST", body }));
}

/** A code for another device of the reader, or why there is none. */
export async function askForCode(): Promise<{ code?: string; refused?: string }> {
  const answer = await fetch(address("code"), { method: "POST" });
  return (await answer.json()) as { code?: string; refused?: string };
}

/** Leave nothing of the table, and go where others can be opened. */
export async function removeTable(): Promise<void> {
  const answer = await fetch(address("delete"), { method: "POST" });
  if (answer.ok) location.assign("/");
}

export const hosting = (): boolean => table.value !== null && table.value.host === table.value.seat;

/** Whoever has opened a table for friends sees their links at once. */
export function welcomeHost(): void {
  const stop = table.subscribe((state) => {
    if (!state) return;
    if (hosting() && state.people.some((person) => person.open)) seatsOpen.value = true;
    queueMicrotask(() => stop());
  });
}
