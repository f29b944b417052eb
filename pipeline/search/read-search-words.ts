import { readFile } from "node:fs/promises";
import { z } from "zod";

const Synonyms = z.array(
  z.strictObject({
    words: z.array(z.string().regex(/^[a-z\d ]+$/, "lower-case words without signs")).min(1),
    means: z.array(z.string()).min(1),
  }),
);

const Alike = z.array(z.array(z.string().regex(/^[a-z\d]+$/, "single lower-case words")).min(2));

const Suggestions = z.array(z.strictObject({ title: z.string(), url: z.string().regex(/^\//) }));

/** What readers say for what the pages call otherwise, words that say the same, and what is offered before they type. */
export type SearchWords = {
  synonyms: z.infer<typeof Synonyms>;
  alike: z.infer<typeof Alike>;
  suggestions: z.infer<typeof Suggestions>;
};

export async function readSearchWords(folder = "data"): Promise<SearchWords> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`${folder}/${name}.json`, "utf8"));
  return {
    synonyms: Synonyms.parse(await read("search-synonyms")),
    alike: Alike.parse(await read("search-alike")),
    suggestions: Suggestions.parse(await read("search-suggestions")),
  };
}
