import { spawnSync } from "node:child_process";
import { type Measure, rowOfRuns } from "./measure.ts";

/** Measures `npm run check` for the whole content. */
export const measureCheck: Measure = async () => {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    spawnSync(process.execPath, ["cli/run.mjs", "check"], { encoding: "utf8" });
    return performance.now() - start;
  });
  return [rowOfRuns("check", runs)];
};
