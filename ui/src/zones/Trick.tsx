import { Crest } from "../draw/Icon";
import { personName, table } from "../table/store";
import { find, t } from "../text/language";
import type { Zone } from "../wire";
import { CardItem } from "./CardItem";

/** Where each seat's card lies, clockwise from the reader's own place at the bottom. */
const PLACES: Record<number, string[]> = {
  2: ["south", "north"],
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
  5: ["south", "west", "north-west", "north-east", "east"],
  6: ["south", "west", "north-west", "north", "north-east", "east"],
};

export function Trick({ zone }: { zone: Zone }) {
  const seats = table.value?.scene.players.map((player) => player.seat) ?? [];
  const mine = Math.max(0, seats.indexOf(table.value?.seat ?? -1));
  const place = (seat: number) => PLACES[seats.length]?.[(seats.indexOf(seat) - mine + seats.length) % seats.length] ?? "";
  const played = (zone.items ?? []).flatMap((item) => item.seat ?? []);
  return (
    <div class="trick-ground">
    <div class={`trick trick-of-${seats.length}`}>
      {[...new Set([...played, ...seats])].map((seat) => {
        const item = zone.items?.find((one) => one.seat === seat);
        return (
          <div key={seat} class={`trick-place ${place(seat)}`}>
            {item ? <CardItem item={item} /> : <span class="empty-place" />}
            <span class={`trick-name ${item?.tags?.includes("winning") ? "winning" : ""}`}>
              {seat === table.value?.seat ? t("ui-you") : personName(seat)}
            </span>
          </div>
        );
      })}
      <Lead family={zone.lead} />
    </div>
    </div>
  );
}

function Lead({ family }: { family: Zone["lead"] }) {
  if (!family) return <span class="trick-lead" />;
  const name = find(`${table.value?.game}-family-${family}`) ?? "";
  return (
    <span class={`trick-lead family-${family}`} role="img" aria-label={t("ui-lead", { family: name })}>
      <span class="lead-disc hatch">
        <Crest family={family} />
      </span>
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
