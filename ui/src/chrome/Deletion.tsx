import { useState } from "preact/hooks";
import { t } from "../text/language";
import { removeTable } from "./seating";

/** Where the host deletes the table: two presses, the second of which says what it does. */
export function Deletion() {
  const [asked, setAsked] = useState(false);
  return (
    <div class="seat-delete">
      <h3>{t("ui-delete")}</h3>
      <p>{t("ui-delete-intro")}</p>
      <div class="seat-choices">
        <button type="button" class="button button-danger" onClick={() => (asked ? void removeTable() : setAsked(true))}>
          {t(asked ? "ui-delete-for-ever" : "ui-delete")}
        </button>
        {asked && (
          <button type="button" class="button" onClick={() => setAsked(false)}>
            {t("ui-cancel")}
          </button>
        )}
      </div>
    </div>
  );
}
