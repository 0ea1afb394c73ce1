import { effect, signal } from "@preact/signals";
import { retold, table } from "../table/store";
import { language, speak, t } from "../text/language";
import type { Frame } from "../wire";
import { at, load, playing, tape } from "./tape";

/** Why nothing can be shown, in the reader's language. */
export const trouble = signal("");
/** Reads the frames of another seat; an empty one is a spectator's. */
export let seenBy: (seat: string) => Promise<void>;
/** Takes the file of a game, on a page that has none yet. */
export const take = signal<((file: Blob) => Promise<void>) | null>(null);

async function read(answer: Response, step: number): Promise<void> {
  const told = (await answer.json()) as Frame[] | { refused: string };
  if ("refused" in told) {
    trouble.value = told.refused;
    return;
  }
  const first = told[0] as { game: string };
  if (table.value?.game !== first.game) await speak(language.value, first.game);
  trouble.value = "";
  load(told, step);
}

const attempt = (what: Promise<void>): Promise<void> => what.catch(() => void (trouble.value = t("ui-replay-fails")));

/** A table's game: the address names the seat and the step, and so a moment. */
export function openReplay(source: string, ownSeat: string): void {
  retold.value = true;
  const asked = new URLSearchParams(location.search);
  let seat = asked.get("seat") ?? ownSeat;
  seenBy = (other) => {
    playing.value = false;
    seat = other;
    return attempt(fetch(`${source}?seat=${seat}`).then((answer) => read(answer, at.value)));
  };
  const first = Number(asked.get("at") ?? 0) || 0;
  void attempt(fetch(`${source}?seat=${seat}`).then((answer) => read(answer, first)));
  effect(() => {
    if (tape.value.length) history.replaceState(null, "", `?seat=${seat}&at=${at.value}`);
  });
}

/** A game from a file, which is read anew for each seat. */
export function awaitFile(source: string): void {
  retold.value = true;
  let file: Blob;
  const post = (seat: string) => fetch(`${source}?seat=${seat}`, { method: "POST", body: file });
  seenBy = (seat) => {
    playing.value = false;
    return attempt(post(seat).then((answer) => read(answer, at.value)));
  };
  take.value = (chosen) => {
    file = chosen;
    return attempt(post("0").then((answer) => read(answer, 0)));
  };
}
