import { readFile } from "node:fs/promises";
import { z } from "zod";

export const Synonyms = z.array(
  z.strictObject({
    words: z.array(z.string().regex(/^[a-z\d ]+$/, "lower-case words without punctuation")).min(1),
    means: z.array(z.string()).min(1),
  }),
);

export const Suggestions = z.array(z.strictObject({ title: z.string(), url: z.string().regex(/^\//) }));

/** Reads readers' words for what the pages call something else, and the links shown before a reader types. */
export type SearchWords = {
  synonyms: z.infer<typeof Synonyms>;
  suggestions: z.infer<typeof Suggestions>;
};

export async function readSearchWords(folder = "data"): Promise<SearchWords> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`${folder}/${name}.json`, "utf8"));
  return {
    synonyms: Synonyms.parse(await read("search-synonyms")),
    suggestions: Suggestions.parse(await read("search-suggestions")),
  };
}
