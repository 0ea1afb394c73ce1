import { Crest, Icon } from "../draw/Icon";
import { say } from "../table/store";
import { t } from "../text/language";
import type { Zone } from "../wire";

const named = (zone: Zone) => t("ui-meter", { label: zone.label ? say(zone.label) : "", value: zone.value ?? 0, most: zone.values?.at(-1) ?? 0 });

/** A scale of one player's own stands with that player, where it is always in view. */
export const isTrack = (zone: Zone): boolean => zone.kind === "meter" && zone.seat != null;

export function Track({ zone }: { zone: Zone }) {
  const value = zone.value ?? 0;
  return (
    <div class={`track-line family-${zone.family ?? "or"}`} role="img" title={named(zone)} aria-label={named(zone)}>
      {(zone.values ?? []).slice(1).map((step) => (
        <span key={step} class={step <= value ? "reached" : ""} />
      ))}
    </div>
  );
}

export function Meter({ zone }: { zone: Zone }) {
  const label = zone.label ? say(zone.label) : "";
  const family = zone.family ?? "argent";
  const values = zone.values ?? [];
  return (
    <div class={`meter family-${family}`} role="img" aria-label={named(zone)}>
      <span class="meter-tile hatch">
        <Icon name={zone.icon ?? ""} />
      </span>
      <span class="meter-label">
        <Crest family={family} />
        {label}
      </span>
      <span class="meter-scale">
        {values.map((value) => (
          <span key={value} class={`meter-step${value === zone.value ? " here" : ""}`}>
            {value}
          </span>
        ))}
      </span>
    </div>
  );
}
