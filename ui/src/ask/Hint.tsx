import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Sign } from "../draw/Icon";
import { ask, table } from "../table/store";
import { learning } from "../replay/lesson";
import { Line } from "../text/Line";
import { t } from "../text/language";
import type { Text } from "../wire";

interface Weighed {
  text: Text;
  share: number;
}

type Found = Weighed[] | { refused: string } | "thinking";

/** What a search said of the ask with this number. */
const hint = signal<{ ask: number; found: Found } | null>(null);

/** Whoever plays with other people gets no hints. */
const alone = (): boolean => !learning.value && table.value!.people.every((one) => one.seat === table.value!.seat || one.kind === "bot");

export async function askForHint(): Promise<void> {
  const { ask: asked, table: held } = { ask: ask.value, table: table.value };
  if (!asked || !held || !alone()) return;
  hint.value = { ask: asked.id, found: "thinking" };
  const found = await fetch(`/t/${held.table}/hint`)
    .then((answer) => answer.json() as Promise<Found>)
    .catch(() => ({ refused: t("refusal-trouble") }));
  if (hint.value?.ask === asked.id) hint.value = { ask: asked.id, found };
}

const found = computed(() => (hint.value?.ask === ask.value?.id ? hint.value?.found : undefined));

/** What was found for this ask, if a hint was asked for. */
export function hinted(): ComponentChildren {
  if (!found.value) return null;
  return (
    <div class="hint" role="status">
      <Sign name="hint" />
      {found.value === "thinking" ? t("ui-hint-thinking") : "refused" in found.value ? found.value.refused : <Shares found={found.value} />}
    </div>
  );
}

/** What a search weighs from the reader's own view, on request and in the words of the answers. */
export function HintButton() {
  if (!ask.value || !alone()) return null;
  return (
    <button type="button" class="hint-ask" onClick={() => void askForHint()}>
      <Sign name="hint" />
      <span class="hint-word">{t("ui-hint")}</span>
    </button>
  );
}

const Shares = ({ found }: { found: Weighed[] }) => (
  <>
    <span>{t("ui-hint-weighs")}</span>
    <ul>
      {found.map(({ text, share }) => (
        <li>
          <Line text={text} /> <b>{t("ui-hint-share", { share })}</b>
        </li>
      ))}
    </ul>
  </>
);
