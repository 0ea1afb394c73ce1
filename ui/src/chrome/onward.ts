import { retold, table } from "../table/store";

const address = (rest: string) => `/t/${table.value!.table}/${rest}`;

export const goOn = (): void => location.assign(address("next"));

/** Ask for another game with the same people. */
export async function again(): Promise<void> {
  const made = await fetch(address("again"), { method: "POST", redirect: "manual" });
  if (made.ok || made.type === "opaqueredirect") goOn();
}

/** Whoever sits at the table is taken along when somebody asks for another game. */
export function followOn(): void {
  let before = true;
  table.subscribe((state) => {
    if (!state) return;
    if (state.next && !before && state.seat !== null && !retold.value) goOn();
    before = state.next;
  });
}
