import { Icon } from "../draw/Icon";
import { personName, say, table } from "../table/store";
import { t } from "../text/language";
import type { Item, Zone } from "../wire";
import { CardItem } from "./CardItem";

const Items = ({ items }: { items: Item[] }) => items.map((item) => <CardItem key={item.id} item={item} />);

/** What several players lay into one row is being played: it has a line of its own. */
export const isCommon = (zone: Zone): boolean => zone.kind === "row" && zone.seat == null && (zone.items ?? []).some((item) => item.seat != null);

/** Cards side by side; in a common row each player's together, with the name. */
export function Row({ zone }: { zone: Zone }) {
  const items = zone.items ?? [];
  const heaps = [...Map.groupBy(items, (item) => item.seat ?? 0)];
  return (
    <div class="cards">
      {isCommon(zone) ? heaps.map(([seat, laid]) => <Heap key={seat} seat={seat} items={laid} />) : <Items items={items} />}
    </div>
  );
}

function Heap({ seat, items }: { seat: number; items: Item[] }) {
  const name = seat === table.value?.seat ? t("ui-you") : personName(seat);
  return (
    <div class="heap" role="group" aria-label={name}>
      <div class="heap-cards">
        <Items items={items} />
      </div>
      <span class="trick-name" aria-hidden="true">
        {name}
      </span>
    </div>
  );
}

export function Stack({ zone }: { zone: Zone }) {
  const top = zone.items?.at(-1);
  const count = zone.count ?? zone.items?.length ?? 0;
  return <div class="cards pile">{top ? <CardItem item={{ ...top, count }} /> : <span class="empty-place">{count}</span>}</div>;
}

export function Tableau({ zone }: { zone: Zone }) {
  const columns = Map.groupBy(zone.items ?? [], (item) => item.column ?? 0);
  return (
    <div class="tableau">
      {[...columns].sort(([a], [b]) => a - b).map(([column, items]) => (
        <div key={column} class="tableau-column">
          {zone.columns?.[column] && (
            <p class="column-head">
              <Icon name="duel" />
              {say(zone.columns[column])}
            </p>
          )}
          <Items items={items} />
        </div>
      ))}
    </div>
  );
}

export function Duel({ zone }: { zone: Zone }) {
  const side = (index: number) => {
    const head = zone.sides?.[index];
    const items = (zone.items ?? []).filter((item) => (item.side ?? 0) === index);
    return (
      <div class="duel-side">
        {head && (
          <p class="duel-total">
            {say(head.title)} <b>{head.total}</b>
          </p>
        )}
        <div class="cards" style={{ "--count": Math.max(1, items.length) }}>
          <Items items={items} />
        </div>
      </div>
    );
  };
  return (
    <div class="duel">
      {side(0)}
      <p class="duel-middle">
        <Icon name="duel" class="duel-sign" />
        {zone.label && say(zone.label)}
      </p>
      {side(1)}
    </div>
  );
}
