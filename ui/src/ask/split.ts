import type { Answer, Ask } from "../wire";

/** How an amount is split: one number a column. A plain amount is a split over one column. */
export type Split = number[];

export const empty = (ask: Ask): Split => (ask.kind === "allocate" ? (ask.columns ?? []).map(() => 0) : [amounts(ask)[0] ?? 0]);

export const amounts = (ask: Ask): number[] => ask.answers.flatMap((answer) => answer.parts?.[0] ?? []).sort((a, b) => a - b);

export const rest = (ask: Ask, split: Split): number => (ask.total ?? 0) - split.reduce((sum, part) => sum + part, 0);

/** The split after a step up or down in a column, or null where there is no such step. */
export function step(ask: Ask, split: Split, column: number, by: 1 | -1): Split | null {
  const now = split[column] ?? 0;
  if (ask.kind === "amount") {
    const all = amounts(ask);
    const next = by > 0 ? all.find((n) => n > now) : all.findLast((n) => n < now);
    return next === undefined ? null : [next];
  }
  const next = now + by;
  const most = ask.columns?.[column]?.max ?? 0;
  if (next < 0 || next > most || (by > 0 && rest(ask, split) < 1)) return null;
  return split.with(column, next);
}

/** The answer that the split says, if it says one. */
export function splitAnswer(ask: Ask, split: Split): Answer[] {
  return ask.answers.filter((answer) => answer.parts?.every((part, column) => part === split[column]));
}
