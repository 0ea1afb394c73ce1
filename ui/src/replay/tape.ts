import { batch, computed, effect, signal } from "@preact/signals";
import { reduce, type Table } from "../table/reduce";
import { beforeFrame, retold, table } from "../table/store";
import type { Frame } from "../wire";

/** Milliseconds from one step to the next, by speed. Cards fly only when there is time for it. */
const STEP = 1600;
const FLIGHT = 600;
export const SPEEDS = [1, 2, 4, 16];

/** The table after each step of a game told again. */
export const tape = signal<Table[]>([]);
export const at = signal(0);
export const playing = signal(false);
export const speed = signal(1);
export const last = computed(() => tape.value.length - 1);

export function load(frames: Frame[], step: number): void {
  let held: Table | null = null;
  const states = frames.map((frame) => (held = reduce(held, frame)!));
  batch(() => {
    retold.value = true;
    tape.value = states;
    at.value = Math.max(0, Math.min(step, states.length - 1));
    table.value = states[at.value]!;
  });
}

/** Show another step; a single step forward lets the cards fly if nothing hurries. */
export function go(step: number): void {
  const next = Math.max(0, Math.min(step, last.value));
  if (next === at.value) return;
  const hurried = playing.value && STEP / speed.value < FLIGHT;
  if (next === at.value + 1 && !hurried) for (const listener of beforeFrame) listener();
  batch(() => {
    at.value = next;
    table.value = tape.value[next]!;
  });
}

effect(() => {
  if (!playing.value) return;
  const timer = setInterval(() => {
    go(at.peek() + 1);
    if (at.peek() === last.peek()) playing.value = false;
  }, STEP / speed.value);
  return () => clearInterval(timer);
});

export function play(): void {
  if (at.value === last.value) go(0);
  playing.value = !playing.value;
}

/** What has happened since the step before. */
export function news(): Table["log"] {
  const before = tape.value[at.value - 1]?.log.length ?? 0;
  return table.value!.log.slice(before);
}
