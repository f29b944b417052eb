import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { withTemporaryFolder } from "../core/files/with-temporary-folder.ts";
import { DESKTOP, openBrowser, openContext } from "./browser/open-browser.ts";
import { processorTime } from "./commands/processor-time.ts";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";
import { emitPlainPages, readPlainPages } from "./sites/export-content.ts";
import { multiplyPages } from "./sites/multiply-pages.ts";

const EDITS = 10;
const WARM_STARTS = 3;
const PAGE = "concepts/why-webpack";

/**
 * Measures `npm run dev` in a browser: from the command to the first page, cold and warm, and from a saved edit to its
 * text.
 */
export const measureDev: Measure = async () => {
  await using browser = await openBrowser();
  const measureCopies = (times: number) =>
    withTemporaryFolder(join(tmpdir(), "bench-dev-"), (content) => measureIn(content, browser, times));
  return [...(await measureCopies(1)), ...(await measureCopies(10))];
};

async function measureIn(content: string, browser: Browser, times: number): Promise<Row[]> {
  const pages = multiplyPages(await readPlainPages("content"), times);
  await emitPlainPages(pages, content);
  await using context = await openContext(browser, DESKTOP);
  const starts: number[] = [];
  const edits: number[] = [];
  const startWork: number[] = [];
  const editWork: number[] = [];
  await rm(".cache/dev", { recursive: true, force: true });
  for (let run = 0; run <= WARM_STARTS; run++) {
    const start = performance.now();
    await using server = await startDev(content);
    const page = await context.newPage();
    await page.goto(`${server.address}${PAGE}/`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    starts.push(performance.now() - start);
    const worked = processorTime(server.process.pid);
    startWork.push(...worked);
    if (run === WARM_STARTS) {
      edits.push(...(await measureEdits(page, join(content, PAGE, "index.md"))));
      const after = processorTime(server.process.pid);
      editWork.push(...after.map((time, index) => (time - (worked[index] ?? 0)) / EDITS));
    }
    await page.close();
  }
  const name = `dev, ${pages.length} pages`;
  return [
    rowOfRuns(`${name}, command to page on screen, cold`, starts.slice(0, 1)),
    rowOfRuns(`${name}, command to page on screen, warm`, starts.slice(1)),
    rowOfRuns(`${name}, edit to screen`, edits),
    ...(startWork.length === 0
      ? []
      : [
          rowOfRuns(`${name}, command to page on screen, cold: processors`, startWork.slice(0, 1)),
          rowOfRuns(`${name}, command to page on screen, warm: processors`, startWork.slice(1)),
          rowOfRuns(`${name}, edit to screen: processors, on average`, editWork),
        ]),
  ];
}

type DevServer = { process: ChildProcess; address: string; [Symbol.asyncDispose]: () => Promise<void> };

async function startDev(content: string): Promise<DevServer> {
  const child = spawn(process.execPath, ["cli/run.mjs", "dev", "--content", content], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const data of child.stdout) {
    const address = /http:\/\/localhost:\d+\//.exec(String(data))?.[0];
    if (address !== undefined) return { process: child, address, [Symbol.asyncDispose]: () => stop(child) };
  }
  throw new Error("The development server ended before it printed its URL.");
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGTERM");
  await ended;
}

/**
 * Edits the open page and waits until the text is painted. Writers pause between edits, so the checks after an edit
 * have ended.
 */
async function measureEdits(page: Page, file: string): Promise<number[]> {
  const text = await readFile(file, "utf8");
  await page.waitForLoadState("load");
  const runs: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    await setTimeout(BETWEEN_EDITS);
    const painted = page.evaluate<number>(whenPainted(`Edit ${edit}.`));
    // The observer has started.
    await page.evaluate("");
    const start = Date.now();
    await writeFile(file, `${text}\nEdit ${edit}.\n`);
    runs.push((await painted) - start);
  }
  return runs;
}

/** In milliseconds. */
const BETWEEN_EDITS = 1500;

/**
 * Runs in the page and returns the time at which the frame with the text is complete. Asking from outside would take
 * longer than the edit.
 */
function whenPainted(text: string): string {
  return `new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("main").textContent.includes(${JSON.stringify(text)})) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(Date.now());
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  })`;
}
