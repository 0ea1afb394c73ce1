import { useEffect, useState } from "preact/hooks";
import { t } from "../text/language";

const SOON = 15;

/** How long there is to answer; it speaks up when little is left. */
export function Countdown({ deadline }: { deadline: number }) {
  const [now, setNow] = useState(Date.now);
  const [whole] = useState(() => Math.max(1, deadline - Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div class={`countdown${left <= SOON ? " soon" : ""}`} role="timer" aria-label={t("ui-time-left", { seconds: left })}>
      <span aria-hidden="true">{shown}</span>
      <progress aria-hidden="true" tabIndex={-1} max={whole} value={Math.max(0, deadline - now)} />
      <span class="hidden" role="status">
        {left <= SOON && left > SOON - 2 ? t("ui-time-left", { seconds: SOON }) : ""}
      </span>
    </div>
  );
}
