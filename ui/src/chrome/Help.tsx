import type { Signal } from "@preact/signals";
import { learning } from "../replay/lesson";
import { retold, table } from "../table/store";
import { t } from "../text/language";
import { Device } from "./Device";
import { Language } from "./Language";
import { Modal } from "./Modal";
import { helpOpen } from "./open";
import { letters, notices, sound } from "./settings";

const KEYS = ["arrows", "tab", "enter", "space", "escape", "h", "i", "l", "r", "u", "help"];

function Setting({ name, value }: { name: string; value: Signal<boolean> }) {
  return (
    <label class="setting">
      <input type="checkbox" checked={value.value} onChange={(event) => (value.value = event.currentTarget.checked)} />
      {t(`ui-setting-${name}`)}
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
      {"Notification" in window && <Setting name="notices" value={notices} />}
      {seated() && <Device />}
      <FairDeal />
    </Modal>
  );
}
