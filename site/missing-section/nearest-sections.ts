import { distance } from "fastest-levenshtein";

export type SectionName = { id: string; title: string };

const COUNT = 3;

/** Returns the sections whose ids or titles are most similar to an id that doesn't exist, best first. */
export function nearestSections(id: string, sections: readonly SectionName[]): SectionName[] {
  const wanted = wordsOf(id);
  return sections
    .map((section) => ({
      section,
      similarity: Math.max(similarity(wanted, wordsOf(section.id)), similarity(wanted, wordsOf(section.title))),
    }))
    .filter(({ similarity }) => similarity >= 0.4)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, COUNT)
    .map(({ section }) => section);
}

/** Returns a similarity from 0 to 1: the share of common words or of common letters, whichever is greater. */
function similarity(wanted: readonly string[], words: readonly string[]): number {
  const common = wanted.filter((word) => words.some((other) => distance(word, other) <= word.length / 4)).length;
  const [a, b] = [wanted.join(""), words.join("")];
  const letters = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  return Math.max(common / Math.max(wanted.length, words.length, 1), letters);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
