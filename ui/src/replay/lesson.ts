import { batch, computed, signal } from "@preact/signals";
import { ask, link, onCommand, pending, reason, receive, say } from "../table/store";
import { t } from "../text/language";
import type { Frame, Text } from "../wire";
import { trouble } from "./open";

/** A step that the learner makes: the answer that is wanted, in words too, and what leads to it. */
interface Noted {
  at: number;
  answer: number;
  said: Text;
  note: Text;
}

interface Told {
  frames: Frame[];
  steps: Noted[];
  end: Text;
}

/** Long enough to see what the others do. */
const PACE = 900;

const told = signal<Told | null>(null);
const at = signal(-1);
const step = computed(() => told.value?.steps.find((one) => one.at === at.value));

/** A lesson is on: nothing of it is kept, and nobody else is here. */
export const learning = signal(false);
/** What the lesson says now. */
export const coaching = computed<Text | null>(() => step.value?.note ?? (over.value ? told.value!.end : null));
export const over = computed(() => told.value !== null && at.value === told.value.frames.length - 1);

/** Show the next frame, and by itself go on to the next step that the learner makes. */
function advance(): void {
  batch(() => {
    at.value += 1;
    // What the lesson answers by itself is not asked, and nothing is taken back.
    const frame = { ...told.value!.frames[at.value]!, undo: false };
    receive((step.value ? frame : { ...frame, ask: null }) as Frame);
  });
  if (!over.value && !step.value) setTimeout(advance, PACE);
}

/** The lesson takes the place of the server: it knows the answers that are wanted, and no rules. */
export async function teach(source: string): Promise<void> {
  learning.value = true;
  onCommand((command) => {
    pending.value = null;
    if (command.t !== "do" || !step.value || command.ask !== ask.value?.id) return;
    if (command.answer === step.value.answer) advance();
    else reason.value = { key: "ui-lesson-else", args: { answer: say(step.value.said) } };
  });
  try {
    const answer = (await (await fetch(source)).json()) as Told | { refused: string };
    if ("refused" in answer) {
      trouble.value = answer.refused;
      return;
    }
    told.value = answer;
  } catch {
    trouble.value = t("ui-lesson-fails");
    return;
  }
  link.value = "live";
  advance();
}
