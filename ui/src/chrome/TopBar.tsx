import { Sign } from "../draw/Icon";
import { learning } from "../replay/lesson";
import { ask, link, occasion, retold, say, table, undo, undoable } from "../table/store";
import { t } from "../text/language";
import { Language } from "./Language";
import { MannersTool } from "./Manners";
import { helpOpen, seatsOpen, storyOpen } from "./open";

function Banner() {
  const state = table.value!;
  if (retold.value) return <strong class="banner">{t("ui-replay")}</strong>;
  const mine = ask.value !== null;
  if (state.resting && !state.over) return <strong class="banner">{t("ui-resting")}</strong>;
  const words = state.over ? "ui-game-over" : mine ? `ui-your-${occasion()}` : learning.value ? "ui-lesson" : "ui-waiting";
  return <strong class={`banner${mine ? " mine" : ""}`}>{t(words)}</strong>;
}

export function TopBar() {
  const state = table.value!;
  const alive = !retold.value && !learning.value;
  return (
    <header class="panel top-bar">
      <h1 class="headline-block">
        <Banner />
        <span class="headline">{say(state.scene.headline)}</span>
      </h1>
      <progress class="progress" max={100} value={state.progress} aria-label={t("ui-progress")} title={`${state.progress} %`} />
      {alive && <LinkState />}
      <nav class="tools" aria-label={t("ui-tools")}>
        <button type="button" class="tool only-narrow" aria-expanded={storyOpen.value} onClick={() => (storyOpen.value = !storyOpen.value)}>
          <Sign name="log" />
          <span>{t("ui-story")}</span>
        </button>
        <a class="tool" href={`/rules/${state.game}`} target="_blank" rel="noopener">
          <Sign name="rules" />
          <span>{t("ui-rules")}</span>
        </a>
        {alive && (
          <button type="button" class="tool" aria-disabled={!undoable.value} onClick={undo}>
            <Sign name="undo" />
            <span>{t("ui-undo")}</span>
          </button>
        )}
        {alive && <MannersTool />}
        {alive && state.host === state.seat && (
          <button type="button" class="tool" onClick={() => (seatsOpen.value = true)}>
            <Sign name="seats" />
            <span>{t("ui-seats")}</span>
          </button>
        )}
        <button type="button" class="tool" onClick={() => (helpOpen.value = true)}>
          <Sign name="help" />
          <span>{t("ui-help")}</span>
        </button>
        <Language />
      </nav>
    </header>
  );
}

function LinkState() {
  return (
    <span class={`link link-${link.value}`} role="status">
      <span class="link-dot" aria-hidden="true" />
      <span class="link-words">{t(`ui-link-${link.value}`)}</span>
    </span>
  );
}
