// The engraved patterns, computed: a drawn guilloche would be 200 KB of path.

const W = 300;
const H = 210;
const n = (value: number) => value.toFixed(1);

type Point = [number, number];
const line = (points: Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function waves(): string {
  const row = (y: number, shift: number) =>
    `M${-30 + shift} ${n(y)}${range(13).map((i) => `q7.5 ${i % 2 ? 7 : -7} 15 0t15 0`).join("")}`;
  return range(16).map((i) => row(4 + i * 13.5, i % 2 ? 0 : 15)).join("");
}

/** A ring between two radii, woven of `strands` waves turned against each other. */
function ring(x: number, y: number, radius: number, depth: number, lobes: number, strands: number): string {
  const steps = lobes * 14;
  return range(strands)
    .map((strand) => {
      const turn = (strand / strands) * 2 * Math.PI;
      const points = range(steps + 1).map((i): Point => {
        const angle = (i / steps) * 2 * Math.PI;
        const r = radius + depth * Math.sin(lobes * angle + turn);
        return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
      });
      return line(points);
    })
    .join("");
}

const guilloche = () =>
  ring(W / 2, H / 2, 58, 22, 16, 6) + ring(W / 2, H / 2, 106, 26, 24, 6) + ring(W / 2, H / 2, 160, 30, 30, 6);

function rays(): string {
  const count = 48;
  return range(count)
    .map((i) => {
      const [a, b] = [i, i + 0.5].map((at) => (at / count) * 2 * Math.PI) as Point;
      const out = (angle: number): Point => [W / 2 + 220 * Math.cos(angle), 115 + 220 * Math.sin(angle)];
      const inner: Point = [W / 2 + 40 * Math.cos((a + b) / 2), 115 + 40 * Math.sin((a + b) / 2)];
      return `${line([inner, out(a), out(b)])}Z`;
    })
    .join("");
}

function meander(): string {
  const key = "v-10h12v7h-6v-3h3h-3v3";
  const band = (y: number) => range(18).map((i) => `M${i * 17} ${y}${key}M${i * 17 + 12} ${y - 3}v3h5`).join("");
  return `${band(14)}${band(H - 4)}M0 17.5H${W}M0 ${H - 17.5}H${W}`;
}

/** The back of a card, 300 by 420. */
const back = () =>
  [
    [62, 12, 22, 8],
    [98, 20, 30, 8],
    [138, 18, 42, 8],
    [178, 20, 52, 8],
    [222, 22, 60, 8],
  ]
    .map(([radius, depth, lobes, strands]) => ring(150, 210, radius!, depth!, lobes!, strands!))
    .join("");

interface Pattern {
  id: string;
  box: string;
  stroke?: string;
  fill?: string;
}

export const patterns = (): Pattern[] => [
  { id: "waves", box: `0 0 ${W} ${H}`, stroke: waves() },
  { id: "guilloche", box: `0 0 ${W} ${H}`, stroke: guilloche() },
  { id: "meander", box: `0 0 ${W} ${H}`, stroke: meander(), fill: rays() },
  { id: "rays", box: `0 0 ${W} ${H}`, fill: rays() },
  { id: "back", box: "0 0 300 420", stroke: back() },
];
