import { existsSync } from "node:fs";
import { join } from "node:path";
import { readLanguages } from "../../core/config/navigation.ts";

/** A language's labels, by the English ones. */
export type Labels = { language: string; labels: Readonly<Record<string, string>> };

/** Returns the labels of each language that has a catalog here. */
export async function readLabels(): Promise<Labels[]> {
  const isHere = (language: string) => existsSync(join(import.meta.dirname, "../../model/strings", language));
  const languages = (await readLanguages()).filter(isHere);
  return Promise.all(
    languages.map(async (language) => {
      const { labels }: Labels = await import(`#model/strings/${language}/labels.ts`);
      return { language, labels };
    }),
  );
}
