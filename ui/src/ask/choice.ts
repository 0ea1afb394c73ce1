import type { Answer, Ask, Text } from "../wire";

/** Answers given by picking things on the table; the others are buttons. */
export const byTarget = (ask: Ask): Answer[] => ask.answers.filter((answer) => answer.targets.length > 0);
export const byButton = (ask: Ask): Answer[] => ask.answers.filter((answer) => !answer.targets.length && !answer.parts);

export const targets = (ask: Ask | null): Set<string> => new Set(ask?.answers.flatMap((answer) => answer.targets));

const covers = (answer: Answer, picked: string[]) => picked.every((target) => answer.targets.includes(target));

/** The answers that the picked targets say completely: several if one target can be used in several ways. */
export function said(ask: Ask, picked: string[]): Answer[] {
  if (!picked.length) return [];
  return byTarget(ask).filter((answer) => answer.targets.length === picked.length && covers(answer, picked));
}

/** Picking adds to what is picked if some answer holds all of it, and else starts anew. */
export function pick(ask: Ask, picked: string[], target: string): string[] {
  if (picked.includes(target)) return picked.filter((one) => one !== target);
  const more = [...picked, target];
  if (ask.answers.some((answer) => covers(answer, more))) return more;
  return targets(ask).has(target) ? [target] : picked;
}

export function refusal(ask: Ask | null, target: string): Text | null {
  return ask?.refused.find((entry) => entry.targets.includes(target))?.text ?? null;
}
