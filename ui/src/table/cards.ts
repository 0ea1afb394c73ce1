import { signal } from "@preact/signals";
import type { Card, Item, Zone } from "../wire";
import { table } from "./store";

/** The card looked at in passing, and whether it lies in the upper half of the page; the card opened for good. */
export const peeked = signal<{ card: Card; high: boolean } | null>(null);
export const opened = signal<Card | null>(null);

export function open(card: Card): void {
  peeked.value = null;
  opened.value = card;
}

const known = new Map<string, Card>();

const itemsOf = (zone: Zone): Item[] => [...(zone.items ?? []), ...(zone.lots ?? []).flatMap((lot) => lot.cards)];

/** Names in the story outlive the cards on the table. */
export function learn(): void {
  for (const { card } of table.value?.scene.zones.flatMap(itemsOf) ?? []) if (card) known.set(card.key, card);
}

export const cardByKey = (key: string): Card | null => table.value?.cards[key] ?? known.get(key) ?? null;
