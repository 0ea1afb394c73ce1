import { personName, say, table } from "../table/store";
import { t } from "../text/language";
import type { Zone } from "../wire";

export const Sheet = ({ zone }: { zone: Zone }) => (
  <div class="sheet-scroll" role="group" aria-label={zone.title ? say(zone.title) : t("ui-total")} tabIndex={0}>
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">{t("ui-player")}</th>
          {(zone.columns ?? []).map((column, index) => (
            <th key={index} scope="col">
              {say(column)}
            </th>
          ))}
          <th scope="col">{t("ui-total")}</th>
        </tr>
      </thead>
      <tbody>
        {(zone.rows ?? []).map((row) => (
          <tr key={row.seat} class={table.value?.over?.winners.includes(row.seat) ? "winner" : ""}>
            <th scope="row">{personName(row.seat)}</th>
            {row.cells.map((cell, index) => (
              <td key={index}>{cell === null ? "–" : String(cell).replace("-", "−")}</td>
            ))}
            <td class="total">{row.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
