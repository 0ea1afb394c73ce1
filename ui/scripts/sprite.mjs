// Makes src/sprite.svg and the credits from icons.json, and public/licences.txt from the packages that ship.
// The icon package names no authors, which CC BY 3.0 asks for: icons.json does, and an icon without one fails here.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const at = (path) => new URL(`../${path}`, import.meta.url);
const json = (path) => JSON.parse(readFileSync(path, "utf8"));

const set = json(require.resolve("@iconify-json/game-icons/icons.json"));
const used = Object.entries(json(at("icons.json")));

const symbols = used.map(([name, { icon, author }]) => {
  const drawing = set.icons[icon];
  if (!drawing) throw new Error(`icons.json: "${name}": the set has no icon "${icon}"`);
  if (!author) throw new Error(`icons.json: "${name}" names no author`);
  const body = drawing.body.replaceAll(' fill="currentColor"', "");
  return `<symbol id="${name}" viewBox="0 0 ${set.width ?? 512} ${set.height ?? 512}">${body}</symbol>`;
});
writeFileSync(at("src/sprite.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);

const source = "https://game-icons.net";
const licence = "CC BY 3.0";
const authors = [...new Set(used.map(([, { author }]) => author))].sort();
const by = (author) => used.filter(([, entry]) => entry.author === author);
const lines = authors.map((author) => `- Icons made by ${author}: ${by(author).map(([, { icon }]) => icon).join(", ")}`);
const head = `# Credits\n\nIcons from ${source}, ${licence} (https://creativecommons.org/licenses/by/3.0/), recoloured:\n`;
const tail =
  "Interface icons: Lucide, ISC licence.\n" +
  "Fonts: Alegreya and Alegreya Sans, SIL Open Font License 1.1 (`public/OFL.txt`).\n";
writeFileSync(at("CREDITS.md"), `${head}\n${lines.join("\n")}\n\n${tail}`);

mkdirSync(at("public"), { recursive: true });
const credits = used.map(([name, { icon, author }]) => ({ name, icon, author, source, licence }));
writeFileSync(at("public/credits.json"), `${JSON.stringify(credits, null, 1)}\n`);

const shipped = ["preact", "@preact/signals", "@preact/signals-core", "@fluent/bundle"];
const licences = shipped.map((name) => {
  const file = at(`node_modules/${name}/LICENSE`);
  const { version, license } = json(at(`node_modules/${name}/package.json`));
  const text = existsSync(file) ? readFileSync(file, "utf8") : `${license}: see Apache-2.0.txt beside this file.\n`;
  return `${name} ${version}\n\n${text}`;
});
const lucide = readFileSync(at("scripts/lucide-licence.txt"), "utf8");
writeFileSync(at("public/licences.txt"), [...licences, `Lucide icons\n\n${lucide}`].join("\n----\n\n"));
