import { personName, table } from "../table/store";

/** A player's initial, and where another has the same, the last letter too: "Bot 2" is B2. */
export function initials(names: string[], index: number): string {
  const first = names.map((name) => (name[0] ?? "").toLocaleUpperCase());
  const alone = first.filter((letter) => letter === first[index]).length === 1;
  return first[index]! + (alone ? "" : (names[index]!.at(-1) ?? ""));
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
