import { RuleLink } from "../text/Line";
import { say } from "../table/store";
import type { Zone as ZoneData } from "../wire";
import { Duel, Row, Stack, Tableau } from "./Rows";
import { Lots } from "./Lots";
import { Meter } from "./Meter";
import { useRoving } from "./roving";
import { Sheet } from "./Sheet";
import { Trick } from "./Trick";

const kinds = { row: Row, stack: Stack, trick: Trick, tableau: Tableau, duel: Duel, lots: Lots, meter: Meter, sheet: Sheet };

/** A zone of any kind but the hand, which has a place of its own. */
export function Zone({ zone }: { zone: ZoneData }) {
  const roving = useRoving<HTMLElement>();
  if (zone.kind === "hand") return null;
  const Kind = kinds[zone.kind];
  return (
    <section class={`zone zone-${zone.kind}`} aria-label={zone.title ? say(zone.title) : undefined} {...roving}>
      {zone.title && (
        <h2 class="zone-title">
          {say(zone.title)} <RuleLink rule={zone.rule} />
        </h2>
      )}
      <Kind zone={zone} />
      {!zone.title && <RuleLink rule={zone.rule} />}
    </section>
  );
}
