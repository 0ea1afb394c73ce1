import { personName, table } from "../table/store";

const letters = (name: string, count: number) => [...name].slice(0, count).join("");

/** A player's initial, or two letters where another has the same. */
export function initials(names: string[], index: number): string {
  const first = names.map((name) => letters(name, 1).toLocaleUpperCase());
  const alone = first.filter((letter) => letter === first[index]).length === 1;
  return alone ? first[index]! : letters(names[index]!, 2);
}

export function Avatar({ seat }: { seat: number }) {
  const seats = table.value?.scene.players.map((player) => player.seat) ?? [];
  const at = seats.indexOf(seat);
  if (at < 0) return null;
  return (
    <span class={`avatar seat-${at % 6}`} aria-hidden="true">
      {initials(seats.map(personName), at)}
    </span>
  );
}
