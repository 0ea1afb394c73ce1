// Pictures of every mock state, and what axe says of it: npm run shots -- FOLDER [STATE…]
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [folder = join(tmpdir(), "tertulia-shots"), ...only] = process.argv.slice(2);
const SIZES = { desktop: [1360, 860], phone: [390, 844], small: [360, 640] };
const STATES = {
  auction: "", "auction-picked": "state=auction&pick=space:1:4", "auction-refused": "state=auction&pick=space:0:2",
  allocation: "", trick: "", "trick-picked": "state=trick&pick=p4", "trick-refused": "state=trick&pick=s6",
  trump: "", waiting: "", over: "", offline: "", duel: "",
};
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 5199 }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
});
let faults = 0;
for (const [size, [width, height]] of Object.entries(SIZES)) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  page.on("pageerror", (error) => console.log("ERROR", error.message));
  for (const [state, query] of Object.entries(STATES)) {
    if (only.length && !only.includes(state)) continue;
    await page.goto(`http://localhost:5199/static/dist/dev/index.html?${query || `state=${state}`}`);
    await page.waitForSelector(".app");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(150);
    await page.screenshot({ path: `${folder}/${size}-${state}.png` });
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, [role=option]")]
        .filter((one) => !one.matches(".card-name") && one.checkVisibility())
        .map((one) => [one.className, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)
        .map(([name, box]) => `${name} ${box.width.toFixed()}x${box.height.toFixed()}`),
    );
    for (const { id, nodes } of violations) console.log(size, state, id, nodes.length, nodes[0].html.slice(0, 140), nodes[0].any[0]?.message ?? "");
    if (wide > 0) console.log(size, state, `page is ${wide} px too wide`);
    if (small.length) console.log(size, state, "small targets:", [...new Set(small)].join("; "));
    faults += violations.length + (wide > 0) + small.length;
  }
  await page.close();
}
await browser.close();
await server.close();
console.log(`${faults} faults`);
process.exitCode = faults ? 1 : 0;
