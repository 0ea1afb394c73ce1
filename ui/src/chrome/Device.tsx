import { useState } from "preact/hooks";
import { t } from "../text/language";
import { askForCode } from "./seating";
import { Link } from "./Seats";

/** How the reader's seat is taken on another device: the table's address, and a code for once. */
export function Device() {
  const [said, setSaid] = useState("");
  const show = async () => {
    const { code, refused } = await askForCode();
    setSaid(code ? t("ui-device-code", { code: `${code.slice(0, 3)} ${code.slice(3)}` }) : (refused ?? ""));
  };
  return (
    <details class="fair">
      <summary>{t("ui-device")}</summary>
      <p>{t("ui-device-intro")}</p>
      <Link path={location.pathname} name={t("ui-device-table")} />
      <p class="device-code">
        <button type="button" class="button" onClick={() => void show()}>
          {t("ui-device-show")}
        </button>
        <output>{said}</output>
      </p>
    </details>
  );
}
