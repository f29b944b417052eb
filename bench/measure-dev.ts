import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Measure, rowOfRuns } from "./measure.ts";

const EDITS = 10;

/** `npm run dev`: from the command to the first page, and from a saved edit to the page that has it. */
export const measureDev: Measure = async () => {
  const content = await mkdtemp(join(tmpdir(), "bench-dev-"));
  await cp("content", content, { recursive: true });
  const starts: number[] = [];
  let edits: number[] = [];
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    const server = await startDev(content);
    await fetch(`${server.address}concepts/`);
    starts.push(performance.now() - start);
    if (run === 2) edits = await measureEdits(server.address, join(content, "concepts/why-webpack.md"));
    server.process.kill("SIGTERM");
  }
  await rm(content, { recursive: true, force: true });
  return [rowOfRuns("dev, command to first page", starts), rowOfRuns("dev, edit to page", edits)];
};

async function startDev(content: string): Promise<{ process: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ["cli/run.mjs", "dev", "--content", content], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const data of child.stdout) {
    const address = /http:\/\/localhost:\d+\//.exec(String(data))?.[0];
    if (address !== undefined) return { process: child, address };
  }
  throw new Error("The development server ended before it said its address.");
}

/** The time until the event that tells the browser of the edit, and the page it then asks for. */
async function measureEdits(address: string, file: string): Promise<number[]> {
  const text = await readFile(file, "utf8");
  const events = await fetch(`${address}_dev/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const runs: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const start = performance.now();
    await writeFile(file, `${text}\nEdit ${edit}.\n`);
    let page = "";
    while (!page.includes(`Edit ${edit}.`)) {
      await reader?.read();
      page = await (await fetch(`${address}_dev/page?url=/concepts/why-webpack/`)).text();
    }
    runs.push(performance.now() - start);
  }
  await reader?.cancel();
  return runs;
}
