import { choose, language, t, tag } from "../text/language";

/** The languages of the table, each under its own name, as the page lists them. */
const spoken = Object.entries(JSON.parse(document.getElementById("app")?.dataset.languages ?? "{}") as Record<string, string>);

export function Language() {
  return (
    <select class="language" aria-label={t("ui-language")} value={language.value} onChange={(event) => void choose(event.currentTarget.value)}>
      {spoken.map(([code, name]) => (
        <option key={code} value={code} lang={tag(code)}>
          {name}
        </option>
      ))}
    </select>
  );
}
