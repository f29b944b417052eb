import { readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../core/cache/hash.ts";
import { withTemporaryFolder } from "../core/files/with-temporary-folder.ts";
import { PROBES, type Probe } from "./bundlers/probes.ts";
import { largeProject, writeProject } from "./bundlers/projects.ts";
import { BUNDLERS, type Bundler, PACKAGES } from "./bundlers/tools.ts";
import { installPackages } from "./commands/install-packages.ts";
import { type Duration, runTimed } from "./commands/run-timed.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";

const RUNS = 5;

/**
 * Measures bundlers from npm: which tasks each does without configuration (1 or 0), and the time of a cold production
 * build of one generated project in a new process. The time depends on other programs; the processor time hardly does.
 */
export const measureBundlers: Measure = async () => {
  const installed = await installPackages("bundlers", PACKAGES);
  return [...(await probeAll(installed)), ...(await timeAll(installed))];
};

async function probeAll(installed: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const probe of PROBES) {
    for (const bundler of BUNDLERS) {
      const value = Number(await answers(bundler, probe, installed));
      rows.push({ measure: `${probe.name}: ${bundler.name}`, value, unit: "count" });
    }
  }
  return rows;
}

function answers(bundler: Bundler, probe: Probe, installed: string): Promise<boolean> {
  return withTemporaryFolder(join(installed, "probe-"), async (project) => {
    await writeProject(probe.files, project);
    try {
      await runTimed(bundler.command(probe.entry ?? "src/index.js", "out").split(" "), project, installed);
    } catch {
      // A failed build counts as a no.
      return false;
    }
    const written = filesBelow(join(project, "out"));
    return probe.works(new Map(written.map((file) => [file, readFileSync(file, "utf8")])));
  });
}

/** The bundlers take turns, so that other programs affect all of them. */
async function timeAll(installed: string): Promise<Row[]> {
  const project = await mkdtemp(join(installed, "project-"));
  await writeProject(largeProject(), project);
  const runs = new Map<string, Duration[]>(BUNDLERS.map(({ name }) => [name, []]));
  const sizes: Row[] = [];
  for (let run = 0; run <= RUNS; run++) {
    for (const bundler of BUNDLERS) {
      await rm(join(project, "out"), { recursive: true, force: true });
      const duration = await runTimed(bundler.command("src/index.js", "out").split(" "), project, installed);
      // The first run of each reads its program from the disk and doesn't count.
      if (run > 0) runs.get(bundler.name)?.push(duration);
      else sizes.push({ measure: `scripts: ${bundler.name}`, value: scriptBytes(project), unit: "bytes" });
    }
  }
  await rm(project, { recursive: true, force: true });
  const clock = [...runs].map(([name, all]) =>
    rowOfRuns(
      `clock: ${name}`,
      all.map((duration) => duration.clock),
    ),
  );
  const processors = [...runs].flatMap(([name, all]) => {
    const times = all.flatMap((duration) => duration.processors ?? []);
    return times.length === 0 ? [] : [rowOfRuns(`processors: ${name}`, times)];
  });
  return [...processors, ...clock, ...sizes];
}

function scriptBytes(project: string): number {
  const scripts = filesBelow(join(project, "out")).filter((file) => /\.[cm]?js$/.test(file));
  return scripts.reduce((sum, file) => sum + statSync(file).size, 0);
}
