import type { Text } from "../wire";
import { cardByKey, open } from "../table/cards";
import { table, voice } from "../table/store";
import { parts } from "./render";
import { t } from "./language";

/** A text whose names are controls: a card's name opens the card. */
export function Line({ text }: { text: Text }) {
  return (
    <>
      {parts(text, voice).map((part, index) => {
        if (typeof part === "string") return part;
        const card = part.kind === "card" ? cardByKey(part.id) : null;
        if (!card) return <b key={index}>{part.label}</b>;
        return (
          <button key={index} type="button" class={`card-name family-${card.family}`} onClick={() => open(card)}>
            {part.label}
          </button>
        );
      })}
    </>
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
