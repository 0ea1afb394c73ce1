import { Avatar } from "../chrome/Avatar";
import { personName, say, table } from "../table/store";
import { t } from "../text/language";
import type { Zone } from "../wire";

const shown = (value: number | null) => (value === null ? "–" : String(value).replace("-", "−"));

/** Line by line as one keeps score on paper: a column for each player, the total below. */
export function Sheet({ zone }: { zone: Zone }) {
  const rows = zone.rows ?? [];
  const style = (seat: number) => (table.value?.over?.winners.includes(seat) ? "winner" : "");
  return (
    <div class="sheet-scroll" role="group" aria-label={zone.title ? say(zone.title) : t("ui-total")} tabIndex={0}>
      <table class="sheet">
        <thead>
          <tr>
            <td />
            {rows.map(({ seat }) => (
              <th key={seat} scope="col" class={style(seat)}>
                <Avatar seat={seat} />
                {personName(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(zone.columns ?? []).map((line, index) => (
            <tr key={index}>
              <th scope="row">{say(line)}</th>
              {rows.map(({ seat, cells }) => (
                <td key={seat} class={style(seat)}>
                  {shown(cells[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("ui-total")}</th>
            {rows.map(({ seat, total }) => (
              <td key={seat} class={`total ${style(seat)}`}>
                {shown(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
