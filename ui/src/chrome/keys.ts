import { askForHint } from "../ask/Hint";
import { cardByKey, open, peeked } from "../table/cards";
import { at, go, last, play } from "../replay/tape";
import { ask, begun, retold, table, undo, unpick, wake } from "../table/store";
import { ruleAddress } from "../text/Line";
import { company } from "./Manners";
import { helpOpen, mannersOpen, storyOpen } from "./open";
import { letters } from "./settings";

/** Long enough that a key pressed for the last question does not answer the next. */
const PROMPT_REST = 400;
let askedAt = 0;
let lastAsk: number | undefined;

ask.subscribe((asked) => {
  if (asked?.id !== lastAsk) askedAt = performance.now();
  lastAsk = asked?.id;
});

function pass(): void {
  if (performance.now() - askedAt >= PROMPT_REST) document.querySelector<HTMLElement>("[data-pass]")?.click();
}

/** What is open or begun; when nothing is, the orders that were given for windows. */
function cancel(): void {
  const state = table.value;
  const at = peeked.value || storyOpen.value || begun.value;
  peeked.value = null;
  storyOpen.value = false;
  unpick();
  if (!at && state?.orders && (state.wake !== "able" || Object.keys(state.orders).length > 0)) wake("able");
}

function inspect(): void {
  const key = document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset.card;
  const card = peeked.value?.card ?? (key ? cardByKey(key) : null);
  if (card) open(card);
}

function story(): void {
  storyOpen.value = !storyOpen.value;
  document.querySelector<HTMLElement>(".story-list")?.focus();
}

const byLetter: Record<string, () => void> = {
  h: () => void askForHint(),
  i: inspect,
  l: story,
  r: () => window.open(ruleAddress(ask.value?.rule), "_blank", "noopener"),
  s: () => (mannersOpen.value = company()),
  u: undo,
  "?": () => (helpOpen.value = true),
};

const byStep: Record<string, () => void> = {
  ArrowLeft: () => go(at.value - 1),
  ArrowRight: () => go(at.value + 1),
  Home: () => go(0),
  End: () => go(last.value),
  " ": play,
};

export function listenToKeys(): void {
  const root = document.documentElement.classList;
  document.addEventListener("pointerdown", () => root.remove("by-keyboard"), true);
  document.addEventListener("keydown", (event) => {
    root.add("by-keyboard");
    const target = event.target as HTMLElement;
    const writing = target.matches("input, textarea, select");
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const pressing = event.key === " " && target.closest("button, a, summary") !== null;
    const step = retold.value && !writing && !pressing ? byStep[event.key] : undefined;
    if (step) {
      event.preventDefault();
      step();
    } else if (event.key === "Escape") {
      cancel();
    } else if (event.key === " " && !writing && !pressing) {
      event.preventDefault();
      pass();
    } else if (letters.value && !writing) byLetter[event.key.toLowerCase()]?.();
  });
}
