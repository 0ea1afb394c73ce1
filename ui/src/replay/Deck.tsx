import { useSignal } from "@preact/signals";
import { Sign } from "../draw/Icon";
import { personName, table } from "../table/store";
import { Line } from "../text/Line";
import { t } from "../text/language";
import { seenBy, take, trouble } from "./open";
import { at, go, last, news, play, playing, speed, SPEEDS } from "./tape";

/** The replay's own bar: what has just happened, and where in the game it was. */
export function Deck() {
  const over = table.value!.over;
  return (
    <section class="bar deck" aria-label={t("ui-replay-controls")}>
      <div class="deck-news" role="group" aria-label={t("ui-replay-news")} tabIndex={0}>
        {!news().length && <p class="deck-nothing">{t("ui-replay-nothing")}</p>}
        {news().map((event) => (
          <p key={event.seq}>
            <Line text={event.text} />
          </p>
        ))}
        {over && (
          <p class="prompt">
            <Line text={over.text} />
          </p>
        )}
        {trouble.value && (
          <p class="refusal" role="alert">
            {trouble.value}
          </p>
        )}
      </div>
      <Steps />
      <Choices />
    </section>
  );
}

function Steps() {
  const button = (name: "first" | "back" | "forward" | "last", sign: "first" | "back" | "go" | "last", step: number) => (
    <button type="button" class={`step deck-${name}`} title={t(`ui-replay-${name}`)} aria-label={t(`ui-replay-${name}`)} aria-disabled={step < 0 || step > last.value || step === at.value} onClick={() => go(step)}>
      <Sign name={sign} />
    </button>
  );
  const words = t(playing.value ? "ui-replay-pause" : "ui-replay-play");
  return (
    <div class="deck-steps">
      {button("first", "first", 0)}
      {button("back", "back", at.value - 1)}
      <button type="button" class="step deck-play" title={words} aria-label={words} onClick={play}>
        <Sign name={playing.value ? "pause" : "go"} />
      </button>
      {button("forward", "go", at.value + 1)}
      {button("last", "last", last.value)}
      <input
        type="range"
        min={0}
        max={last.value}
        value={at.value}
        aria-label={t("ui-replay-controls")}
        aria-valuetext={t("ui-replay-step", { step: at.value, last: last.value })}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <output class="deck-at">
        {at.value} / {last.value}
      </output>
      {!take.value && navigator.clipboard && <CopyLink />}
    </div>
  );
}

const COPIED = 2000;

function CopyLink() {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    copied.value = true;
    setTimeout(() => (copied.value = false), COPIED);
  };
  const words = t(copied.value ? "ui-replay-copied" : "ui-replay-link");
  return (
    <button type="button" class="step" title={words} aria-label={words} onClick={() => void copy()}>
      <Sign name={copied.value ? "check" : "link"} />
    </button>
  );
}

function Choices() {
  const state = table.value!;
  return (
    <div class="answers">
      <label>
        {t("ui-replay-seen-by")}
        <select value={state.seat ?? ""} onChange={(event) => void seenBy(event.currentTarget.value)}>
          {state.people.map((person) => (
            <option key={person.seat} value={person.seat}>
              {personName(person.seat)}
            </option>
          ))}
          <option value="">{t("ui-replay-spectator")}</option>
        </select>
      </label>
      <label>
        <span class="deck-word">{t("ui-replay-speed")}</span>
        <select value={speed.value} onChange={(event) => (speed.value = Number(event.currentTarget.value))}>
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {t("ui-replay-speed-of", { times })}
            </option>
          ))}
        </select>
      </label>
      <a class="button" href={take.value ? "/" : location.pathname.replace(/\/replay$/, "")}>
        {t(take.value ? "ui-home" : "ui-replay-table")}
      </a>
    </div>
  );
}
