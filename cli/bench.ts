import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { removeMoved } from "../bench/commands/move-away.ts";
import type { Measure, Row } from "../bench/measure.ts";
import { measureBlocked } from "../bench/measure-blocked.ts";
import { measureBuild } from "../bench/measure-build.ts";
import { measureBundlers } from "../bench/measure-bundlers.ts";
import { measureCheck } from "../bench/measure-check.ts";
import { measureDev } from "../bench/measure-dev.ts";
import { measureDocsServer } from "../bench/measure-docs-server.ts";
import { measureInp } from "../bench/measure-inp.ts";
import { measureLighthouse } from "../bench/measure-lighthouse.ts";
import { measureNavigation } from "../bench/measure-navigation.ts";
import { measurePeers } from "../bench/measure-peers.ts";
import { measurePerformanceGuide } from "../bench/measure-performance-guide.ts";
import { measurePlayground } from "../bench/measure-playground.ts";
import { measureSearch } from "../bench/measure-search.ts";
import { measureSearchOpening } from "../bench/measure-search-opening.ts";
import { measureSearchPeers } from "../bench/measure-search-peers.ts";
import { measureWeight } from "../bench/measure-weight.ts";
import { emitFile } from "../core/files/emit-file.ts";

const MEASURES: Record<string, Measure> = {
  navigation: measureNavigation,
  inp: measureInp,
  check: measureCheck,
  build: measureBuild,
  dev: measureDev,
  search: measureSearch,
  "search-opening": measureSearchOpening,
  "docs-server": measureDocsServer,
};

/** Only measured by name, because they take long and most install packages in a temporary folder. */
const OTHERS: Record<string, Measure> = {
  peers: measurePeers,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  blocked: measureBlocked,
  bundlers: measureBundlers,
  "search-peers": measureSearchPeers,
  playground: measurePlayground,
  "performance-guide": measurePerformanceGuide,
};

export const HELP = `npm run bench -- [NAME…]

Measures the site and its tools, prints a table and writes .cache/bench.json.
Compare numbers only within one run: machines differ, and are shared.

  names: ${Object.keys(MEASURES).join(", ")}; by default all of these. 'navigation', 'inp',
         'search-opening' and 'docs-server' need a built dist/
         peers: builds of the same Markdown by VitePress, Starlight, Rspress and Eleventy, which are installed
         temporarily, and by Hugo, if it's installed
         weight, lighthouse: how much readers of these sites download, and how long they wait; need a built dist/
         blocked: how long a page's main thread is busy after the first paint, without Lighthouse; needs a built dist/
         playground: how long its readers wait, and its memory over many rebuilds; needs a built dist/
         bundlers: webpack beside other bundlers, which are installed temporarily; see /comparison/
         search-peers: the queries of search/bench/ in the search engines of other sites, which are installed
         temporarily; needs a built dist/
         performance-guide: the table of /guides/build-performance/, in about half an hour

  RUNS=1 makes one run instead of three of peers and lighthouse.
`;

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const known = { ...MEASURES, ...OTHERS };
  const unknown = positionals.find((name) => !(name in known));
  if (unknown !== undefined) {
    console.error(`There is no measure '${unknown}'. Measures: ${Object.keys(known).join(", ")}.`);
    return 1;
  }
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(positionals.length === 0 ? MEASURES : known)) {
    if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure().finally(removeMoved)));
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
