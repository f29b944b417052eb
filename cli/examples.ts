import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { hasErrors, type Problem } from "#model/problem.ts";
import { UserError } from "#model/user-error.ts";
import { type Cache, openCache } from "../core/cache/step-cache.ts";
import { diffLines } from "../core/files/diff-lines.ts";
import type { SourcePage } from "../core/markdown/source-page.ts";
import { isPagePath, readContent } from "../core/read/read-content.ts";
import { checkExampleOnce, type Packages, updateExample } from "../features/examples/check-example.ts";
import { followGuides, GUIDES } from "../features/examples/follow-guides.ts";
import { linkPackages } from "../features/examples/link-packages.ts";
import { type Examples, readExamples } from "../features/examples/read-examples.ts";
import { type OutputChange, requotePage } from "../features/examples/requote-page.ts";
import { validateConfigurations } from "../features/examples/validate-configurations.ts";
import { verifiedCode } from "../features/examples/verified-code.ts";
import { TRANSLATED_FROM } from "../features/translations/translated-from.ts";
import { checkPlayground } from "./check-playground.ts";
import { printProblems } from "./print-problems.ts";
import { openDocumentation } from "./tree.ts";

export const HELP = `npm run examples -- [NAME…] [--guides] [--playground] [--update] [--fresh]

Runs every project in content/examples, or those you name, with the installed webpack, and compares the output with
output.txt. Without names, it also validates the configurations on the pages, follows the tutorial guides from an empty
folder, and builds a tenth of the playground's examples there and in Node, some of them also with older versions of
webpack. Projects that passed aren't run again until their files, a package or Node changes. Those that fail are run twice.

  --guides      only follows the tutorial guides
  --playground  only builds all of them in the playground and in Node and compares the files; with --update, records
                which are the same in data/playground-examples.json, and which older versions of webpack build in
                data/playground-older-examples.json
  --update      records the output in output.txt, quotes it again on the pages, and prints the differences; review them
                before you commit. Also prints lines of these pages that still name a size that the output had before
  --fresh       runs everything again
`;

const CONTENT = "content";
const CACHE = ".cache/examples";

type Options = {
  examples: Examples;
  cache: Cache;
  fresh: boolean;
  update: boolean;
  packages: Packages;
  /** What examples printed before, and what was recorded now. */
  changes: Map<string, OutputChange>;
};

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      update: { type: "boolean" },
      fresh: { type: "boolean" },
      guides: { type: "boolean" },
      playground: { type: "boolean" },
    },
  });
  const examples = await readExamples(CONTENT);
  const unknown = positionals.find((name) => !examples.has(name));
  if (unknown !== undefined) throw new UserError(`There is no folder ${CONTENT}/examples/${unknown}.`);
  const { update = false, fresh = false } = values;
  let linked: Promise<string> | undefined;
  const packages = () => (linked ??= linkPackages(resolve("node_modules")));
  const options: Options = { examples, cache: openCache(CACHE), update, fresh, packages, changes: new Map() };
  try {
    if (values.guides) return (await checkGuides(await loadPages(), options)) ? 0 : 1;
    if (values.playground) return (await checkPlayground(options, { all: true })) ? 0 : 1;
    const passed = positionals.length > 0 ? await checkExamples(positionals, options) : await checkAll(options);
    if (update) await requoteOutput(options.changes);
    return passed ? 0 : 1;
  } finally {
    if (linked !== undefined) await rm(dirname(await linked), { recursive: true, force: true });
  }
}

async function checkAll(options: Options): Promise<boolean> {
  const pages = await loadPages();
  const names = [...options.examples.keys()].sort();
  // Guides that build on each other run in sequence, which leaves processor time for the examples.
  const passed = await Promise.all([checkGuides(pages, options), checkExamples(names, options)]);
  const isValid = await checkConfigurations(pages);
  if (!options.update) passed.push(await checkPlayground(options, { all: false }));
  if (!options.update) options.cache.evict();
  console.log(`Code on the pages: ${countKinds(pages)}`);
  return isValid && !passed.includes(false);
}

async function loadPages(): Promise<readonly SourcePage[]> {
  const project = await openDocumentation({ isOffline: true });
  return (await project.read()).sources.filter((page) => page.package === undefined);
}

async function checkExamples(names: readonly string[], options: Options): Promise<boolean> {
  const { examples, cache, update, fresh, packages, changes } = options;
  const updateOne = async (name: string, folder: string) => {
    const { change, ...result } = await updateExample(folder, await packages());
    if (change !== undefined) changes.set(name, change);
    return { ...result, isCached: false };
  };
  let failed = 0;
  let cached = 0;
  const check = async (name: string) => {
    const folder = join(CONTENT, "examples", name);
    const files = examples.get(name) ?? new Map();
    const { problem, isUnstable, isCached } = update
      ? await updateOne(name, folder)
      : await checkExampleOnce(cache, { folder, files, fresh, packages });
    if (isCached) cached++;
    else console.log(problem === undefined ? `✓ ${name}` : `✗ ${name}: ${problem}`);
    if (isUnstable) console.log("  Failed at first: its output depends on timing.");
    if (problem !== undefined) failed++;
  };
  // Two per processor, because each often waits for files and processes.
  await Readable.from(names).forEach(check, { concurrency: 2 * availableParallelism() });
  console.log(`${names.length - failed} examples passed (${cached} earlier), ${failed} failed`);
  return failed === 0;
}

/** Quotes changed output again on all pages and in all languages, and prints what has changed. */
async function requoteOutput(changes: ReadonlyMap<string, OutputChange>): Promise<void> {
  for (const [name, { before, after }] of changes) printChange(`${CONTENT}/examples/${name}/output.txt`, before, after);
  // A translation stays current if the English text that it was made from changes in the same way.
  for (const root of [CONTENT, TRANSLATED_FROM]) {
    for (const page of (await readContent(root)).filter(({ path }) => isPagePath(path))) {
      const file = `${root}/${page.path}`;
      const before = page.bytes.toString();
      const { text, unclear, sizes } = requotePage(page, changes);
      if (text !== before) await writeFile(file, text);
      printChange(file, before, text);
      if (root === TRANSLATED_FROM) continue;
      for (const line of unclear) console.log(`${file}:${line}  Copy these lines again: too much of them has changed.`);
      for (const { line, size } of sizes) console.log(`${file}:${line}  The output had '${size}' before: correct it.`);
    }
  }
}

function printChange(file: string, before: string, after: string): void {
  if (before !== after) console.log(`\n${file}\n${diffLines(before, after)}\n`);
}

async function checkConfigurations(pages: readonly SourcePage[]): Promise<boolean> {
  const { problems, count } = await validateConfigurations(pages, resolve("node_modules"));
  printProblems(problems, { root: CONTENT, pages: pages.length });
  console.log(`${count - problems.length} configurations are valid, ${problems.length} aren't`);
  return !hasErrors(problems);
}

const GUIDES_STEP = { name: "guides", module: join(import.meta.dirname, "../features/examples/follow-guides.ts") };

async function checkGuides(
  pages: readonly SourcePage[],
  { examples, cache, fresh, packages }: Options,
): Promise<boolean> {
  const texts = await Promise.all(GUIDES.map(({ path }) => readFile(join(CONTENT, path), "utf8")));
  const files = GUIDES.flatMap(({ projects }) => projects).map((project) => [...(examples.get(project) ?? [])]);
  const follow = async (): Promise<Problem[]> => {
    const options = { pages, examples, nodeModules: await packages() };
    const problems = await followGuides(GUIDES, options);
    return hasErrors(problems) ? followGuides(GUIDES, options) : problems;
  };
  const inputs = [process.platform, JSON.stringify([texts, files])];
  const problems = await cache.load(GUIDES_STEP, inputs, follow, (found) => !fresh && !hasErrors(found));
  printProblems(problems, { root: CONTENT, pages: GUIDES.length });
  if (hasErrors(problems)) return false;
  console.log(`${GUIDES.length} guides can be followed from an empty folder`);
  return true;
}

/** Returns how many fences there are of each kind: 'project 812, output 504, …'. */
function countKinds(pages: readonly SourcePage[]): string {
  const kinds = Map.groupBy(pages.flatMap(verifiedCode), ({ kind }) => kind);
  return [...kinds].map(([kind, all]) => `${kind} ${all.length}`).join(", ");
}
