import { render } from "preact";
import { App } from "./App";
import { callForAttention } from "./chrome/attention";
import { listenToKeys } from "./chrome/keys";
import { welcomeHost } from "./chrome/seating";
import { learn } from "./table/cards";
import { capture } from "./table/flip";
import { connect } from "./table/socket";
import { beforeFrame, table } from "./table/store";
import { speak } from "./text/language";
import "./css/table.css";

export async function start(root: HTMLElement): Promise<void> {
  await speak(root.dataset.lang ?? "en", root.dataset.game ?? "");
  beforeFrame.push(capture);
  table.subscribe(learn);
  render(<App />, root);
  listenToKeys();
  callForAttention();
  welcomeHost();
}

const root = document.getElementById("app");
if (root?.dataset.table) void start(root).then(() => connect(root.dataset.table!));
