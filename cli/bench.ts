import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { UserError } from "#model/user-error.ts";
import { removeMoved } from "../bench/commands/move-away.ts";
import type { Measure, Row } from "../bench/measure.ts";
import { measureBuild } from "../bench/measure-build.ts";
import { measureInp } from "../bench/measure-inp.ts";
import { measureLighthouse } from "../bench/measure-lighthouse.ts";
import { measurePeers } from "../bench/measure-peers.ts";
import { measurePlayground } from "../bench/measure-playground.ts";
import { measureSearch } from "../bench/measure-search.ts";
import { measureWeight } from "../bench/measure-weight.ts";
import { emitFile } from "../core/files/emit-file.ts";

const MEASURES: Record<string, Measure> = {
  build: measureBuild,
  peers: measurePeers,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  inp: measureInp,
  search: measureSearch,
  playground: measurePlayground,
};
const NAMES = Object.keys(MEASURES).join(", ");

export const HELP = `npm run bench -- NAME…

Measures the site and its tools, prints a table and writes .cache/bench.json.
Compare numbers only within one run: machines differ, and are shared.

  names: ${NAMES}. Those from 'weight' to 'inp' and 'playground' need a built dist/
         build: without a cache, again, and after an edit
         peers: builds of the same Markdown by VitePress, Starlight, Rspress and Eleventy, which are installed
         temporarily, and by Hugo, if it's installed
         weight, lighthouse: how much readers of these sites download, and how long they wait
         inp: how long the longest page takes to respond on a slow processor
         search: how often the right answer comes first, and how long a keystroke takes
         playground: how long its readers wait, and its memory over many rebuilds

  RUNS=1 makes one run instead of three of peers and lighthouse.
`;

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const unknown = positionals.find((name) => !(name in MEASURES));
  if (unknown !== undefined) throw new UserError(`There is no measure '${unknown}'. Measures: ${NAMES}.`);
  if (positionals.length === 0) throw new UserError(`Name what to measure: ${NAMES}.`);
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (positionals.includes(name)) rows.push(...(await measure().finally(removeMoved)));
  }
  for (const row of rows) console.log(lineOf(row));
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, ${process.platform}, Node ${process.versions.node}`;
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}`);
  emitFile(".cache/bench.json", JSON.stringify({ date: new Date().toISOString(), machine, rows }, null, 2));
  return 0;
}

function lineOf({ measure, value, unit, spread }: Row): string {
  const range = spread === undefined ? "" : `  (${spread[0]} to ${spread[1]})`;
  return `${measure.padEnd(70)} ${value.toLocaleString("en").padStart(10)} ${unit}${range}`;
}
