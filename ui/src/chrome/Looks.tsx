import { FullCard } from "../draw/Card";
import { opened, peeked } from "../table/cards";
import { t } from "../text/language";
import { Modal } from "./Modal";

/** The whole card in passing, always in the same place, where it covers neither the play nor the answers. */
export function Peek() {
  const card = peeked.value;
  if (!card) return null;
  return (
    <div class="peek" aria-hidden="true">
      <FullCard card={card} />
    </div>
  );
}

export function OpenedCard() {
  const card = opened.value;
  if (!card) return null;
  return (
    <Modal label={t(card.key)} class="modal-card" close={() => (opened.value = null)}>
      <FullCard card={card} />
    </Modal>
  );
}
