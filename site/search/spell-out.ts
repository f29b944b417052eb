import type { Engine } from "./build-engine.ts";
import { isOwnName } from "./known-names.ts";

/** The query with each word that is a title written as one as the words of that title: 'treeshaking css' → 'tree shaking css'. */
export function spellOut(engine: Engine, text: string): string {
  return text.replace(PLAIN_WORD, (word) => titleAs(engine, word.toLowerCase()) ?? word);
}

/** No identifier or path, and long enough for two words. */
const PLAIN_WORD = /(?<![\w$./@-])[A-Za-z][a-z]{6,}(?![\w$./(-])/g;

function titleAs({ names, index }: Engine, word: string): string | undefined {
  for (const key of [word, `${word}s`, word.replace(/s$/, "")]) {
    for (const named of names.get(key)) {
      const title = isOwnName(named) ? index.records.at(named.record)?.title : undefined;
      if (title !== undefined && WORDS.test(title)) return title.toLowerCase();
    }
  }
  return undefined;
}

const WORDS = /^[A-Za-z]+(?:[ -][A-Za-z]+)+$/;
