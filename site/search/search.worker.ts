import { createEngine, type Engine, readRecords } from "./build-engine.ts";
import { engineFor } from "./engine-for.ts";
import { type Fetched, fetchIndex } from "./fetch-index.ts";
import { groupHits } from "./group-hits.ts";
import { basisOf, type IndexBasis } from "./index-basis.ts";
import type { FromWorker, Question } from "./messages.ts";
import { IndexError } from "./parse-index.ts";
import { search } from "./search.ts";

/** So many sections are read before questions in between are answered. */
const SLICE = 100;
/** How long a first question is waited for, in milliseconds. */
const BEFORE_LOOK_UPS = 100;

let basis: IndexBasis | undefined;
/** Of all of the index. */
let engine: Engine | undefined;
let asked: Question | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  asked = data;
  answer();
});
void load();

/** Answers the last question as well as it can be by now. Early, nothing found means nothing yet. */
function answer(): void {
  if (asked === undefined || basis === undefined) return;
  const { number, query } = asked;
  const used = engine ?? engineFor(basis, query);
  const groups = groupHits(used, search(used, query));
  if (engine !== undefined || groups.length > 0) tell({ type: "results", number, groups });
}

/** First the index of an earlier visit, so that the reader can begin; then a look at whether there is a newer one. */
async function load(): Promise<void> {
  try {
    const first = await fetchIndex("force-cache", async (heads) => {
      basis = basisOf(heads);
      // First the answer: the page shows it and that there is an index at once.
      answer();
      tell({ type: "ready", suggestions: heads.suggestions });
      // A question that came meanwhile goes before the texts.
      await pause(0);
    });
    await use(first);
    if (!first.isFresh) await renew(first);
  } catch (error) {
    tell({ type: "failed", fault: error instanceof IndexError ? error.kind : "damaged" });
  }
}

async function renew(old: Fetched): Promise<void> {
  try {
    const newest = await fetchIndex("no-cache", async () => undefined);
    if (newest.text !== old.text) await use(newest);
  } catch {
    // Without a connection the old one is what the whole site shows.
    if (navigator.onLine) tell({ type: "whole", notice: "stale" });
  }
}

async function use({ index }: Fetched): Promise<void> {
  const next = basisOf(index);
  basis = next;
  tell({ type: "whole", notice: "none" });
  // An older index has answered already, and goes on until the look-ups of this one are made.
  if (engine === undefined) answer();
  // The page is still busy with the dialog, and the first question comes with it.
  if (asked === undefined) await pause(BEFORE_LOOK_UPS);
  engine = await readAll(next);
  answer();
}

/** Between slices the reader's questions are answered. */
async function readAll(whole: IndexBasis): Promise<Engine> {
  const complete = createEngine(whole);
  const numbers = [...whole.index.records.levels.keys()];
  for (let from = 0; from < numbers.length; from += SLICE) {
    readRecords(complete, numbers.slice(from, from + SLICE));
    await pause(0);
  }
  return complete;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function tell(message: FromWorker): void {
  postMessage(message);
}
