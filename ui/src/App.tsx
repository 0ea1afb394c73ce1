import { useLayoutEffect } from "preact/hooks";
import { Bar } from "./ask/Bar";
import { Announcer } from "./chrome/Announcer";
import { End } from "./chrome/End";
import { Help } from "./chrome/Help";
import { OpenedCard, Peek } from "./chrome/Looks";
import { Manners } from "./chrome/Manners";
import { Players } from "./chrome/Players";
import { Seats } from "./chrome/Seats";
import { Story } from "./chrome/Story";
import { TopBar } from "./chrome/TopBar";
import { Defs } from "./draw/Defs";
import { play } from "./table/flip";
import { Deck } from "./replay/Deck";
import { learning } from "./replay/lesson";
import { Opening } from "./replay/Opening";
import { link, retold, table } from "./table/store";
import { t } from "./text/language";
import type { Zone as ZoneData } from "./wire";
import { Hand } from "./zones/Hand";
import { isTrack } from "./zones/Meter";
import { isCommon } from "./zones/Rows";
import { Zone } from "./zones/Zone";

/** Zones of these kinds share a line: slim ones, and the players' tableaus. */
const SHARING: Partial<Record<ZoneData["kind"], string>> = { meter: "slim", stack: "slim", row: "slim", tableau: "tableaus" };

export function App() {
  const state = table.value;
  useLayoutEffect(play, [state]);
  if (!state) return retold.value || learning.value ? <Opening /> : <p class="hello">{t(`ui-link-${link.value}`)}</p>;

  const { zones } = state.scene;
  const middle = zones.filter((zone) => zone.kind !== "hand" && !isTrack(zone) && !(zone.kind === "tableau" && !zone.items?.length));
  // A sheet gives way to what is being played, and at the end it stands on the card that tells the whole game.
  const sheets = middle.filter((zone) => zone.kind === "sheet");
  const aside = state.over || sheets.length === middle.length ? [] : sheets;
  const centre = middle.filter((zone) => !aside.includes(zone) && !(state.over && sheets.includes(zone)));
  return (
    <>
      <Defs />
      <main class="app">
        <TopBar />
        <Players />
        <div class="felt" role="region" aria-label={t("ui-table")} tabIndex={0}>
          {state.over && <End over={state.over} sheets={sheets} />}
          {strips(centre).map((strip) =>
            line(strip[0]!) ? (
              <div key={strip[0]!.id} class={`strip ${line(strip[0]!)}`}>
                {strip.map((zone) => (
                  <Zone key={zone.id} zone={zone} />
                ))}
              </div>
            ) : (
              <Zone key={strip[0]!.id} zone={strip[0]!} />
            ),
          )}
        </div>
        {retold.value ? <Deck /> : <Bar />}
        <Hand zone={state.over && !retold.value ? undefined : zones.find((zone) => zone.kind === "hand")} />
        <Story sheets={aside} />
      </main>
      <Announcer />
      <Peek />
      <OpenedCard />
      <Help />
      <Seats />
      <Manners />
    </>
  );
}

const line = (zone: ZoneData) => (isCommon(zone) ? undefined : SHARING[zone.kind]);

/** Zones that share a line stand where the last of them does. */
function strips(zones: ZoneData[]): ZoneData[][] {
  const shared = Map.groupBy(zones, line);
  return zones.flatMap((zone) => {
    if (!line(zone)) return [[zone]];
    const strip = shared.get(line(zone))!;
    return strip.at(-1) === zone ? [strip] : [];
  });
}
