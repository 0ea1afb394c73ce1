import { FluentBundle, FluentResource } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import type { Arg } from "../wire";

/** The server sets the same cookie (src/tertulia/web/reader.py). */
const COOKIE = "tertulia_lang";
const YEAR = 365 * 24 * 3600;
/** The Portuguese is that of Portugal, where nought is plural. */
const REGIONS: Record<string, string> = { pt: "pt-PT" };
export const tag = (lang: string): string => REGIONS[lang] ?? lang;

/** The reader's language first, then English; a message that neither has shows its key. */
const bundles = signal<FluentBundle[]>([]);
export const language = signal("en");
let domains: string[] = [];

async function load(lang: string): Promise<FluentBundle> {
  // Isolation marks would be copied along with names and trip screen readers.
  const bundle = new FluentBundle(tag(lang), { useIsolating: false });
  const sources = domains.map(async (domain) => {
    const answer = await fetch(`/locales/${lang}/${domain}.ftl`);
    return answer.ok ? answer.text() : "";
  });
  for (const source of await Promise.all(sources)) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Show everything in `lang`: what is on the page, and the story told so far. */
async function show(lang: string): Promise<void> {
  const loaded = await Promise.all([...new Set([lang, "en"])].map(load));
  batch(() => {
    language.value = lang;
    bundles.value = loaded;
  });
  document.documentElement.lang = tag(lang);
}

/** Speak of `game`, or of none yet. */
export async function speak(lang: string, game?: string): Promise<void> {
  domains = ["common", ...(game ? [game] : []), "ui"];
  await show(lang);
}

/** The reader's choice, kept for all pages. */
export async function choose(lang: string): Promise<void> {
  document.cookie = `${COOKIE}=${lang}; path=/; max-age=${YEAR}; samesite=lax`;
  await show(lang);
}

/** A key may name an attribute: `card.text`. */
export function find(key: string, args?: Record<string, Arg>): string | null {
  const [id, attribute] = key.split(".") as [string, string?];
  for (const bundle of bundles.value) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}

export const t = (key: string, args?: Record<string, Arg>): string => find(key, args) ?? key;
