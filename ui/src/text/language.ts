import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Arg } from "../wire";

/** The reader's language first, then English; a message that neither has shows its key. */
const bundles = signal<FluentBundle[]>([]);
export const language = signal("en");

async function load(lang: string, domains: string[]): Promise<FluentBundle> {
  // Isolation marks would be copied along with names and trip screen readers.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const sources = domains.map(async (domain) => {
    const answer = await fetch(`/locales/${lang}/${domain}.ftl`);
    return answer.ok ? answer.text() : "";
  });
  for (const source of await Promise.all(sources)) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Speak of `game`, or of none yet, in the language `lang`. */
export async function speak(lang: string, game?: string): Promise<void> {
  const domains = ["common", ...(game ? [game] : []), "ui"];
  language.value = lang;
  bundles.value = await Promise.all([...new Set([lang, "en"])].map((one) => load(one, domains)));
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
