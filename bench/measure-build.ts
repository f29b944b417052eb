import { cp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withTemporaryFolder } from "../core/files/with-temporary-folder.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";
import { buildOwnSite } from "./sites/build-own-site.ts";

const RUNS = 3;

/** Measures production builds: cold, without changes, and after an edit of one page. */
export const measureBuild: Measure = () => withTemporaryFolder(join(tmpdir(), "bench-build-"), measureIn);

async function measureIn(work: string): Promise<Row[]> {
  const content = join(work, "content");
  const page = join(content, "concepts/why-webpack.md");
  await cp("content", content, { recursive: true });
  const text = await readFile(page, "utf8");
  const build = async (cold: boolean) => (await buildOwnSite({ content, output: join(work, "dist"), cold })).clock;
  const cold: number[] = [];
  const warm: number[] = [];
  const edited: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    cold.push(await build(true));
    warm.push(await build(false));
    await writeFile(page, `${text}\nRun ${run}.\n`);
    edited.push(await build(false));
  }
  return [
    rowOfRuns("build, cold", cold),
    rowOfRuns("build, nothing changed", warm),
    rowOfRuns("build, one page changed", edited),
  ];
}
