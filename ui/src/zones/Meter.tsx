import { Crest, Icon } from "../draw/Icon";
import { say } from "../table/store";
import { t } from "../text/language";
import type { Zone } from "../wire";

export function Meter({ zone }: { zone: Zone }) {
  const label = zone.label ? say(zone.label) : "";
  const family = zone.family ?? "argent";
  const values = zone.values ?? [];
  return (
    <div class={`meter family-${family}`} role="img" aria-label={t("ui-meter", { label, value: zone.value ?? 0, most: values.at(-1) ?? 0 })}>
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
