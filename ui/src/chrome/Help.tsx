import type { Signal } from "@preact/signals";
import { learning } from "../replay/lesson";
import { retold, table, tell } from "../table/store";
import { t } from "../text/language";
import { Device } from "./Device";
import { Language } from "./Language";
import { Modal } from "./Modal";
import { helpOpen } from "./open";
import { letters, light, notices, sound } from "./settings";

const KEYS = ["arrows", "tab", "enter", "space", "escape", "h", "i", "l", "r", "s", "u", "help"];
const TIMES = [1, 2, 5];

function Setting({ name, value }: { name: string; value: Signal<boolean> }) {
  return (
    <label class="setting">
      <input type="checkbox" checked={value.value} onChange={(event) => (value.value = event.currentTarget.checked)} />
      {t(`ui-setting-${name}`)}
    </label>
  );
}

/** Whoever needs longer says so, and the others see it. */
function Times() {
  const { people, seat } = table.value!;
  const mine = people.find((one) => one.seat === seat);
  if (!mine) return null;
  return (
    <label class="setting setting-times">
      <span>
        {t("ui-times")} <small>{t("ui-times-intro")}</small>
      </span>
      <select value={mine.times} onChange={(event) => tell({ t: "time", times: Number(event.currentTarget.value) })}>
        {TIMES.map((times) => (
          <option key={times} value={times}>
            {t(`ui-times-${times}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The promise before the first card, and the seed that keeps it after the last. */
function FairDeal() {
  const { promise, over } = table.value!;
  return (
    <details class="fair">
      <summary>{t("ui-fair")}</summary>
      <p>{t("ui-fair-why")}</p>
      <dl>
        <dt>{t("ui-fair-promise")}</dt>
        <dd>{promise}</dd>
        {over?.seed && <dt>{t("ui-fair-seed")}</dt>}
        {over?.seed && <dd>{over.seed}</dd>}
      </dl>
    </details>
  );
}

const seated = (): boolean => table.value!.seat !== null && !retold.value && !learning.value;

export function Help() {
  if (!helpOpen.value) return null;
  return (
    <Modal label={t("ui-help")} class="modal-help" close={() => (helpOpen.value = false)}>
      <h2>{t("ui-help")}</h2>
      <p>{t("ui-help-intro")}</p>
      <dl class="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`ui-key-${key}`)}</kbd>
            </dt>
            <dd>{t(`ui-key-${key}-does`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("ui-settings")}</h3>
      <p class="setting">
        {t("ui-language")} <Language />
      </p>
      <Setting name="sound" value={sound} />
      <Setting name="letters" value={letters} />
      <Setting name="light" value={light} />
      {"Notification" in window && <Setting name="notices" value={notices} />}
      <Times />
      {seated() && <Device />}
      <FairDeal />
    </Modal>
  );
}
