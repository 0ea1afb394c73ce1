import type { Arg, Text } from "../wire";

/** A text is literal strings and references, which a page shows as controls and a label as their names. */
export type Part = string | { kind: "seat" | "card"; id: string; label: string };

/** Who speaks: the reader's language and the names at the reader's table. */
export interface Voice {
  format(key: string, args?: Record<string, Arg>): string;
  name(seat: number): string;
  me: number | null;
}

// References survive formatting as private-use marks round their number.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000(\d+)\uE001/;

export function parts(text: Text, voice: Voice): Part[] {
  const refs: Exclude<Part, string>[] = [];
  const mark = (ref: Exclude<Part, string>) => `${OPEN}${refs.push(ref) - 1}${CLOSE}`;
  const args: Record<string, Arg> = {};

  for (const [name, value] of Object.entries(text.args ?? {})) {
    const [, kind, id] = (typeof value === "string" && /^(seat|key|card):(.+)$/s.exec(value)) || [];
    if (kind === "seat") {
      const mine = Number(id) === voice.me;
      args[name] = mark({ kind, id: id!, label: mine ? voice.format("you") : voice.name(Number(id)) });
      args[`${name}_is`] = mine ? "you" : "other";
    } else if (kind === "card") args[name] = mark({ kind, id: id!, label: voice.format(id!) });
    else args[name] = kind === "key" ? voice.format(id!) : value;
  }

  const pieces = voice.format(text.key, args).split(MARK);
  const found = pieces.map((piece, index): Part => (index % 2 ? refs[Number(piece)]! : piece)).filter((part) => part !== "");
  return startOfSentence(found);
}

/** "you" may be the first word of a sentence; a name already has its capital. */
function startOfSentence(found: Part[]): Part[] {
  const [first, ...rest] = found;
  if (typeof first !== "object" || first.kind !== "seat") return found;
  return [{ ...first, label: first.label.charAt(0).toLocaleUpperCase() + first.label.slice(1) }, ...rest];
}

/** The parts in runs that a line keeps whole: a name and what touches it, such as quotation marks. */
export function runs(found: Part[]): Part[][] {
  const made: Part[][] = [[]];
  for (const part of found) {
    if (typeof part !== "string") made.at(-1)!.push(part);
    else {
      const [, head, middle, tail] = /^(\S*)(.*?)(\S*)$/s.exec(part)!;
      if (head) made.at(-1)!.push(head);
      if (middle) made.push([middle], []);
      if (tail) made.at(-1)!.push(tail);
    }
  }
  return made.filter((run) => run.length > 0);
}

export function plain(text: Text, voice: Voice): string {
  return parts(text, voice).map((part) => (typeof part === "string" ? part : part.label)).join("");
}
