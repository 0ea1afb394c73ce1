import { windowed } from "../ask/Orders";
import { FullCard } from "../draw/Card";
import { opened, peeked } from "../table/cards";
import { retold, table, tell } from "../table/store";
import { t } from "../text/language";
import type { Card } from "../wire";
import { Modal } from "./Modal";

/** The whole card in passing, where it covers neither the play nor the answers; on a narrow page not the card itself. */
export function Peek() {
  if (!peeked.value) return null;
  return (
    <div class={`peek${peeked.value.high ? " low" : ""}`} aria-hidden="true">
      <FullCard card={peeked.value.card} />
    </div>
  );
}

export function OpenedCard() {
  const card = opened.value;
  if (!card) return null;
  return (
    <Modal label={t(card.key)} class="modal-card" close={() => (opened.value = null)}>
      <FullCard card={card} />
      <Never card={card} />
    </Modal>
  );
}

/** In a game with windows: never to be asked for the sake of a card in the own hand. */
function Never({ card }: { card: Card }) {
  const { scene, muted } = table.value!;
  const held = scene.zones.filter((zone) => zone.kind === "hand").flatMap((zone) => zone.items ?? []);
  const ids = held.filter((item) => item.card?.key === card.key).map((item) => item.id);
  if (!windowed.value || !muted || !ids.length || retold.value) return null;
  const never = ids.every((id) => muted.includes(id));
  const others = muted.filter((id) => !ids.includes(id));
  return (
    <label class="setting never">
      <input type="checkbox" checked={never} onChange={() => tell({ t: "mute", items: never ? others : [...others, ...ids] })} />
      <span>
        {t("ui-never")} <small>{t("ui-never-intro")}</small>
      </span>
    </label>
  );
}
