import { say, table } from "../table/store";
import { t } from "../text/language";
import type { Zone } from "../wire";
import { CardItem } from "./CardItem";
import { useRoving } from "./roving";

/** The hand keeps its height between two deals; a spectator has none, and nobody once the game is over. */
export function Hand({ zone }: { zone: Zone | undefined }) {
  const roving = useRoving<HTMLDivElement>();
  const items = zone?.items ?? [];
  if (!items.length) return <div class={zone && !table.value?.over ? "hand" : "no-hand"} />;
  return (
    <div
      class="hand"
      role="listbox"
      aria-orientation="horizontal"
      aria-multiselectable="true"
      aria-label={zone?.title ? say(zone.title) : t("ui-hand")}
      {...roving}
    >
      {items.map((item) => (
        <CardItem key={item.id} item={item} option />
      ))}
    </div>
  );
}
