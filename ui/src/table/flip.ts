import { makeGhost } from "./ghost";

/** Cards fly from where they were to where they are, by item id. */
const TIME = 500;
const EASE = "cubic-bezier(.2,.8,.2,1)";

let before = new Map<string, DOMRect>();
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const items = () => document.querySelectorAll<HTMLElement>("[data-item]");

export function capture(): void {
  before = new Map([...items()].map((element) => [element.dataset.item!, element.getBoundingClientRect()]));
}

/** A card that was not seen before comes from its player's panel. */
const origin = (element: HTMLElement): DOMRect | undefined =>
  document.querySelector(`[data-panel="${element.dataset.from}"]`)?.getBoundingClientRect();

export function play(): void {
  const past = before;
  before = new Map();
  // Nothing was there before the first frame, so nothing moves.
  if (!past.size || document.hidden) return;
  for (const element of items()) {
    const from = past.get(element.dataset.item!);
    const to = element.getBoundingClientRect();
    if (from && Math.hypot(from.x - to.x, from.y - to.y) < 2) continue;
    if (calm.matches) element.animate({ opacity: [0, 1] }, TIME);
    else fly(element, from ?? origin(element), to);
  }
}

function fly(element: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
  if (!from) {
    element.animate({ opacity: [0, 1], scale: [0.9, 1] }, { duration: TIME, easing: EASE });
    return;
  }
  const ghost = makeGhost(element);
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const size = Math.min(1.5, from.width / to.width, from.height / to.height);
  element.animate({ visibility: ["hidden", "hidden"] }, TIME);
  ghost.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${size})`, "none"] },
    { duration: TIME, easing: EASE },
  ).onfinish = () => ghost.remove();
}
