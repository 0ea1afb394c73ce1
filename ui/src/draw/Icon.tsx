import sprite from "../sprite.svg?url";
import type { Family } from "../wire";

/** Heraldry's crests for its tinctures. */
const crests: Record<Family, string> = {
  gules: "fist",
  azure: "anchor",
  vert: "oak-leaf",
  purpure: "crown",
  sable: "raven",
  or: "sun",
  argent: "dove",
};

export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export const Crest = ({ family }: { family: Family }) => <Icon name={crests[family]} class="crest" />;

/** A family's tile: colour, hatching and the column's own sign. */
export function Tile({ family, icon }: { family: Family; icon: string }) {
  return (
    <span class={`tile hatch family-${family}`}>
      <Icon name={icon} />
    </span>
  );
}

const strokes = {
  log: "M15 12h-5M15 8h-5M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3",
  rules:
    "M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z",
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
  help: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01",
  seats: "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M19 8v6M22 11h-6",
  talk: "M7.9 20A9 9 0 1 0 4 16.1L2 22z",
  hint: "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4",
  first: "M19 20 9 12l10-8zM5 19V5",
  back: "M19 20 5 12 19 4z",
  go: "M6 3l14 9-14 9z",
  pause: "M8 4v16M16 4v16",
  last: "M5 4l10 8-10 8zM19 5v14",
  link: "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
  close: "M18 6 6 18M6 6l12 12",
  plus: "M5 12h14M12 5v14",
  minus: "M5 12h14",
  check: "M20 6 9 17l-5-5",
  bot: "M12 8V4H8M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM2 14h2M20 14h2M15 13v2M9 13v2",
};

/** Interface icons: Lucide. */
export function Sign({ name }: { name: keyof typeof strokes }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
