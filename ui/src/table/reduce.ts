import type { Frame, Hello, Scene } from "../wire";

/** All that the client holds of a table: what the server last said, nothing worked out. */
export type Table = Omit<Required<Hello>, "t" | "v">;

export function reduce(table: Table | null, frame: Frame): Table | null {
  if (frame.t === "hello") {
    const { t: _, v: __, ...held } = frame;
    return { ...held, cards: held.cards ?? {} };
  }
  if (!table) return null;
  if (frame.t === "people") {
    const { t: _, ...told } = frame;
    return { ...table, ...told };
  }
  if (frame.t === "said") return { ...table, said: [...table.said, frame.said] };
  // After a reconnect the server may repeat what was already on its way.
  if (frame.t !== "ev" || frame.seq < table.seq) return table;

  const heard = table.log.at(-1)?.seq ?? -1;
  const news = (frame.events ?? []).filter((event) => event.seq > heard);
  return {
    ...table,
    seq: frame.seq,
    scene: {
      headline: frame.headline ?? table.scene.headline,
      players: frame.players ?? table.scene.players,
      zones: zones(table.scene.zones, frame.zones ?? {}, frame.order),
    },
    progress: frame.progress ?? table.progress,
    ask: frame.ask === undefined ? table.ask : frame.ask,
    log: news.length ? [...table.log, ...news] : table.log,
    waiting: frame.waiting ?? table.waiting,
    thinking: frame.thinking === undefined ? table.thinking : frame.thinking,
    topic: frame.topic === undefined ? table.topic : frame.topic,
    wake: frame.wake === undefined ? table.wake : frame.wake,
    orders: frame.orders === undefined ? table.orders : frame.orders,
    muted: frame.muted === undefined ? table.muted : frame.muted,
    over: frame.over === undefined ? table.over : frame.over,
    undo: frame.undo ?? table.undo,
  };
}

function zones(held: Scene["zones"], changed: Record<string, Scene["zones"][number] | null>, order?: string[]) {
  const byId = new Map(held.map((zone) => [zone.id, zone]));
  for (const [id, zone] of Object.entries(changed)) {
    if (zone) byId.set(id, zone);
    else byId.delete(id);
  }
  return (order ?? [...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
}
