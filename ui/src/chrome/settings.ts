import { effect, signal } from "@preact/signals";

export const stored = (name: string, normal: boolean) => {
  const key = `tertulia-${name}`;
  const setting = signal(normal);
  try {
    setting.value = (localStorage.getItem(key) ?? String(normal)) === "true";
    effect(() => localStorage.setItem(key, String(setting.value)));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return setting;
};

export const sound = stored("sound", true);
/** Single-letter keys: speech input may type letters that were not meant. */
export const letters = stored("letters", true);
/** A light table instead of the dark felt. */
export const light = stored("light", false);
effect(() => {
  document.documentElement.dataset.look = light.value ? "light" : "felt";
});
export const notices = stored("notices", false);
