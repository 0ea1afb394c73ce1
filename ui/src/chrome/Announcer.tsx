import { useEffect, useRef, useState } from "preact/hooks";
import { ask, occasion, say, table } from "../table/store";
import { audible } from "./talk";
import { t } from "../text/language";

const BURST = 300;
const lastSeq = () => table.value!.log.at(-1)?.seq ?? -1;

/** What a screen reader hears: the story politely, in one piece a burst, and the turn at once. */
export function Announcer() {
  const heard = useRef(lastSeq());
  const said = audible(table.value!.said);
  const spoken = useRef(said.at(-1)?.n ?? 0);
  const [news, setNews] = useState({ count: 0, text: "" });
  const log = table.value!.log;
  const asked = ask.value;

  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = log.filter((event) => event.seq > heard.current);
      // After an undo the story is shorter, and what follows has old numbers.
      heard.current = lastSeq();
      const words = [...fresh, ...said.filter(({ n }) => n > spoken.current)].map(({ text }) => say(text));
      spoken.current = said.at(-1)?.n ?? 0;
      if (words.length) setNews(({ count }) => ({ count: count + 1, text: words.join(" ") }));
    }, BURST);
    return () => clearTimeout(timer);
  }, [log, said.length]);

  // The keys make equal texts new elements, so that they are read again.
  return (
    <div class="hidden">
      <div role="log" aria-live="polite">
        <p key={news.count}>{news.text}</p>
      </div>
      <div aria-live="assertive">
        {asked && (
          <p key={asked.id}>
            {t(`ui-your-${occasion()}`)} {say(asked.prompt)}
          </p>
        )}
      </div>
    </div>
  );
}
