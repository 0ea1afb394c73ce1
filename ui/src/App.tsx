import { useLayoutEffect } from "preact/hooks";
import { Bar } from "./ask/Bar";
import { Announcer } from "./chrome/Announcer";
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
import { Zone } from "./zones/Zone";

/** Zones of these kinds share a line when they follow each other: slim ones, and the players' tableaus. */
const SHARING: Partial<Record<ZoneData["kind"], string>> = { meter: "slim", stack: "slim", row: "slim", tableau: "tableau" };

export function App() {
  const state = table.value;
  useLayoutEffect(play, [state]);
  if (!state) return retold.value || learning.value ? <Opening /> : <p class="hello">{t(`ui-link-${link.value}`)}</p>;

  const { zones } = state.scene;
  const middle = zones.filter((zone) => zone.kind !== "hand");
  // A sheet gives way to what is being played, and has the table when nothing is or the game is over.
  const aside = state.over ? [] : middle.filter((zone) => zone.kind === "sheet" && middle.some((other) => other.kind !== "sheet"));
  return (
    <>
      <Defs />
      <main class="app">
        <TopBar />
        <Players />
        <div class="felt" role="region" aria-label={t("ui-table")} tabIndex={0}>
          {strips(middle.filter((zone) => !aside.includes(zone))).map((strip) =>
            SHARING[strip[0]!.kind] ? (
              <div key={strip[0]!.id} class="strip">
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
        <Hand zone={zones.find((zone) => zone.kind === "hand")} />
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

function strips(zones: ZoneData[]): ZoneData[][] {
  const lines: ZoneData[][] = [];
  for (const zone of zones) {
    const last = lines.at(-1);
    const kind = SHARING[zone.kind];
    if (last && kind && kind === SHARING[last[0]!.kind]) last.push(zone);
    else lines.push([zone]);
  }
  return lines;
}
