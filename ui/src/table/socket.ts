import type { Command, Frame } from "../wire";
import { link, onCommand, pending, receive, table } from "./store";

/** The server pings at least every 20 s; silence for longer than this means a dead line. */
const SILENCE = 50_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
const TRIES_BEFORE_DOUBT = 1;

/** Whether this page is still ours: a seat may have been given to somebody else, which the server says on the page. */
async function doubt(): Promise<void> {
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (answer?.status === 404) location.reload();
}

/** Keeps a socket to the table open and `link` honest. */
export function connect(id: string): void {
  let socket: WebSocket | null = null;
  let tries = 0;
  let retry = 0;
  let watch = 0;

  const heard = () => {
    clearTimeout(watch);
    watch = window.setTimeout(() => socket?.close(), SILENCE);
  };

  const lost = () => {
    socket = null;
    clearTimeout(watch);
    clearTimeout(retry);
    link.value = navigator.onLine ? "connecting" : "offline";
    if (tries === TRIES_BEFORE_DOUBT) void doubt();
    // Half of the wait is chance, so that a restarted server is not met by all its tables at once.
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** tries++) * (0.5 + Math.random() / 2);
    if (navigator.onLine) retry = window.setTimeout(open, wait);
  };

  const open = () => {
    clearTimeout(retry);
    if (socket) return;
    const from = table.value ? `?from=${table.value.seq}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/t/${id}/ws${from}`, "tertulia.v1");
    socket = mine;
    mine.onopen = heard;
    mine.onclose = () => mine === socket && lost();
    mine.onmessage = (message) => {
      heard();
      const frame = JSON.parse(message.data as string) as Frame;
      receive(frame);
      const held = table.value?.seq ?? -1;
      if (frame.t === "ping" && frame.seq > held) {
        link.value = "behind";
        mine.close();
      } else if (link.value !== "live" && held >= 0) {
        tries = 0;
        link.value = "live";
        if (pending.value) send(pending.value);
      }
    };
  };

  const send = (command: Command) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
  };

  onCommand(send);
  window.addEventListener("online", open);
  window.addEventListener("offline", () => {
    const dead = socket;
    lost();
    dead?.close();
  });
  open();
}
