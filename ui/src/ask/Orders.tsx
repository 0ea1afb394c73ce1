import { signal } from "@preact/signals";
import { Sign } from "../draw/Icon";
import { table, tell, wake } from "../table/store";
import { t } from "../text/language";
import type { When } from "../wire";

/** Where there has been one window there will be others: what stands in the bar then stays, and the table does not jump. */
export const windowed = signal(false);
/** What the latest window was about. */
const topic = signal<string | null>(null);
table.subscribe((state) => {
  if (state && state.thinking !== null) windowed.value = true;
  if (state?.topic) topic.value = state.topic;
});

const CHOICES: When[] = ["always", "able", "turn", "stack"];
const EXCEPT = "except ";

/** When to be asked in response windows, and how many still think; at a table that has windows. */
export function Orders() {
  const state = table.value!;
  const { wake: general, orders, muted } = state;
  if (general === null || !orders || !muted || state.over) return null;
  const given = Object.entries(orders);
  if (!windowed.value && general === "able" && !given.length) return null;
  const here = state.topic ? orders[state.topic] : undefined;

  /** What is chosen holds in the open window too. */
  function choose(value: string): void {
    const { [state.topic ?? ""]: _, ...others } = orders!;
    if (value.startsWith(EXCEPT)) wake(general!, { ...orders, [topic.value!]: value.slice(EXCEPT.length) as When });
    else wake(value as When, others);
  }

  return (
    <div class="orders">
      {state.thinking !== null && state.ask && <span class="orders-count">{t("ui-thinking", { count: state.thinking })}</span>}
      <label for="orders">{t("ui-wake")}</label>
      <select id="orders" value={here ? EXCEPT + here : general} onChange={(event) => choose(event.currentTarget.value)}>
        <optgroup label={t("ui-wake-general")}>
          <Choices />
        </optgroup>
        {topic.value && (
          <optgroup label={t("ui-wake-topic", { topic: t(topic.value) })}>
            <Choices prefix={EXCEPT} />
          </optgroup>
        )}
      </select>
      {given.map(([about, when]) => {
        const { [about]: _, ...others } = orders;
        const text = t(`ui-order-${when}`, { topic: t(about) });
        return <Chip key={about} text={text} ends={t("ui-order-clear")} end={() => wake(general, others)} />;
      })}
      {muted.length > 0 && (
        <Chip text={t("ui-muted", { count: muted.length })} ends={t("ui-muted-clear")} end={() => tell({ t: "mute", items: [] })} />
      )}
    </div>
  );
}

const Choices = ({ prefix = "" }) => (
  <>
    {CHOICES.map((when) => (
      <option key={when} value={prefix + when}>
        {t(`ui-wake-${when}`)}
      </option>
    ))}
  </>
);

function Chip({ text, ends, end }: { text: string; ends: string; end: () => void }) {
  const press = () => {
    end();
    document.getElementById("orders")?.focus(); // what was pressed goes
  };
  return (
    <button type="button" class="chip" title={ends} onClick={press}>
      {text} <Sign name="close" />
      <span class="hidden">{ends}</span>
    </button>
  );
}
