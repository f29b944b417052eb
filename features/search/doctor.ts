import { readVectorTable } from "#search/vectors/read-vector-table.ts";
import { trainingTexts } from "#search/vectors/training-texts.ts";
import type { ExaminedProject } from "../../core/project/feature.ts";
import type { ReportSection } from "../../core/project/report-section.ts";
import { readIndex } from "./read-index.ts";
import { unknownWords } from "./unknown-words.ts";
import { weakSearches } from "./weak-searches.ts";

/** Finds words that search has no vector for, and searches whose answer isn't first. */
export async function searchSections({ index, plugins, cache, notes }: ExaminedProject): Promise<ReportSection[]> {
  // Without all READMEs, texts are missing.
  const missing = notes.find((note) => /(\d+) of (?!\1$)/.test(note));
  const skipped = missing === undefined ? undefined : `only ${missing}: npm run fetch gets the others`;
  // The benchmark's queries are only needed here.
  const { rankQueries } = await import("#search/bench/rank-queries.ts");
  const searched = await readIndex(index, plugins, cache);
  const answered = await rankQueries(["tuning", "questions-tuning", "questions-tuning-2"], searched);
  return [
    { ...unknownWords(trainingTexts(searched), await readVectorTable()), skipped },
    { ...weakSearches(answered), skipped },
  ];
}
