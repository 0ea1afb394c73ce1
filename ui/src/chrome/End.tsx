import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, Sign } from "../draw/Icon";
import { go } from "../replay/tape";
import { personName, retold, say, table } from "../table/store";
import { Line } from "../text/Line";
import { t } from "../text/language";
import type { Result, Turn, Zone } from "../wire";
import { Sheet } from "../zones/Sheet";

/** The game on one card: who won, the score line by line, what decided it. */
export function End({ over, sheets }: { over: Result; sheets: Zone[] }) {
  const state = table.value!;
  const totals: Zone = { id: "scores", kind: "sheet", rows: over.scores.map((total, seat) => ({ seat, cells: [], total })) };
  const turns = over.turns.filter((turn) => told(turn));
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => card.current!.parentElement!.scrollTo(0, 0), []);
  return (
    <article ref={card} class="end" aria-labelledby="end-title">
      <header>
        <Icon name="laurel" class="end-laurel" />
        <h2 id="end-title">
          <Line text={over.text} />
        </h2>
        <p>
          {t(`${state.game}-name`)} · {say(state.scene.headline)}
        </p>
      </header>
      <div class="end-score">
        {(sheets.length ? sheets : [totals]).map((sheet) => (
          <Sheet key={sheet.id} zone={sheet} />
        ))}
      </div>
      {turns.length > 0 && (
        <section class="end-turns">
          <h3>{t("ui-turns")}</h3>
          <ol>
            {turns.map((turn) => (
              <Moment key={turn.at} turn={turn} />
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}

const told = (turn: Turn) => table.value!.log.find((event) => event.seq === turn.event);

function Moment({ turn }: { turn: Turn }) {
  return (
    <li class={turn.lead === null ? "" : "lead"}>
      <p>
        <Line text={told(turn)!.text} />
      </p>
      <p class="end-change">
        <b>
          {turn.before} → {turn.after}
        </b>
        {turn.lead !== null && <span>{t("ui-turn-lead", { name: personName(turn.lead) })}</span>}
        <See at={turn.at} />
      </p>
    </li>
  );
}

function See({ at }: { at: number }) {
  const { seat, table: id } = table.value!;
  const words = t("ui-turn-see", { step: at });
  const inside = (
    <>
      <Sign name="go" />
      <span class="hidden">{words}</span>
    </>
  );
  if (retold.value)
    return (
      <button type="button" class="end-see" title={words} onClick={() => go(at)}>
        {inside}
      </button>
    );
  if (seat === null) return null;
  return (
    <a class="end-see" title={words} href={`/t/${id}/replay?seat=${seat}&at=${at}`}>
      {inside}
    </a>
  );
}
