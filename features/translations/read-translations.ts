import type { Problem } from "#model/problem.ts";
import { readLanguages } from "../../core/config/navigation.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { type ParsePlugin, parsePage } from "../../core/read/parse-page.ts";
import { isPagePath, readContent } from "../../core/read/read-content.ts";
import { languageOfFile } from "./language-of-file.ts";
import { readTranslatedFrom } from "./translated-from.ts";

/** A translated page, today's English page, and the English text that was translated. */
export type TranslatedPage = {
  language: string;
  page: SourcePage;
  original?: SourcePage;
  from?: SourcePage;
};

/** Reads the translated pages of all languages. `problems`: of files that aren't pages. */
export async function readTranslations(
  root: string,
  parsers: readonly ParsePlugin[],
): Promise<{ translated: TranslatedPage[]; problems: Problem[] }> {
  const languages = await readLanguages();
  const files = (await readContent(root)).filter(({ path }) => isPagePath(path));
  const translated: TranslatedPage[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const { language, original: path } = languageOfFile(file.path, languages);
    if (language === undefined) continue;
    const page = parsePage({ ...file, translationOf: path }, parsers);
    if (Array.isArray(page)) {
      problems.push(...page);
      continue;
    }
    const original = asPage(path, files.find((other) => other.path === path)?.bytes, parsers);
    const from = asPage(path, await readTranslatedFrom(language, path), parsers);
    translated.push({ language, page, ...(original && { original }), ...(from && { from }) });
  }
  return { translated, problems };
}

/** The English page's own problems are reported by its own check. */
function asPage(path: string, bytes: Buffer | undefined, parsers: readonly ParsePlugin[]): SourcePage | undefined {
  const page = bytes === undefined ? [] : parsePage({ path, bytes }, parsers);
  return Array.isArray(page) ? undefined : page;
}
