import { effect } from "@preact/signals";
import calmIcon from "../favicon.svg?url";
import turnIcon from "../favicon-turn.svg?url";
import { ask, occasion, say, table } from "../table/store";
import { t } from "../text/language";
import { notices, sound } from "./settings";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after its reader has touched it. */
function wakeAudio(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

function chime(): void {
  if (!sound.value || audio?.state !== "running") return;
  for (const [index, pitch] of [587.33, 880].entries()) {
    const start = audio.currentTime + index * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}

function notify(): void {
  if (!notices.value || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  new Notification(t(`ui-your-${occasion()}`), { body: say(ask.value!.prompt), icon: turnIcon, tag: "turn" });
}

/** The turn is told by title, favicon and sound; banner and live region tell it in the page. */
export function callForAttention(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wakeAudio, { once: true });

  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]") ?? document.createElement("link");
  icon.rel = "icon";
  document.head.append(icon);

  effect(() => {
    const headline = table.value ? say(table.value.scene.headline) : "";
    document.title = ask.value ? t(`ui-title-${occasion()}`, { headline }) : t("ui-title", { headline });
    icon.href = ask.value ? turnIcon : calmIcon;
  });

  effect(() => {
    if (notices.value && "Notification" in window && Notification.permission === "default") void Notification.requestPermission();
  });

  let turn = false;
  effect(() => {
    const now = ask.value !== null;
    if (now && !turn) {
      chime();
      notify();
    }
    turn = now;
  });
}
