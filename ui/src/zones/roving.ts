import { useLayoutEffect, useRef } from "preact/hooks";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * One tab stop for a zone, arrows within it. The tab stop is kept in the page itself,
 * because it belongs to whatever cards lie there and must outlive a new drawing of them.
 */
export function useRoving<E extends HTMLElement>() {
  const zone = useRef<E>(null);
  const stops = () => [...(zone.current?.querySelectorAll<HTMLElement>("[data-rove]") ?? [])];
  const only = (chosen: HTMLElement | undefined) => {
    for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1;
  };

  useLayoutEffect(() => {
    const all = stops();
    const kept = all.find((stop) => stop.getAttribute("tabindex") === "0");
    only(kept ?? all.find((stop) => stop.classList.contains("legal")) ?? all[0]);
  });

  const onFocusIn = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (stop) only(stop);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    const way = ARROWS[event.key];
    if (!stop) return;
    if (event.key === "Enter" && stop.getAttribute("role") === "option") stop.click();
    else if (way) nearest(stop, stops(), way)?.focus();
    else return;
    event.preventDefault();
  };

  return { ref: zone, onFocusIn, onKeyDown };
}

/** The closest stop in the direction of the arrow; what lies off its line counts as farther. */
function nearest(from: HTMLElement, stops: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const there = stop.getBoundingClientRect();
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const along = x * dx + y * dy;
    const off = Math.abs(x * dy) + Math.abs(y * dx);
    if (stop === from || along <= 1 || along + 3 * off >= least) continue;
    least = along + 3 * off;
    best = stop;
  }
  return best;
}
