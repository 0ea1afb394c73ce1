import { signal } from "@preact/signals";
import { table, wake } from "../table/store";
import { t } from "../text/language";
import type { When } from "../wire";

/** Where there has been one window there will be others: what stands in the bar then stays, and the table does not jump. */
const seen = signal(false);
table.subscribe((state) => {
  if (state && state.thinking !== null) seen.value = true;
});

const CHOICES: When[] = ["always", "able", "turn", "stack"];

/** When to be asked in response windows, and how many still think; at a table that has windows. */
export function Orders() {
  const state = table.value!;
  if (state.wake === null || state.over || !(seen.value || state.wake !== "able")) return null;
  return (
    <label class="orders">
      {state.thinking !== null && state.ask && <span class="orders-count">{t("ui-thinking", { count: state.thinking })}</span>}
      <span>{t("ui-wake")}</span>
      <select value={state.wake} onChange={(event) => wake(event.currentTarget.value as When)}>
        {CHOICES.map((when) => (
          <option key={when} value={when}>
            {t(`ui-wake-${when}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
