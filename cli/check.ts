import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasErrors, sortProblems } from "#model/problem.ts";
import { UserError } from "#model/user-error.ts";
import { checkSite } from "../core/check/check-site.ts";
import { emitFile } from "../core/files/emit-file.ts";
import { buildSiteIndex } from "../core/index/build-site-index.ts";
import { checkData } from "../core/problems/data-files.ts";
import { loadSite } from "../core/read/load-site.ts";
import { NAVIGATION_FILE, readLanguages } from "../core/read/navigation.ts";
import { readExamples } from "../features/examples/read-examples.ts";
import { readOldIds } from "../features/old-urls/old-ids.ts";
import { PUBLISHED_IDS, publishIds, readPublishedIds } from "../features/old-urls/published-ids.ts";
import { readRedirects } from "../features/old-urls/redirects.ts";
import { readReferenceIndex } from "../features/reference/read-reference-index.ts";
import { languageOfFile } from "../features/translations/language-of-file.ts";
import { readLabels } from "../features/translations/read-labels.ts";
import { readTranslations } from "../features/translations/read-translations.ts";
import { recordTranslatedFrom } from "../features/translations/translated-from.ts";
import { derivedFiles } from "../features/writing/derived-files/derived-files.ts";
import { readDictionary } from "../features/writing/rules/dictionary.ts";
import { SUGGESTIONS_FILE } from "../pipeline/search/read-search-words.ts";
import { SEARCH_VECTORS } from "../pipeline/search-vectors/read-search-vectors.ts";
import { recordVectors } from "../pipeline/search-vectors/record-vectors.ts";
import { printProblems } from "./print-problems.ts";
import { TREE_OPTIONS, treeOf } from "./tree.ts";

export const HELP = `npm run check -- [--content DIR] [--language TAG] [--offline] [--publish-ids] [--update]
                 [--translated FILE] [--train-search]

Reports every mistake in the pages: dead links, missing images, front matter, outdated examples, misspelled words and
more, each with its file, line and fix. The exit code is 1 if there is an error.

  --content DIR   checks another folder of Markdown pages; this project's own rules only give warnings there
  --language TAG  see npm run build -- --help
  --offline       don't fetch missing packages
  --publish-ids   adds the URLs and heading ids of all pages to data/published-ids.json; the check then fails if one
                  of them stops working
  --update        only writes the files that repeat what code declares: the lists of front matter and components in the
                  writer's guide, and the schema for editors
  --train-search  only trains the word vectors of search on all pages, in a few minutes, and records them in
                  data/search-vectors.bin
  --translated FILE  records that a translation, e.g. concepts/index.zh.md, is up to date with today's English page
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      ...TREE_OPTIONS,
      offline: { type: "boolean" },
      "publish-ids": { type: "boolean" },
      update: { type: "boolean" },
      "train-search": { type: "boolean" },
      translated: { type: "string" },
    },
  });
  if (values.update) {
    for (const { path, content } of derivedFiles()) emitFile(path, content);
    return 0;
  }
  if (values["train-search"]) {
    const bytes = await recordVectors((loss) => console.error(`loss ${loss.toFixed(3)}`));
    console.error(`✓ ${bytes.toLocaleString("en")} bytes in ${SEARCH_VECTORS}`);
    return 0;
  }
  const started = performance.now();
  const tree = treeOf(values);
  const { content: root, foreign, partial } = tree;
  if (values.translated !== undefined) await record(root, values.translated);
  const mistakes = await checkData();
  if (mistakes.length > 0) {
    printProblems(sortProblems(mistakes), { root, pages: 0 });
    throw new UserError("✗ The site's data has mistakes. Fix them first; then the pages are checked, too.");
  }
  const site = await loadSite(root, { foreign, packages: { offline: values.offline === true } });
  const { sources, images, problems: loading, translations } = site;
  const index = buildSiteIndex(sources, images, {
    ...(!foreign && { reference: await readReferenceIndex({ partial }) }),
    ...(!partial && { translations, redirects: await readRedirects(), oldIds: await readOldIds() }),
  });
  const { translated, problems: unread } = partial ? NONE : await readTranslations(root);
  const problems = checkSite({
    sources,
    translated,
    index,
    examples: await readExamples(root),
    foreign,
    loading: [...loading, ...unread],
    ...(!partial && {
      dictionary: readDictionary(),
      published: await readPublishedIds(),
      navigation: await readFile(NAVIGATION_FILE, "utf8"),
      suggestions: await readFile(SUGGESTIONS_FILE, "utf8"),
      labels: await readLabels(),
    }),
  });

  if (values["publish-ids"] && !partial && !hasErrors(problems))
    console.error(`${await publishIds(index)} new URLs and ids in ${PUBLISHED_IDS}`);

  printProblems(problems, { root, pages: sources.length });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const packages = site.packages === undefined ? "" : `, packages: ${site.packages}`;
  console.error(`${hasErrors(problems) ? "✗" : "✓"} ${sources.length} pages checked in ${seconds} s${packages}`);
  return hasErrors(problems) ? 1 : 0;
}

const NONE = { translated: [], problems: [] };

/** Records the English text that a translation was made from. Throws UserError if the file isn't a translation. */
async function record(root: string, file: string): Promise<void> {
  const path = relative(root, resolve(file.startsWith(root) ? "" : root, file)).replaceAll("\\", "/");
  const { language, original } = languageOfFile(path, await readLanguages());
  if (language === undefined || !existsSync(join(root, path)) || !existsSync(join(root, original)))
    throw new UserError(
      `${file} isn't a translation of a page. Its name ends with a language, e.g. concepts/index.zh.md.`,
    );
  await recordTranslatedFrom(root, language, original);
}
