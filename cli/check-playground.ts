import { writeFile } from "node:fs/promises";
import { NEWEST, OLDER, WEBPACK_VERSIONS, type WebpackVersion } from "#model/webpack-versions.ts";
import { type Cache, openCache, SHARED_CACHE } from "../core/cache/step-cache.ts";
import { type Examples, readExampleFiles } from "../features/examples/read-examples.ts";
import { type Compared, compareProjects, type Project } from "../features/playground/compare-projects.ts";
import { readConfigurations } from "../features/playground/configurations.ts";
import {
  FITTING_EXAMPLES,
  OLDER_EXAMPLES,
  readOlderExamples,
  readPlaygroundExamples,
} from "../features/playground/playground-examples.ts";
import { projectOfExample } from "../features/playground/project-of-example.ts";

/**
 * Every check, and every older version, builds one in this many recorded examples; building all of them takes minutes.
 */
const SAMPLE = 10;

type Options = { examples: Examples; cache: Cache; update: boolean };

/** Compares what the playground and Node build. Without `all`, it only builds a sample of the recorded examples. */
export async function checkPlayground(options: Options, { all }: { all: boolean }): Promise<boolean> {
  const every = [...options.examples.keys()].sort();
  if (options.update) return recordExamples(every, options);
  const recorded = { [NEWEST.name]: await readPlaygroundExamples(), ...(await readOlderExamples()) };
  let isSame = await checkConfigurations(options, { all });
  for (const version of WEBPACK_VERSIONS) {
    const names = recorded[version.name] ?? [];
    const expected = all || version !== NEWEST ? names : sampleOf(names);
    const found = await find(version, all && version === NEWEST ? every : expected, options);
    isSame = report(version, found, expected) && isSame;
  }
  return isSame;
}

async function checkConfigurations({ cache }: Options, { all }: { all: boolean }): Promise<boolean> {
  const every = readConfigurations();
  const projects = all ? every : sampleOf(every);
  const { different } = await compareProjects({ projects, cache, shared: openCache(SHARED_CACHE), version: NEWEST });
  for (const [name, difference] of different) console.log(`✗ ${name} in configurations.md: ${difference}`);
  console.log(
    `The playground builds ${projects.length - different.size} configurations like Node; ${different.size} differ`,
  );
  return different.size === 0;
}

async function recordExamples(names: readonly string[], options: Options): Promise<boolean> {
  const { same: fitting } = await find(NEWEST, names, options);
  await write(FITTING_EXAMPLES, fitting);
  const older: Record<string, string[]> = {};
  for (const version of OLDER) older[version.name] = (await find(version, sampleOf(fitting), options)).same;
  await write(OLDER_EXAMPLES, older);
  return true;
}

function sampleOf<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => index % SAMPLE === 0);
}

async function find(version: WebpackVersion, names: readonly string[], { cache, update }: Options): Promise<Compared> {
  const projects = names.flatMap((name) => comparedExample(name, version) ?? []);
  const found = await compareProjects({ projects, cache, shared: openCache(SHARED_CACHE), version });
  const { same, different } = found;
  console.log(
    `The playground's webpack ${version.name} builds ${same.length} examples like Node; ${different.size} differ`,
  );
  if (update) for (const [name, difference] of different) console.log(`  ${name}: ${difference.slice(0, 200)}`);
  return found;
}

/** Pages show what the newest webpack prints. */
function comparedExample(name: string, version: WebpackVersion): Project | undefined {
  const all = readExampleFiles("content", name);
  const files = projectOfExample(all);
  if (files === undefined) return undefined;
  return { name, files, ...(version === NEWEST && { recorded: outputOfWebpack(all.get("output.txt")?.toString()) }) };
}

/** Returns what a plain `npx webpack` printed in an example's recorded output. */
function outputOfWebpack(transcript = ""): string | undefined {
  const runs = transcript.split(/^\$ /m);
  return runs.find((run) => run.startsWith("npx webpack\n"))?.replace("npx webpack\n", "");
}

/** Prints which examples aren't built as recorded, and tells whether all are. */
function report(version: WebpackVersion, { same, different }: Compared, recorded: readonly string[]): boolean {
  const lost = recorded.filter((name) => !same.includes(name));
  const missing = same.filter((name) => !recorded.includes(name));
  for (const name of lost)
    console.log(`✗ ${name} in the playground's webpack ${version.name}: ${different.get(name) ?? "it isn't there"}`);
  if (missing.length > 0)
    console.log(`✗ ${FITTING_EXAMPLES} lacks ${missing.join(", ")}. Run this with --playground --update.`);
  return lost.length + missing.length === 0;
}

async function write(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
