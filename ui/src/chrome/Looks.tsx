import { useLayoutEffect, useRef } from "preact/hooks";
import { FullCard } from "../draw/Card";
import { opened, peeked } from "../table/cards";
import { t } from "../text/language";
import { Modal } from "./Modal";

const GAP = 14;

/** The whole card beside the one that is looked at, on the side where there is room. */
export function Peek() {
  const look = peeked.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!look || !box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const { at } = look;
    const left = at.right + GAP + width < innerWidth ? at.right + GAP : at.left - GAP - width;
    const top = Math.min(Math.max(GAP, at.top + at.height / 2 - height / 2), innerHeight - height - GAP);
    Object.assign(box.current.style, { left: `${Math.max(GAP, left)}px`, top: `${top}px` });
  }, [look]);
  if (!look) return null;
  return (
    <div ref={box} class="peek" aria-hidden="true">
      <FullCard card={look.card} />
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
