import type { TargetedEvent } from "preact";
import { t } from "../text/language";
import { learning } from "./lesson";
import { take, trouble } from "./open";

const choose = (event: TargetedEvent<HTMLInputElement>): void => {
  const file = event.currentTarget.files?.[0];
  if (file) void take.value!(file);
};

/** What stands in the page until a game can be shown. */
export function Opening() {
  return (
    <main class="opening">
      <h1>{t(take.value ? "ui-replay-choose" : learning.value ? "ui-lesson" : "ui-replay")}</h1>
      {take.value && (
        <label class="file">
          <span>{t("ui-replay-choose-text")}</span>
          <span class="button button-main">
            {t("ui-replay-choose")}
            <input type="file" accept=".json,application/json" onChange={choose} />
          </span>
        </label>
      )}
      {!take.value && !trouble.value && <p role="status">{t("ui-wait")}</p>}
      <p role="alert" class="refusal">{trouble.value}</p>
      <a class="button" href="/">
        {t("ui-home")}
      </a>
    </main>
  );
}
