import { Avatar } from "../chrome/Avatar";
import { personName, say, touch } from "../table/store";
import { t } from "../text/language";
import type { Lot, Space as SpaceData, Zone } from "../wire";
import { CardItem, standing, standingClass, Tick } from "./CardItem";

export const Lots = ({ zone }: { zone: Zone }) => (
  <div class="lots">
    {(zone.lots ?? []).map((lot) => (
      <section key={lot.id} class="lot" aria-label={say(lot.title)}>
        <div class="cards">
          {lot.cards.map((item) => (
            <CardItem key={item.id} item={item} />
          ))}
        </div>
        <div class="lot-bids">
          <h2>{say(lot.title)}</h2>
          <div class="track">
            {lot.spaces.map((space) => (
              <Space key={space.id} space={space} lot={lot} />
            ))}
          </div>
        </div>
      </section>
    ))}
  </div>
);

function Space({ space, lot }: { space: SpaceData; lot: Lot }) {
  const state = standing(space.id);
  const holder = space.seat === null ? "" : personName(space.seat);
  const label = t("ui-space", { lot: say(lot.title), value: space.value, holder: holder || "-", taken: holder ? "yes" : "no" });
  const style = `space${standingClass(state)}${space.closed ? " closed" : ""}${holder ? " taken" : ""}`;
  const inside = (
    <>
      <span class="hidden">{label}</span>
      <span class="space-value" aria-hidden="true">{space.value}</span>
      {space.seat !== null && <Avatar seat={space.seat} />}
      {state.picked && <Tick />}
    </>
  );
  if (!state.legal && !state.refused)
    return (
      <span class={style}>{inside}</span>
    );
  return (
    <button
      type="button"
      data-rove
      data-space={space.id}
      class={style}
      aria-pressed={state.picked}
      aria-disabled={!state.legal}
      onClick={() => touch(space.id)}
    >
      {inside}
    </button>
  );
}
