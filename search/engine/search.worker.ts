import type { SearchRecord } from "../model/search-index.ts";
import { createEngine, type Engine, readRecords } from "./build-engine.ts";
import { engineFor } from "./engine-for.ts";
import { type Fetched, fetchIndex } from "./fetch-index.ts";
import { fetchVectors } from "./fetch-vectors.ts";
import { groupHits } from "./group-hits.ts";
import { basisOf, type IndexBasis } from "./index-basis.ts";
import type { FromWorker, Question } from "./messages.ts";
import { IndexError } from "./parse-index.ts";
import { search } from "./search.ts";
import { createSectionVectors } from "./section-vectors.ts";

/** Number of sections read between two checks for new questions. */
const BATCH_SIZE = 100;
/** How long to wait for a first question before building the full engine, in milliseconds. */
const FIRST_QUESTION_DELAY = 100;

let basis: IndexBasis | undefined;
/** Covers the whole index. */
let engine: Engine | undefined;
let asked: Question | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  asked = data;
  answer();
});
void load();

/** Answers the last question with the data loaded so far. Empty results aren't sent before the full engine is ready. */
function answer(): void {
  if (asked === undefined || basis === undefined) return;
  const { number, query } = asked;
  const used = engine ?? engineFor(basis, query);
  const groups = groupHits(used, search(used, query));
  if (engine !== undefined || groups.length > 0) tell({ type: "results", number, groups });
}

/** Loads the cached index first so the reader can start, then checks for a newer one. */
async function load(): Promise<void> {
  try {
    const first = await fetchIndex("force-cache", async (heads) => {
      basis = basisOf(heads);
      // Answer before reporting readiness, so the page shows both at once.
      answer();
      tell({ type: "ready", suggestions: heads.suggestions });
      // Handle questions that arrived meanwhile before parsing the texts.
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
    // Offline, the old index matches the rest of the cached site.
    if (navigator.onLine) tell({ type: "whole", notice: "stale" });
  }
}

async function use({ index }: Fetched): Promise<void> {
  const next = basisOf(index);
  basis = next;
  tell({ type: "whole", notice: "none" });
  // An older engine keeps answering until the new one is ready.
  if (engine === undefined) answer();
  // The page is still rendering the dialog; the first question usually arrives within this time.
  if (asked === undefined) await pause(FIRST_QUESTION_DELAY);
  const complete = createEngine(next);
  await inBatches(index.records, (numbers) => readRecords(complete, numbers));
  engine = complete;
  answer();
  void addVectors(complete);
}

/** Adds word vectors last, because answers are good without them. */
async function addVectors(complete: Engine): Promise<void> {
  const { vectors, records } = complete.index;
  if (vectors === undefined || navigator.connection?.saveData === true) return;
  const table = await fetchVectors(vectors);
  if (table === undefined) return;
  const sectionVectors = createSectionVectors(table, complete.index);
  await inBatches(records, sectionVectors.read);
  // A newer index may have replaced this one.
  if (engine !== complete) return;
  engine = { ...complete, sectionVectors };
  answer();
}

/** Reads all records, yielding to the reader's questions between batches. */
async function inBatches(records: readonly SearchRecord[], read: (numbers: readonly number[]) => void): Promise<void> {
  const numbers = [...records.keys()];
  for (let from = 0; from < numbers.length; from += BATCH_SIZE) {
    read(numbers.slice(from, from + BATCH_SIZE));
    await pause(0);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function tell(message: FromWorker): void {
  postMessage(message);
}
