import type { Signal } from "@preact/signals";
import { t } from "../text/language";
import { Modal } from "./Modal";
import { helpOpen } from "./open";
import { letters, notices, sound } from "./settings";

const KEYS = ["arrows", "tab", "enter", "space", "escape", "i", "l", "r", "u", "help"];

function Setting({ name, value }: { name: string; value: Signal<boolean> }) {
  return (
    <label class="setting">
      <input type="checkbox" checked={value.value} onChange={(event) => (value.value = event.currentTarget.checked)} />
      {t(`ui-setting-${name}`)}
    </label>
  );
}

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
      <Setting name="sound" value={sound} />
      <Setting name="letters" value={letters} />
      {"Notification" in window && <Setting name="notices" value={notices} />}
    </Modal>
  );
}
