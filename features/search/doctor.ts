import { readVectorTable } from "#search/vectors/read-vector-table.ts";
import { trainingTexts } from "#search/vectors/training-texts.ts";
import type { ExaminedProject } from "../../core/project/feature.ts";
import type { ReportSection } from "../../core/project/report-section.ts";
import { readIndex } from "./read-index.ts";
import { unknownWords } from "./unknown-words.ts";
import { weakSearches } from "./weak-searches.ts";

/** Finds words that search has no vector for, and searches whose answer isn't first. */
export async function searchSections({ index, plugins, cache, missing }: ExaminedProject): Promise<ReportSection[]> {
  // The benchmark's queries are only needed here.
  const { rankQueries } = await import("#search/bench/rank-queries.ts");
  const searched = await readIndex(index, plugins, cache);
  const answered = await rankQueries(["tuning", "questions-tuning", "questions-tuning-2"], searched);
  return [
    { ...unknownWords(trainingTexts(searched), await readVectorTable()), skipped: missing },
    { ...weakSearches(answered), skipped: missing },
  ];
}
