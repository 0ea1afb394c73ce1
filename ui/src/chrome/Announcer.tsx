import { useEffect, useRef, useState } from "preact/hooks";
import { ask, occasion, say, table } from "../table/store";
import { t } from "../text/language";

const BURST = 300;
const lastSeq = () => table.value!.log.at(-1)?.seq ?? -1;

/** What a screen reader hears: the story politely, in one piece a burst, and the turn at once. */
export function Announcer() {
  const heard = useRef(lastSeq());
  const [news, setNews] = useState({ count: 0, text: "" });
  const log = table.value!.log;
  const asked = ask.value;

  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = log.filter((event) => event.seq > heard.current);
      // After an undo the story is shorter, and what follows has old numbers.
      heard.current = lastSeq();
      if (fresh.length) setNews(({ count }) => ({ count: count + 1, text: fresh.map((event) => say(event.text)).join(" ") }));
    }, BURST);
    return () => clearTimeout(timer);
  }, [log]);

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
