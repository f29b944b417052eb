import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { moveAway } from "./commands/move-away.ts";
import { type Duration, runTimed } from "./commands/run-timed.ts";
import { type Measure, type Row, rowsOfDurations } from "./measure.ts";
import { emitPlainPages, readPlainPages } from "./sites/export-content.ts";
import { multiplyPages } from "./sites/multiply-pages.ts";
import { samplePages } from "./sites/sample-pages.ts";

/** Measures builds of the same Markdown once and ten times: their time, and the size of a page. */
export const measureTenfold: Measure = async () => {
  const pages = samplePages(await readPlainPages("content"));
  const once = await measureCopies(pages, 1);
  const tenfold = await measureCopies(pages, 10);
  const ratio = (tenfold.duration.processors ?? 0) / (once.duration.processors ?? 1);
  return [
    ...once.rows,
    ...tenfold.rows,
    { measure: "tenfold, processors, ten copies to one", value: Math.round(ratio * 10) / 10, unit: "ratio" },
  ];
};

async function measureCopies(
  pages: Awaited<ReturnType<typeof readPlainPages>>,
  times: number,
): Promise<{ rows: Row[]; duration: Duration }> {
  const work = await mkdtemp(join(tmpdir(), "bench-tenfold-"));
  const content = join(work, "content");
  const all = multiplyPages(pages, times);
  await emitPlainPages(all, content);
  await moveAway(".cache/foreign");
  const build = ["node", "cli/run.mjs", "build", "--content", content, "--out", join(work, "dist")];
  const cold = await runTimed(build, ".", ".");
  const warm = await runTimed(build, ".", ".");
  const page = await readFile(join(work, "dist/concepts/index.html"));
  await rm(work, { recursive: true, force: true });
  const name = `tenfold, ${all.length} pages`;
  const rows: Row[] = [
    ...rowsOfDurations(`${name}, cold`, [cold]),
    ...rowsOfDurations(`${name}, nothing changed`, [warm]),
    { measure: `${name}: /concepts/, HTML`, value: brotliCompressSync(page).length, unit: "bytes" },
  ];
  return { rows, duration: cold };
}
