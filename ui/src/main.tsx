import { render } from "preact";
import { App } from "./App";
import { callForAttention } from "./chrome/attention";
import { listenToKeys } from "./chrome/keys";
import { followOn } from "./chrome/onward";
import { listen } from "./chrome/talk";
import { welcomeHost } from "./chrome/seating";
import { teach } from "./replay/lesson";
import { awaitFile, openReplay } from "./replay/open";
import { learn } from "./table/cards";
import { capture } from "./table/flip";
import { connect } from "./table/socket";
import { beforeFrame, table } from "./table/store";
import { speak } from "./text/language";
import "./css/table.css";
import "./css/light.css";
import "./css/contrast.css";

export async function start(root: HTMLElement): Promise<void> {
  await speak(root.dataset.lang ?? "en", root.dataset.game);
  beforeFrame.push(capture);
  listen();
  table.subscribe(learn);
  render(<App />, root);
  listenToKeys();
  callForAttention();
}

const root = document.getElementById("app");
if (root?.dataset.table) void start(root).then(() => {
  welcomeHost();
  followOn();
  connect(root.dataset.table!);
});
else if (root?.dataset.replay) void start(root).then(() => openReplay(root.dataset.replay!, root.dataset.seat ?? ""));
else if (root?.dataset.lesson) void start(root).then(() => teach(root.dataset.lesson!));
else if (root?.dataset.file) void start(root).then(() => awaitFile(root.dataset.file!));
