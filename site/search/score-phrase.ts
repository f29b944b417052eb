import type { SearchRecord } from "#model/search-index.ts";
import type { Query } from "./parse-query.ts";
import { runsOf } from "./words.ts";

/** For each word of a message that stands in a row with others, as in the query; and for each pair of words of a question. */
const OF_MESSAGE = 5;
const OF_TITLE = 3;
const OF_TEXT = 1.5;
const SHORTEST_RUN = 3;

/** The bonus for words that stand side by side in a record as they do in the query. */
export function scorePhrase(record: SearchRecord, query: Query): number {
  const words = query.runs;
  if (words.length < 2) return 0;
  if (query.intent === "message") {
    const run = longestRun(words, ` ${lower([record.title, ...record.messages, record.text].join(" "))} `);
    return run < SHORTEST_RUN ? 0 : OF_MESSAGE * run;
  }
  const title = ` ${lower(record.title)} `;
  const text = ` ${lower(record.text)} `;
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word} `);
  const bonus = pairs.reduce(
    (sum, pair) => sum + (title.includes(pair) ? OF_TITLE : text.includes(pair) ? OF_TEXT : 0),
    0,
  );
  return bonus / Math.sqrt(pairs.length);
}

function lower(text: string): string {
  return runsOf(text).join(" ").toLowerCase();
}

/** Length of the longest run of words that stands in the text. */
function longestRun(words: readonly string[], text: string): number {
  let longest = 0;
  for (let from = 0; from + longest < words.length; from++) {
    while (from + longest < words.length && text.includes(` ${words.slice(from, from + longest + 1).join(" ")} `)) {
      longest++;
    }
  }
  return longest;
}
