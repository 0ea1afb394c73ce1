import { start } from "../src/main";
import { touch, link, onCommand, receive } from "../src/table/store";
import { scenes } from "./scenes";

// ?state=NAME shows one of the scenes; &pick=ID picks something; commands are acknowledged and do nothing.
const query = new URLSearchParams(location.search);
const name = query.get("state") ?? "trick";
const scene = scenes[name] ?? scenes.trick!;

await start(document.getElementById("app")!);
receive(scene);
link.value = name === "offline" ? "offline" : "live";
onCommand(({ cid }) => receive({ t: "ack", cid, seq: scene.seq }));
for (const target of query.getAll("pick")) touch(target);
Object.assign(window, { receive, scenes });
