import { Sign } from "../draw/Icon";
import { personName, table, tell } from "../table/store";
import { t } from "../text/language";
import { Modal } from "./Modal";
import { mannersOpen } from "./open";
import { hosting } from "./seating";
import { hushed } from "./talk";

const PHRASES = ["hello", "luck", "well-played", "moment", "thanks", "sorry", "good-game"];

const others = () => table.value!.people.filter((one) => one.kind === "human" && !one.open && one.seat !== table.value!.seat);

/** Whether there is somebody to talk with, or to agree with on a pause; bots do neither. */
export const company = (): boolean => table.value?.seat != null && others().length > 0;

/** Where people talk and agree on a pause. */
export function MannersTool() {
  if (!company()) return null;
  return (
    <button type="button" class="tool" onClick={() => (mannersOpen.value = true)}>
      <Sign name="talk" />
      <span>{t("ui-manners")}</span>
    </button>
  );
}

export function Manners() {
  if (!mannersOpen.value || !company()) return null;
  return (
    <Modal label={t("ui-manners-title")} class="modal-manners" close={close}>
      <h2 tabIndex={-1} autoFocus>
        {t("ui-manners-title")}
      </h2>
      <Say />
      <Rest />
      <Votes />
    </Modal>
  );
}

const close = () => (mannersOpen.value = false);

function Say() {
  const { talk } = table.value!;
  const say = (phrase: string) => {
    tell({ t: "say", phrase });
    close();
  };
  return (
    <section aria-label={t("ui-say")}>
      <p>{t(talk ? "ui-say-intro" : "ui-say-closed")}</p>
      {talk && (
        <div class="phrases">
          {PHRASES.map((phrase) => (
            <button key={phrase} type="button" class="button" onClick={() => say(phrase)}>
              {t(`phrase-${phrase}`)}
            </button>
          ))}
        </div>
      )}
      {talk &&
        others().map(({ seat }) => (
          <label key={seat} class="setting">
            <input type="checkbox" checked={!hushed(seat).value} onChange={(event) => (hushed(seat).value = !event.currentTarget.checked)} />
            {t("ui-hear", { name: personName(seat) })}
          </label>
        ))}
      {hosting() && (
        <label class="setting">
          <input type="checkbox" checked={talk} onChange={(event) => tell({ t: "talk", open: event.currentTarget.checked })} />
          {t("ui-talk-allowed")}
        </label>
      )}
    </section>
  );
}

function Rest() {
  const { people, resting, seat } = table.value!;
  const mine = people.find((one) => one.seat === seat)!.rest;
  const words = resting ? "ui-rest-on" : mine ? "ui-rest-no" : others().some((one) => one.rest) ? "ui-rest-agree" : "ui-rest-wish";
  return (
    <section aria-labelledby="rest-title">
      <h3 id="rest-title">{t("ui-pause")}</h3>
      <p>{t("ui-rest-intro")}</p>
      <button type="button" class="button" onClick={() => tell({ t: "rest", rest: !resting && !mine })}>
        {t(words)}
      </button>
    </section>
  );
}

/** Where all but one agree that a bot takes the seat of that one, who isn't the host. */
function Votes() {
  const { host, seat: mine } = table.value!;
  const asked = others().filter((one) => one.seat !== host);
  if (others().length < 2 || asked.length === 0) return null;
  return (
    <section aria-labelledby="votes-title">
      <h3 id="votes-title">{t("ui-votes")}</h3>
      <p>{t("ui-votes-intro")}</p>
      {asked.map(({ seat, votes }) => (
        <label key={seat} class="setting">
          <input
            type="checkbox"
            checked={votes.includes(mine!)}
            onChange={(event) => tell({ t: "vote", seat, out: event.currentTarget.checked })}
          />
          {t("ui-vote", { name: personName(seat), number: votes.length })}
        </label>
      ))}
    </section>
  );
}
