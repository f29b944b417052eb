import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { labelFor, language } from "#strings";

export const Synonyms = z.array(
  z.strictObject({
    words: z.array(z.string().regex(/^[a-z\d\p{Script=Han} ]+$/u, "lower-case words without punctuation")).min(1),
    means: z.array(z.string()).min(1),
  }),
);

/** One per language of a translation, and the English one. */
export const SYNONYMS_FILES = ["data/search-synonyms.json", "data/search-synonyms.zh.json"];

export const SUGGESTIONS_FILE = "data/search-suggestions.json";

export const Suggestions = z.array(z.strictObject({ title: z.string(), url: z.string().regex(/^\//) }));

/** Words that readers use instead of the pages' terms, and the links shown before a reader types. */
export type SearchWords = {
  synonyms: z.infer<typeof Synonyms>;
  suggestions: z.infer<typeof Suggestions>;
};

/** In a translation, words of its language lead to the pages that are still English too. */
export async function readSearchWords(folder = "data"): Promise<SearchWords> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`${folder}/${name}.json`, "utf8"));
  const suggestions = Suggestions.parse(await read("search-suggestions"));
  const inEnglish = Synonyms.parse(await read("search-synonyms"));
  const translated = `search-synonyms.${language.code}`;
  const own = existsSync(`${folder}/${translated}.json`) ? Synonyms.parse(await read(translated)) : [];
  return {
    synonyms: [...own, ...inEnglish],
    suggestions: suggestions.map(({ title, url }) => ({ title: labelFor(title), url })),
  };
}
