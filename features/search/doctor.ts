import type { ExaminedProject } from "../../core/project/feature.ts";
import type { ReportSection } from "../../core/project/report-section.ts";
import { readVectorTable } from "../../pipeline/search-vectors/read-search-vectors.ts";
import { readTrainingTexts } from "../../pipeline/search-vectors/read-training-texts.ts";
import { unknownWords } from "./unknown-words.ts";
import { weakSearches } from "./weak-searches.ts";

/** Finds words that search has no vector for, and searches whose answer isn't first. */
export async function searchSections({ index, plugins, cache, notes }: ExaminedProject): Promise<ReportSection[]> {
  // Without all READMEs, texts are missing.
  const missing = notes.find((note) => /(\d+) of (?!\1$)/.test(note));
  const skipped = missing === undefined ? undefined : `only ${missing}: npm run fetch gets the others`;
  // The benchmark's queries are only needed here.
  const { rankQueries } = await import("../../bench/search/rank-queries.ts");
  const texts = await readTrainingTexts(index, plugins, cache);
  const answered = await rankQueries(["tuning", "questions-tuning", "questions-tuning-2"], { index, plugins, cache });
  return [
    { ...unknownWords(texts, await readVectorTable()), skipped },
    { ...weakSearches(answered), skipped },
  ];
}
