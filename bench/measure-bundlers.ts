import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeProject, writeProject } from "./bundlers/projects.ts";
import { BUNDLERS, type Bundler, installBundlers, runBundler } from "./bundlers/tools.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";

const RUNS = 5;

/**
 * A production build of one generated project by each bundler that npm can install: a new process, nothing kept. The
 * bundlers take turns, so that what else the machine does hits all of them.
 */
export const measureBundlers: Measure = async () => {
  const installed = join(tmpdir(), "bench-bundlers");
  await installBundlers(installed);
  const project = await mkdtemp(join(installed, "project-"));
  await writeProject(largeProject(), project);
  const runs = new Map<string, number[]>(BUNDLERS.map(({ name }) => [name, []]));
  const sizes: Row[] = [];
  for (let run = 0; run <= RUNS; run++) {
    for (const bundler of BUNDLERS) {
      const time = await build(bundler, project, installed);
      // The first run of each reads its program from the disk; it counts for nobody.
      if (run > 0) runs.get(bundler.name)?.push(time);
      else sizes.push({ measure: `${bundler.name}, scripts`, value: await scriptBytes(join(project, "out")), unit: "bytes" });
    }
  }
  await rm(project, { recursive: true, force: true });
  return [...[...runs].map(([name, times]) => rowOfRuns(name, times)), ...sizes];
};

/** Milliseconds from the start of the command to its end. */
async function build(bundler: Bundler, project: string, installed: string): Promise<number> {
  await rm(join(project, "out"), { recursive: true, force: true });
  const entry = bundler.html && bundler.name.startsWith("Parcel") ? "index.html" : "src/index.js";
  const start = performance.now();
  await runBundler(bundler.command(entry, "out"), project, installed);
  return performance.now() - start;
}

async function scriptBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => /\.m?js$/.test(name)).map((name) => stat(join(folder, name)));
  return (await Promise.all(scripts)).reduce((sum, { size }) => sum + size, 0);
}
