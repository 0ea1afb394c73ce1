import type { Text } from "../wire";
import { cardByKey, open } from "../table/cards";
import { table, voice } from "../table/store";
import { type Part, parts, runs } from "./render";
import { t } from "./language";

/** A text whose names are controls: a card's name opens the card. */
export function Line({ text }: { text: Text }) {
  return (
    <>
      {runs(parts(text, voice)).map((run, index) =>
        run.length === 1 ? <Piece key={index} part={run[0]!} /> : <Run key={index} run={run} />,
      )}
    </>
  );
}

function Run({ run }: { run: Part[] }) {
  return (
    <span class="run">
      {run.map((part, index) => (
        <Piece key={index} part={part} />
      ))}
    </span>
  );
}

function Piece({ part }: { part: Part }) {
  if (typeof part === "string") return <>{part}</>;
  const card = part.kind === "card" ? cardByKey(part.id) : null;
  if (!card) return <b>{part.label}</b>;
  return (
    <button type="button" class={`card-name family-${card.family}`} onClick={() => open(card)}>
      {part.label}
    </button>
  );
}

export const ruleAddress = (rule?: string | null): string => `/rules/${table.value?.game}${rule ? `#${rule}` : ""}`;

export function RuleLink({ rule }: { rule?: string | null | undefined }) {
  if (!rule) return null;
  return (
    <a class="rule-link" href={ruleAddress(rule)} target="_blank" rel="noopener" title={rule} aria-label={t("ui-rule", { rule })}>
      §
    </a>
  );
}
