import { useEffect, useState } from "preact/hooks";
import { personName, table } from "../table/store";
import { t } from "../text/language";
import type { Person } from "../wire";
import { Avatar } from "./Avatar";
import { Deletion } from "./Deletion";
import { Modal } from "./Modal";
import { seatsOpen } from "./open";
import { askForLinks, give, hosting, links } from "./seating";

const BOTS = ["greedy", "quick", "normal", "strong"];

/** Where the host invites friends and seats bots. */
export function Seats() {
  const open = seatsOpen.value && hosting();
  useEffect(() => {
    if (open) void askForLinks();
  }, [open]);
  if (!open) return null;
  const { people, host } = table.value!;
  return (
    <Modal label={t("ui-seats")} class="modal-seats" close={() => (seatsOpen.value = false)}>
      <h2 tabIndex={-1} autoFocus>
        {t("ui-seats")}
      </h2>
      <p>{t("ui-seats-intro")}</p>
      <ul class="seat-list">
        {people.map((person) => (
          <li key={person.seat}>
            <Avatar seat={person.seat} />
            <div class="seat-who">
              <b>{personName(person.seat)}</b> <span>{standing(person)}</span>
            </div>
            {person.open && links.value[person.seat] && <Link path={links.value[person.seat]!} name={personName(person.seat)} />}
            {person.seat !== host && <Choices person={person} />}
          </li>
        ))}
      </ul>
      <div class="seat-watch">
        <h3>{t("ui-watch")}</h3>
        <p>{t("ui-watch-intro")}</p>
        <Link path={`${location.pathname}/watch`} name={t("ui-watch")} />
      </div>
      <Deletion />
    </Modal>
  );
}

function standing(person: Person): string {
  if (person.open) return t("ui-invited");
  if (person.seat === table.value!.seat) return t("ui-you");
  if (person.kind === "bot") return t("ui-is-bot");
  if (person.stand_in) return t("ui-stand-in");
  return t(person.here ? "ui-here" : "ui-away");
}

export function Link({ path, name }: { path: string; name: string }) {
  const [copied, setCopied] = useState(false);
  const whole = location.origin + path;
  const copy = async (input: HTMLInputElement) => {
    input.select();
    // The clipboard is closed to a page over plain http, where selecting and copying still works.
    if (navigator.clipboard) await navigator.clipboard.writeText(whole).catch(() => document.execCommand("copy"));
    else document.execCommand("copy");
    setCopied(true);
  };
  return (
    <div class="seat-link">
      <input readOnly value={whole} aria-label={t("ui-link-for", { name })} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="button button-main"
        aria-live="polite"
        onClick={(event) => void copy(event.currentTarget.parentElement!.querySelector("input")!)}
      >
        {t(copied ? "ui-copied" : "ui-copy-link")}
      </button>
    </div>
  );
}

function Choices({ person }: { person: Person }) {
  const name = personName(person.seat);
  return (
    <div class="seat-choices">
      <select
        aria-label={t("ui-seat-bot-at", { name })}
        value={person.bot ?? ""}
        onChange={(event) => event.currentTarget.value && void give(person.seat, event.currentTarget.value)}
      >
        {!person.bot && <option value="">{t("ui-seat-bot")}</option>}
        {[...new Set([...BOTS, ...(person.bot ? [person.bot] : [])])].map((bot) => (
          <option key={bot} value={bot}>
            {t("ui-bot-plays", { bot: t(`bot-${bot}`) })}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => void give(person.seat)}>
        {t(person.open ? "ui-new-link" : "ui-invite")}
      </button>
    </div>
  );
}
