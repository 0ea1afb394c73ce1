import { signal } from "@preact/signals";
import { Sign } from "../draw/Icon";
import { table, tell, wake } from "../table/store";
import { t } from "../text/language";
import type { When } from "../wire";

/** Where there has been one window there will be others: what stands in the bar then stays, and the table does not jump. */
export const windowed = signal(false);
table.subscribe((state) => {
  if (state && state.thinking !== null) windowed.value = true;
});

const CHOICES: When[] = ["always", "able", "turn", "stack"];

/** When to be asked in response windows, and how many still think; at a table that has windows. */
export function Orders() {
  const state = table.value!;
  const muted = state.muted ?? [];
  if (state.wake === null || state.over || !(windowed.value || state.wake !== "able")) return null;
  return (
    <div class="orders">
      {state.thinking !== null && state.ask && <span class="orders-count">{t("ui-thinking", { count: state.thinking })}</span>}
      <label for="orders">{t("ui-wake")}</label>
      <select id="orders" value={state.wake} onChange={(event) => wake(event.currentTarget.value as When)}>
        {CHOICES.map((when) => (
          <option key={when} value={when}>
            {t(`ui-wake-${when}`)}
          </option>
        ))}
      </select>
      {muted.length > 0 && (
        <button type="button" class="chip" title={t("ui-muted-clear")} onClick={() => tell({ t: "mute", items: [] })}>
          {t("ui-muted", { count: muted.length })} <Sign name="close" />
          <span class="hidden">{t("ui-muted-clear")}</span>
        </button>
      )}
    </div>
  );
}
