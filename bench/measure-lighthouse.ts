import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumPath } from "./browser/open-browser.ts";
import { installPackages } from "./commands/install-packages.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";
import { type BuiltSite, builtSites } from "./sites/built-sites.ts";
import { serveCompressed } from "./sites/serve-compressed.ts";

const run = promisify(execFile);

const PACKAGES = { lighthouse: "13.5.0" };
/** The home page, two ordinary ones and two long ones; the peers have no home page of their own. */
const PAGES = [
  "/",
  "/concepts/",
  "/guides/getting-started/",
  "/configuration/output/",
  "/configuration/module-parser/",
];
const { RUNS: runs = "3" } = process.env;

const Report = z.object({
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  /** Speed of the machine. Below 1,000 it was busy, and times mean little. */
  environment: z.object({ benchmarkIndex: z.number() }),
});
type Report = z.infer<typeof Report>;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TIMES = { LCP: "largest-contentful-paint", TBT: "total-blocking-time" };

/** Runs Lighthouse with its defaults, a slow phone, on this site and its peers in turn. */
export const measureLighthouse: Measure = async () => {
  const installed = await installPackages("lighthouse", PACKAGES);
  const sites = await builtSites();
  const reports = new Map<string, Report[]>();
  for (let round = 0; round < Number(runs); round++) {
    for (const url of PAGES) {
      for (const site of url === "/" ? sites.slice(0, 1) : sites) {
        const name = `lighthouse, ${url}, ${site.name}`;
        reports.set(name, [...(reports.get(name) ?? []), ...(await reportsOf(site, url, installed))]);
      }
    }
  }
  return [...reports].flatMap(([name, all]) => (all.length === 0 ? [] : rowsOf(name, all)));
};

/** Returns one report; none if Lighthouse gave up, as it does on a very busy machine. */
async function reportsOf({ name, folder }: BuiltSite, url: string, installed: string): Promise<Report[]> {
  const site = await serveCompressed(folder);
  try {
    const flags = ["--quiet", "--output=json", `--only-categories=${CATEGORIES.join()}`];
    const command = join(installed, "node_modules/lighthouse/cli/index.js");
    const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage";
    const { stdout } = await run(process.execPath, [command, site.address + url, ...flags, chrome], {
      env: { ...process.env, CHROME_PATH: await chromiumPath() },
      maxBuffer: 1e8,
    });
    return [Report.parse(JSON.parse(stdout))];
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    console.error(`Lighthouse gave no report of ${url} of ${name}: ${said}`);
    return [];
  } finally {
    site.close();
  }
}

function rowsOf(name: string, reports: readonly Report[]): Row[] {
  const timeOf = ({ audits }: Report, id: string) => audits[id]?.numericValue ?? 0;
  const scores = CATEGORIES.map((id) => {
    const values = reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
    return rowOfRuns(`${name}: ${id}`, values, "points");
  });
  const times = Object.entries(TIMES).map(([title, id]) =>
    rowOfRuns(
      `${name}: ${title}`,
      reports.map((report) => timeOf(report, id)),
    ),
  );
  const shifts = reports.map((report) => timeOf(report, "cumulative-layout-shift") * 1000);
  const speeds = reports.map(({ environment }) => environment.benchmarkIndex);
  return [
    ...scores,
    ...times,
    rowOfRuns(`${name}: CLS, thousandths`, shifts, "count"),
    rowOfRuns(`${name}: speed of the machine`, speeds, "count"),
  ];
}
