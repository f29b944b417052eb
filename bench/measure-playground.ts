import type { Page } from "@playwright/test";
import { NEWEST, WEBPACK_VERSIONS, type WebpackVersion } from "#model/webpack-versions.ts";
import { playground as strings } from "#strings";
import { openCache, SHARED_CACHE } from "../core/cache/step-cache.ts";
import { bundleCompiler } from "../features/playground/bundle-playground.ts";
import { openCompiler } from "../features/playground/open-compiler.ts";
import { hashOf } from "../playground/app/links/share.ts";
import { linkWithVersion } from "../playground/app/links/version-of-link.ts";
import { DESKTOP, openBrowser, openContext } from "./browser/open-browser.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";
import { serveCompressed } from "./sites/serve-compressed.ts";

const RUNS = 5;
const REBUILDS = 300;
const MODULES = 10;

/**
 * Measures the playground: the time from opening a link until webpack is ready, from the press to the first build of
 * ten modules, and a rebuild after an edit; and the compiler's heap over many rebuilds. Needs a built dist/.
 */
export const measurePlayground: Measure = async () => [...(await measureInBrowser()), ...(await measureHeap())];

/** Ten modules that import each other in a row, in production mode with the minimizer unless told otherwise. */
function projectOf(mode: string): Record<string, string> {
  const modules = Array.from({ length: MODULES }, (_, number) => {
    const next = number + 1 < MODULES ? `import { value } from "./m${number + 1}.js";` : "const value = 0;";
    const name = number === 0 ? "index" : `m${number}`;
    return [`src/${name}.js`, `${next}\nexport const own = ${number};\nconsole.log(value, own);\nexport { value };\n`];
  });
  return {
    ...Object.fromEntries(modules),
    "package.json": "{}",
    "webpack.config.js": `module.exports = { mode: "${mode}" };`,
  };
}

/** A build's time in the status. */
const TIME = /(\d+) ms/;

type Visit = { ready: number; first: number; rebuild: number };

async function measureInBrowser(): Promise<Row[]> {
  using site = await serveCompressed("dist");
  await using browser = await openBrowser();
  const rows: Row[] = [];
  for (const version of WEBPACK_VERSIONS) {
    // Compresses now instead of while the first reader waits.
    await visit(await (await openContext(browser, DESKTOP)).newPage(), site.address, version);
    const first: Visit[] = [];
    const next: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await openContext(browser, DESKTOP);
      first.push(await visit(await context.newPage(), site.address, version));
      next.push(await visit(await context.newPage(), site.address, version));
      await context.close();
    }
    const name = version === NEWEST ? "" : `${version.name}, `;
    rows.push(...rowsOf(`${name}first visit`, first), ...rowsOf(`${name}next visit`, next));
  }
  return rows;
}

function rowsOf(name: string, visits: readonly Visit[]): Row[] {
  const row = (what: string, value: keyof Visit) =>
    rowOfRuns(
      `playground, ${name}: ${what}`,
      visits.map((each) => each[value]),
    );
  return [
    row("opening to ready", "ready"),
    row(`press to first build of ${MODULES} modules`, "first"),
    row("rebuild after an edit, in webpack", "rebuild"),
  ];
}

async function visit(page: Page, address: string, version: WebpackVersion): Promise<Visit> {
  const started = performance.now();
  const link = linkWithVersion(version, hashOf(projectOf("development")));
  await page.goto(`${address}/playground/${link}`, { waitUntil: "commit" });
  const status = page.getByRole("main").getByRole("status").first();
  await status.filter({ hasText: strings.ready("").trim() }).waitFor();
  const ready = performance.now() - started;
  const pressed = performance.now();
  await page.getByRole("button", { name: strings.build }).click();
  await status.filter({ hasText: TIME }).waitFor();
  const first = performance.now() - pressed;
  const earlier = (await status.textContent()) ?? "";
  await page.getByRole("textbox", { name: strings.files.text("src/index.js") }).focus();
  await page.keyboard.insertText("/* an edit */");
  await status.filter({ hasText: TIME, hasNotText: earlier }).waitFor();
  const [, rebuild = "0"] = TIME.exec((await status.textContent()) ?? "") ?? [];
  return { ready, first, rebuild: Number(rebuild) };
}

/** Rebuilds in a thread of Node, whose heap can be measured. */
async function measureHeap(): Promise<Row[]> {
  const { content } = await bundleCompiler(openCache(SHARED_CACHE));
  const compiler = openCompiler(content.toString(), 60_000);
  const files = projectOf("production");
  const heaps: number[] = [];
  const times: number[] = [];
  for (let build = 0; build <= REBUILDS; build++) {
    const edited = { ...files, "src/index.js": `${files["src/index.js"]}console.log(${build});\n` };
    const answer = await compiler.build(edited);
    if (answer.state !== "done") throw new Error(`Build ${build} is ${answer.state}.`);
    if (build > 0) times.push(answer.result.milliseconds);
    if (build > 0 && build % (REBUILDS / 10) === 0) heaps.push(await compiler.heap());
  }
  await compiler.close();
  const half = heaps.length / 2;
  return [
    rowOfRuns(`playground, rebuild in production with the minimizer, ${REBUILDS} times`, times),
    rowOfRuns("playground, heap in the first half of them", heaps.slice(0, half), "bytes"),
    rowOfRuns("playground, heap in the second half", heaps.slice(half), "bytes"),
  ];
}
