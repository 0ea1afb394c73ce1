import { type RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Where an arrow leads from the control with this index, among so many. */
const WAYS: Record<string, (at: number, all: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, all) => all - 1,
};

/** One tab stop for a list with many links: its newest, or the one that was reached by the arrows. */
export function useStops(list: RefObject<HTMLElement | null>) {
  const stops = () => [...(list.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
  const only = (chosen: HTMLElement | undefined) => {
    for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1;
    list.current!.tabIndex = chosen ? -1 : 0;
  };

  useLayoutEffect(() => {
    const all = stops();
    only(all.find((stop) => stop === document.activeElement) ?? all.at(-1));
  });

  return {
    onFocusIn: (event: FocusEvent) => {
      if (event.target !== list.current) only(event.target as HTMLElement);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      if (!way) return;
      const all = stops();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? all.at(-1) : all[way(at, all.length)];
      next?.focus();
      event.preventDefault();
    },
  };
}
