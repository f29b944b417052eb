import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moveAway } from "./commands/move-away.ts";
import { type Measure, rowOfRuns } from "./measure.ts";

const RUNS = 3;

/** Measures production builds: cold, without changes, and after an edit of one page. */
export const measureBuild: Measure = async () => {
  const work = await mkdtemp(join(tmpdir(), "bench-build-"));
  const content = join(work, "content");
  const page = join(content, "concepts/why-webpack.md");
  await cp("content", content, { recursive: true });
  const text = await readFile(page, "utf8");
  const build = () => {
    const start = performance.now();
    const args = ["cli/run.mjs", "build", "--content", content, "--out", join(work, "dist")];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
    return performance.now() - start;
  };
  const cold: number[] = [];
  const warm: number[] = [];
  const edited: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    for (const folder of [".cache/foreign", join(work, "dist")]) await moveAway(folder);
    cold.push(build());
    warm.push(build());
    await writeFile(page, `${text}\nRun ${run}.\n`);
    edited.push(build());
  }
  await rm(work, { recursive: true, force: true });
  return [
    rowOfRuns("build, cold", cold),
    rowOfRuns("build, nothing changed", warm),
    rowOfRuns("build, one page changed", edited),
  ];
};
