import { signal } from "@preact/signals";

/** Which of the page's own layers are open. */
export const helpOpen = signal(false);
export const storyOpen = signal(false);
export const mannersOpen = signal(false);
export const seatsOpen = signal(false);
