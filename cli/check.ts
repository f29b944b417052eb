import { relative } from "node:path";
import { parseArgs } from "node:util";
import { hasErrors } from "#model/problem.ts";
import { checkSite } from "../pipeline/check/check-site.ts";
import { readDictionary } from "../pipeline/check/dictionary.ts";
import { buildSiteIndex } from "../pipeline/index/build-site-index.ts";
import { loadSite } from "../pipeline/read/load-site.ts";
import { readExamples } from "../pipeline/read/read-examples.ts";
import { readReferenceIndex } from "../pipeline/reference/read-reference-index.ts";
import { printProblems } from "./print-problems.ts";

const HELP = `npm run check -- [--content DIR] [--offline]

Lists every mistake of the pages: dead links, missing pictures, front matter, examples that drifted, misspelt words and more,
each with file, line and what to do. Ends with exit code 1 when there is an error.

  --content DIR   checks another folder of Markdown pages; what only this project forbids is a warning there
  --offline       packages whose documentation was never fetched are not asked for
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { content: { type: "string" }, offline: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const started = performance.now();
  const root = values.content ?? "content";
  const foreign = relative("content", root) !== "";
  const site = await loadSite(root, { foreign, packages: { offline: values.offline === true } });
  const { sources, pictures, problems: loading } = site;
  const index = buildSiteIndex(sources, pictures, { reference: foreign ? undefined : await readReferenceIndex() });
  const problems = checkSite({
    sources,
    index,
    examples: await readExamples(root),
    foreign,
    loading,
    ...(!foreign && { dictionary: readDictionary() }),
  });

  printProblems(problems, { root, pages: sources.length });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const packages = site.packages === undefined ? "" : `, packages: ${site.packages}`;
  console.error(`${hasErrors(problems) ? "✗" : "✓"} ${sources.length} pages checked in ${seconds} s${packages}`);
  return hasErrors(problems) ? 1 : 0;
}
