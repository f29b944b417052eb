import { buildEngine, type Engine, readRest } from "./build-engine.ts";
import { type Fetched, fetchIndex } from "./fetch-index.ts";
import { groupHits } from "./group-hits.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { IndexError } from "./parse-index.ts";
import { search } from "./search.ts";

/** So many sections are read before questions in between are answered. */
const SLICE = 250;

let engine: Engine | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "load") void load(data.again);
  else if (engine !== undefined)
    tell({ type: "results", number: data.number, groups: groupHits(engine, search(engine, data.query)) });
});

/** First the index of an earlier visit, so that the reader can begin; then a look at whether there is a newer one. */
async function load(again: boolean): Promise<void> {
  try {
    const first = await fetchIndex(again ? "reload" : "force-cache");
    // The reader sees where to begin while the look-ups are made; what is typed meanwhile waits in the worker's queue.
    tell({ type: "ready", suggestions: first.index.suggestions, notice: "none" });
    await readAll(open(first));
    if (!first.isFresh) await renew(first);
  } catch (error) {
    tell({ type: "failed", fault: error instanceof IndexError ? error.kind : "damaged" });
  }
}

async function renew(old: Fetched): Promise<void> {
  try {
    const newest = await fetchIndex("no-cache");
    if (newest.text !== old.text) await readAll(open(newest));
  } catch {
    // Without a connection the old one is what the whole site shows.
    if (navigator.onLine) tell({ type: "improved", notice: "stale" });
  }
}

function open({ index }: Fetched): Engine {
  engine = buildEngine(index);
  return engine;
}

async function readAll(opened: Engine): Promise<void> {
  while (opened.read < opened.index.records.length) {
    readRest(opened, SLICE);
    await new Promise((resolve) => setTimeout(resolve));
  }
  tell({ type: "improved", notice: "none" });
}

function tell(message: FromWorker): void {
  postMessage(message);
}
