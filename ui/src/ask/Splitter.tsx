import { Sign, Tile } from "../draw/Icon";
import { say, split } from "../table/store";
import { t } from "../text/language";
import type { Ask, Part } from "../wire";
import { rest, step } from "./split";

/** Steppers: one for an amount, one a column for a total to be split. */
export function Splitter({ asked }: { asked: Ask }) {
  return (
    <div class="splitter" role="group" aria-label={say(asked.prompt)}>
      {asked.kind === "allocate" && (
        <p class="hidden" role="status">
          {t("ui-rest", { count: rest(asked, split.value) })}
        </p>
      )}
      {(asked.kind === "allocate" ? (asked.columns ?? []) : [null]).map((column, index) => (
        <Stepper key={column?.id ?? index} asked={asked} column={column} index={index} />
      ))}
    </div>
  );
}

function Stepper({ asked, column, index }: { asked: Ask; column: Part | null; index: number }) {
  const label = column ? say(column.label) : say(asked.prompt);
  const turn = (by: 1 | -1) => {
    const next = step(asked, split.value, index, by);
    return (
      <button
        type="button"
        class="step"
        aria-label={t(by > 0 ? "ui-more" : "ui-less", { label })}
        aria-disabled={!next}
        onClick={() => next && (split.value = next)}
      >
        <Sign name={by > 0 ? "plus" : "minus"} />
      </button>
    );
  };
  return (
    <div class="stepper" role="group" aria-label={label}>
      {turn(-1)}
      <span class="stepper-value">
        {column && <Tile family={column.family} icon={column.icon} />}
        <output aria-label={label}>{split.value[index]}</output>
      </span>
      {turn(1)}
    </div>
  );
}
