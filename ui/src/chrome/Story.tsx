import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../draw/Icon";
import { table } from "../table/store";
import { Line, RuleLink } from "../text/Line";
import { t } from "../text/language";
import type { Event, Heard, Zone as ZoneData } from "../wire";
import { Zone } from "../zones/Zone";
import { storyOpen } from "./open";
import { audible } from "./talk";
import { useStops } from "./stops";

const NEAR = 60;

/** What happened and what was said, each where it was said. */
function lines(log: Event[], said: Heard[]): (Event | Heard)[] {
  const at = (line: Event | Heard) => ("kind" in line ? line.seq : line.after + 0.5);
  return [...log, ...said].sort((a, b) => at(a) - at(b));
}

/** The story so far, readable without the board; under it the sheets that the centre has no room for. */
export function Story({ sheets }: { sheets: ZoneData[] }) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const log = table.value!.log;
  const said = audible(table.value!.said);
  const stops = useStops(list);

  useLayoutEffect(() => {
    const element = list.current!;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
  }, [log, said.length, storyOpen.value]);

  return (
    <aside class={`panel story${storyOpen.value ? " open" : ""}`} aria-label={t("ui-story")}>
      <h2 class="story-title" tabIndex={-1}>
        {t("ui-story")}
      </h2>
      <button type="button" class="tool story-close only-narrow" onClick={() => (storyOpen.value = false)}>
        <Sign name="close" />
        <span class="hidden">{t("ui-close")}</span>
      </button>
      <ol
        ref={list}
        class="story-list"
        aria-label={t("ui-story")}
        {...stops}
        onScroll={({ currentTarget: it }) => (atEnd.current = it.scrollHeight - it.scrollTop - it.clientHeight < NEAR)}
      >
        {lines(log, said).map((line) =>
          "kind" in line ? (
            <li key={line.seq} data-kind={line.kind}>
              <Line text={line.text} />
              {"\u00a0"}
              <RuleLink rule={line.rule ?? line.text.rule} />
            </li>
          ) : (
            <li key={`said ${line.n}`} class="said">
              <Line text={line.text} />
            </li>
          ),
        )}
      </ol>
      {sheets.map((zone) => (
        <Zone key={zone.id} zone={zone} />
      ))}
    </aside>
  );
}
