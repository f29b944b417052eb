import { embeddingWords, featuresOfWord } from "#search/model/embedding-features.ts";
import type { SectionTexts } from "#search/model/section-texts.ts";
import { hasFeature, type VectorTable } from "#search/model/vector-table.ts";
import { MIN_SECTIONS } from "#search/vectors/feature-rows.ts";
import type { ReportSection } from "../../core/project/report-section.ts";

/** Reports words of several sections that search has no vector for, if there are so many that training pays off. */
export function unknownWords(sections: readonly SectionTexts[], table: VectorTable | undefined): ReportSection {
  const used = new Map<string, number>();
  for (const { title, excerpt, questions } of sections) {
    const words = new Set([title, excerpt, ...questions].flatMap(embeddingWords));
    for (const word of words) used.set(word, (used.get(word) ?? 0) + 1);
  }
  const common = [...used].filter(([, count]) => count >= MIN_SECTIONS);
  const unknown = common.filter(([word]) =>
    featuresOfWord(word)
      .slice(0, 1)
      .some((stem) => table === undefined || !hasFeature(table, stem)),
  );
  const isOld = unknown.length > MAX_UNKNOWN * common.length;
  return {
    title: "Words without a vector",
    examined: `${common.length} words, of which search doesn't know ${unknown.length}`,
    findings: isOld
      ? unknown.map(([word, count]) => ({
          subject: word,
          detail: `in ${count} sections: npm run check -- --train-search`,
        }))
      : [],
  };
}

/** Words of new pages are found by their letters and by their pieces, so a few don't matter. */
const MAX_UNKNOWN = 0.03;
