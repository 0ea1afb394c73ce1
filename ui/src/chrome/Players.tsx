import { Icon, Sign, Tile } from "../draw/Icon";
import { personName, say, table, touch } from "../table/store";
import { t } from "../text/language";
import type { Column, Fact, Player } from "../wire";
import { standing, standingClass, Tick } from "../zones/CardItem";
import { isTrack, Track } from "../zones/Meter";
import { Avatar } from "./Avatar";
import { audible, fresh } from "./talk";

export const Players = () => (
  <div class="players" role="group" aria-label={t("ui-players")}>
    {table.value?.scene.players.map((player) => (
      <Panel key={player.seat} player={player} />
    ))}
  </div>
);

function status(seat: number): string {
  const state = table.value!;
  const person = state.people.find((one) => one.seat === seat);
  if (person?.open) return t("ui-invited");
  if (person?.stand_in) return t("ui-stand-in");
  if (person && !person.here) return t("ui-away");
  if (person?.rest && !state.resting) return t("ui-wishes-rest");
  if (state.over) return state.over.winners.includes(seat) ? t("ui-winner") : "";
  if (seat === state.seat) return state.waiting.includes(seat) ? t("ui-you-to-play") : t("ui-you");
  return state.waiting.includes(seat) ? t("ui-to-play") : "";
}

function Panel({ player }: { player: Player }) {
  const { seat } = player;
  const state = table.value!;
  const person = state.people.find((one) => one.seat === seat);
  const target = standing(`seat:${seat}`);
  const winner = state.over?.winners.includes(seat);
  const style = `panel player${player.active ? " active" : ""}${winner ? " winner" : ""}${person?.here === false ? " away" : ""}`;
  const name = <span class="player-name">{personName(seat)}</span>;
  return (
    <section class={`${style}${standingClass(target)}`} data-panel={seat} aria-label={personName(seat)}>
      <Avatar seat={seat} />
      {target.picked && <Tick />}
      <p class="player-who">
        {target.legal || target.refused ? (
          <button type="button" class="player-pick" aria-pressed={target.picked} onClick={() => touch(`seat:${seat}`)}>
            {name}
          </button>
        ) : (
          name
        )}
        {person?.kind === "bot" && <Sign name="bot" />}
      </p>
      <p class="player-status">
        <span>{status(seat)}</span>
        <span>{[...player.tags.map(say), ...(person && person.times > 1 ? [t("ui-times-of", { times: person.times })] : [])].join(" · ")}</span>
      </p>
      {audible(fresh.value).map((one) => one.seat === seat && (
        <p key={one.n} class="bubble" aria-hidden="true">
          {say({ key: String(one.text.args!.phrase).replace("key:", "") })}
        </p>
      ))}
      <ul class="facts">
        {player.facts.map((fact) => (
          <FactItem key={fact.id} fact={fact} />
        ))}
      </ul>
      {state.scene.zones.filter((zone) => isTrack(zone) && zone.seat === seat).map((zone) => (
        <Track key={zone.id} zone={zone} />
      ))}
      {player.columns.length > 0 && (
        <ul class="columns">
          {player.columns.map((column) => (
            <ColumnItem key={column.id} column={column} />
          ))}
        </ul>
      )}
    </section>
  );
}

const FactItem = ({ fact }: { fact: Fact }) => (
  <li title={say(fact.label)}>
    <Icon name={fact.icon} />
    <span class="hidden">{say(fact.label)}</span> <b>{fact.value}</b>
  </li>
);

function ColumnItem({ column }: { column: Column }) {
  const note = column.note_label ? say(column.note_label) : "";
  return (
    <li class={column.value ? "" : "zero"} title={[say(column.label), note].filter(Boolean).join(" · ")}>
      <Tile family={column.family} icon={column.icon} />
      <span class="hidden">{say(column.label)}</span> <b>{column.value}</b>
      {column.note != null && (
        <span class="column-note">
          <span class="hidden">{note}</span>
          {column.note}
        </span>
      )}
    </li>
  );
}
