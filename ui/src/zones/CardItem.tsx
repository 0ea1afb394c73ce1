import { useRef } from "preact/hooks";
import { refusal, said } from "../ask/choice";
import { CardBack, CardFace, cardLabel } from "../draw/Card";
import { Sign } from "../draw/Icon";
import { open, peeked } from "../table/cards";
import { useGesture } from "../table/gesture";
import { ask, give, legal, picked, touch } from "../table/store";
import { t } from "../text/language";
import type { Card, Item } from "../wire";

const HOVER = 350;

/** What the asks say about a thing on the table. */
export function standing(id: string) {
  return { legal: legal.value.has(id), picked: picked.value.includes(id), refused: refusal(ask.value, id) !== null };
}

export const standingClass = ({ legal, picked, refused }: ReturnType<typeof standing>): string =>
  `${legal ? " legal" : ""}${picked ? " picked" : ""}${refused ? " refused" : ""}`;

export const Tick = () => (
  <span class="tick">
    <Sign name="check" />
  </span>
);

/** Looking at a card in passing: the mouse rests on it, or the keyboard comes to it. */
function usePeek(card: Card) {
  const timer = useRef(0);
  const show = (element: Element) => {
    const { y, height } = element.getBoundingClientRect();
    peeked.value = { card, high: y + height / 2 < innerHeight / 2 };
  };
  const hide = () => {
    clearTimeout(timer.current);
    peeked.value = null;
  };
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === "mouse") timer.current = window.setTimeout(show, HOVER, event.currentTarget);
    },
    onPointerLeave: hide,
    onFocus(event: FocusEvent) {
      const element = event.currentTarget as Element;
      if (element.matches(":focus-visible")) show(element);
    },
    onBlur: hide,
    hide,
  };
}

/** Dropping a card on the felt says the same as picking it and confirming. */
function drop(target: string, x: number, y: number): void {
  if (!document.elementFromPoint(x, y)?.closest(".felt")) return;
  if (!picked.value.includes(target) && !touch(target)) return;
  const answers = ask.value ? said(ask.value, picked.value) : [];
  if (answers.length === 1) give(answers[0]!);
}

interface Props {
  item: Item;
  /** In the hand a card is an option of a list, elsewhere a button. */
  option?: boolean;
}

export function CardItem({ item, option = false }: Props) {
  return item.card ? <OpenCard item={item} card={item.card} option={option} /> : <HiddenCard item={item} />;
}

function OpenCard({ item, card, option }: { item: Item; card: Card; option: boolean }) {
  const state = standing(item.id);
  const { hide, ...peek } = usePeek(card);
  const gesture = useGesture({
    click() {
      hide();
      if (!touch(item.id)) open(card);
    },
    hold: () => open(card),
    ...(option && { drop: (x: number, y: number) => drop(item.id, x, y) }),
  });
  const tags = item.tags ?? [];
  const words = [...many(item), ...tags.map((tag) => t(`ui-tag-${tag}`)), ...(state.legal ? [t("ui-playable")] : [])];
  const shared = {
    "data-item": item.id,
    "data-from": item.seat,
    "data-card": card.key,
    "data-rove": true,
    class: `slot${standingClass(state)} ${tags.join(" ")}`,
    ...peek,
    ...gesture,
  };
  // A name from content, not a label: the letters on the face are part of what is seen, not of what is said.
  const inside = (
    <>
      <span class="hidden">{cardLabel(card, words)}</span>
      <CardFace card={card} />
      {state.picked && <Tick />}
      <Count item={item} />
    </>
  );
  if (!option)
    return (
      <button type="button" aria-pressed={state.legal ? state.picked : undefined} {...shared}>
        {inside}
      </button>
    );
  return (
    <div role="option" aria-selected={state.picked} aria-disabled={!state.legal} {...shared}>
      {inside}
    </div>
  );
}

function HiddenCard({ item }: { item: Item }) {
  const state = standing(item.id);
  const shared = { "data-item": item.id, "data-from": item.seat, "aria-label": [t("ui-hidden-card"), ...many(item)].join("; ") };
  const inside = (
    <>
      <CardBack />
      {state.picked && <Tick />}
      <Count item={item} />
    </>
  );
  const style = `slot${standingClass(state)} ${(item.tags ?? []).join(" ")}`;
  if (!state.legal && !state.refused)
    return (
      <div role="img" class={style} {...shared}>
        {inside}
      </div>
    );
  return (
    <button type="button" data-rove aria-pressed={state.picked} class={style} {...shared} onClick={() => touch(item.id)}>
      {inside}
    </button>
  );
}

const many = ({ count = 1 }: Item): string[] => (count > 1 ? [`×${count}`] : []);

const Count = ({ item }: { item: Item }) =>
  many(item).length > 0 && (
    <span class="count" aria-hidden="true">
      {item.count}
    </span>
  );
