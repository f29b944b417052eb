import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasErrors, sortProblems } from "#model/problem.ts";
import { UserError } from "#model/user-error.ts";
import { SEARCH_VECTORS } from "#search/vectors/read-vector-table.ts";
import { readLanguages } from "../core/config/navigation.ts";
import { emitFile } from "../core/files/emit-file.ts";
import { checkProjectData, openProject } from "../core/project/open-project.ts";
import { PUBLISHED_IDS, publishIds } from "../features/old-urls/published-ids.ts";
import { recordVectors } from "../features/search/record-vectors.ts";
import { languageOfFile } from "../features/translations/language-of-file.ts";
import { recordTranslatedFrom } from "../features/translations/translated-from.ts";
import { derivedFiles } from "../features/writing/derived-files/derived-files.ts";
import { printProblems } from "./print-problems.ts";
import { featuresOf, openDocumentation, TREE_OPTIONS, treeOf } from "./tree.ts";

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
    const project = await openDocumentation();
    const { index } = await project.read();
    const bytes = await recordVectors(index, project.plugins, (loss) => console.error(`loss ${loss.toFixed(3)}`));
    console.error(`✓ ${bytes.toLocaleString("en")} bytes in ${SEARCH_VECTORS}`);
    return 0;
  }
  const started = performance.now();
  const chosen = treeOf(values);
  const { root } = chosen;
  if (values.translated !== undefined) await record(root, values.translated);
  const tree = await featuresOf(chosen);
  const mistakes = await checkProjectData(tree.features);
  if (mistakes.length > 0) {
    printProblems(sortProblems(mistakes), { root, pages: 0 });
    throw new UserError("✗ The site's data has mistakes. Fix them first; then the pages are checked, too.");
  }
  const project = await openProject({ ...tree, isOffline: values.offline === true });
  const site = await project.read();
  const { sources, index, notes } = site;
  const problems = await project.check(site, { isThorough: true });
  if (values["publish-ids"] && chosen.owner === "project" && !hasErrors(problems))
    console.error(`${await publishIds(index)} new URLs and ids in ${PUBLISHED_IDS}`);

  printProblems(problems, { root, pages: sources.length });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(
    `${hasErrors(problems) ? "✗" : "✓"} ${sources.length} pages checked in ${[`${seconds} s`, ...notes].join(", ")}`,
  );
  return hasErrors(problems) ? 1 : 0;
}

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
