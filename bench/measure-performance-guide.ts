import { spawnSync } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withTemporaryFolder } from "../core/files/with-temporary-folder.ts";
import { writeProject } from "./bundlers/projects.ts";
import { type Measure, median, type Row, rowOfRuns } from "./measure.ts";
import { editModule, thousandModules } from "./performance-guide/project.ts";
import { VARIANTS, type Variant } from "./performance-guide/variants.ts";

const { RUNS: runs = "3" } = process.env;
const BUILD_VARIANT = fileURLToPath(new URL("./performance-guide/build-variant.ts", import.meta.url));

type Measured = { group: string; title: string; variant: Variant; times: number[] };

/** Measures the tables of content/guides/build-performance.md, in percent of the first variant of each group. */
export const measurePerformanceGuide: Measure = () =>
  withTemporaryFolder(join(tmpdir(), "bench-performance-"), measureIn);

async function measureIn(work: string): Promise<Row[]> {
  const [original, project] = [join(work, "original"), join(work, "project")];
  await writeProject(thousandModules(), original);
  const measured = Object.entries(VARIANTS).flatMap(([group, variants]) =>
    Object.entries(variants).map(([title, variant]): Measured => ({ group, title, variant, times: [] })),
  );
  // Runs every variant once, then every variant again, so that a slow moment of the machine affects all of them.
  for (let run = 0; run < Number(runs); run++) {
    for (const each of measured) {
      await rm(project, { recursive: true, force: true });
      await cp(original, project, { recursive: true });
      const { before, sources = "src" } = each.variant;
      if (before !== undefined) build(each, project);
      if (before === "edited") editModule(project, sources);
      each.times.push(build(each, project));
    }
  }
  return measured.map(({ group, title, times }) => {
    const base = median(measured.find((each) => each.group === group)?.times ?? []);
    const percents = times.map((time) => (100 * time) / base);
    return rowOfRuns(`${group}: ${title}`, percents, "%");
  });
}

/** Builds in a new process and returns the processor time. */
function build({ group, title }: Measured, cwd: string): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUILD_VARIANT, group, title], {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${title} failed:\n${stdout}${stderr}`);
  return Number(stdout.trim().split("\n").at(-1));
}
