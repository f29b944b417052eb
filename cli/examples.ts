import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasErrors } from "#model/problem.ts";
import { normalizeHashes } from "../pipeline/examples/normalize-hashes.ts";
import { normalizeOutput } from "../pipeline/examples/normalize-output.ts";
import { type PassedRuns, readPassedRuns, runKey } from "../pipeline/examples/passed-runs.ts";
import { runCommand } from "../pipeline/examples/run-command.ts";
import { runExample } from "../pipeline/examples/run-example.ts";
import { GUIDES, typeGuides } from "../pipeline/examples/type-guides.ts";
import { validateConfigurations } from "../pipeline/examples/validate-configurations.ts";
import { startWebpackProcesses, type WebpackProcesses } from "../pipeline/examples/webpack-processes.ts";
import { codeOfFences } from "../pipeline/markdown/code-of-fences.ts";
import { loadContent } from "../pipeline/read/load-content.ts";
import { type Examples, readExamples } from "../pipeline/read/read-examples.ts";
import type { SourcePage } from "../pipeline/read/source-page.ts";
import { printProblems } from "./print-problems.ts";

const HELP = `npm run examples -- [NAME…] [--guides] [--update] [--fresh]

Runs every project of content/examples (or those named) with the installed webpack and compares what it prints
with the output.txt beside it. Without names it also has webpack validate the configurations that stand in fences of their own,
and follows the tutorial guides from an empty folder, typing what they say and nothing else.
A project that passed and has not changed since is not run again; one that did not pass runs once more.

  --guides   follows the tutorial guides only
  --update   writes output.txt anew; read the difference before you commit it
  --fresh    runs all of them, whatever passed before
`;

const CONTENT = "content";
const RECORD = ".cache/examples/passed.json";

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      update: { type: "boolean" },
      fresh: { type: "boolean" },
      guides: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const examples = await readExamples(CONTENT);
  const unknown = positionals.find((name) => !examples.has(name));
  if (unknown !== undefined) {
    console.error(`There is no folder ${CONTENT}/examples/${unknown}.`);
    return 1;
  }
  const { update = false, fresh = false } = values;
  const processes = await startWebpackProcesses(resolve("node_modules"));
  const passed = await readPassedRuns(RECORD);
  const course: Course = { examples, passed, circumstances: await readCircumstances(), processes, update, fresh };
  try {
    if (values.guides) return (await checkGuides(await ownPages(), course)) ? 0 : 1;
    if (positionals.length > 0) return (await runExamples(positionals, course)) > 0 ? 1 : 0;
    const sources = await ownPages();
    // Most of a guide waits for the one that it continues: meanwhile there are examples to run.
    const [followable, failed] = await Promise.all([
      checkGuides(sources, course),
      runExamples([...examples.keys()].sort(), course),
    ]);
    const valid = await checkConfigurations(sources);
    console.log(`Code on the pages: ${kindsOf(sources)}`);
    return failed > 0 || !valid || !followable ? 1 : 0;
  } finally {
    passed.save();
    await processes.stop();
  }
}

async function ownPages(): Promise<readonly SourcePage[]> {
  return (await loadContent(CONTENT, { foreign: false })).sources;
}

type Course = {
  examples: Examples;
  passed: PassedRuns;
  /** What decides how a run ends, beside the files of an example. */
  circumstances: string;
  processes: WebpackProcesses;
  update: boolean;
  fresh: boolean;
};

/** Returns how many failed. */
async function runExamples(names: readonly string[], course: Course): Promise<number> {
  const { examples, passed, circumstances, processes, update, fresh } = course;
  const keyOf = (name: string) => runKey(examples.get(name) ?? new Map(), circumstances);
  const queue = names.filter((name) => fresh || update || !passed.has(name, keyOf(name)));
  const kept = names.length - queue.length;
  let failed = 0;
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const directory = join(CONTENT, "examples", name);
      // Recorded is only what a process of its own prints: one that runs many can no more than print the same.
      if (!update && (await checkExample(directory, { run: processes.run })) === undefined) {
        console.log(`✓ ${name}`);
        passed.add(name, keyOf(name));
        continue;
      }
      const first = await checkExample(directory, { update });
      // What a busy machine did in another order, or what comes from where the repository lies, is right the second time; what webpack
      // does otherwise is not.
      const problem = first === undefined ? undefined : await checkExample(directory, { update, deeper: true });
      console.log(problem === undefined ? `✓ ${name}` : `✗ ${name}: ${problem}`);
      if (first !== undefined && problem === undefined)
        console.log(
          `  Not the first time: ${name} prints what depends on the order of things, or on where the repository lies. Have it print them by name.\n${first}`,
        );
      if (problem !== undefined) failed++;
      else if (!update) passed.add(name, keyOf(name));
    }
  };
  // Twice as many as there are processors: each waits now and then, for files, for a process that starts, for npm.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker));
  const unchanged = kept === 0 ? "" : ` (${kept} had passed and have not changed)`;
  console.log(`${names.length - failed} examples passed${unchanged}, ${failed} failed`);
  return failed;
}

async function readCircumstances(): Promise<string> {
  return `${process.version} ${process.platform} ${await readFile("package-lock.json", "utf8")}`;
}

type Check = { update?: boolean; deeper?: boolean; run?: typeof runCommand };

async function checkExample(directory: string, { update = false, ...how }: Check): Promise<string | undefined> {
  const { transcript, failure } = await runExample(resolve(directory), resolve("node_modules"), how);
  if (failure !== undefined) return `${failure}\n${transcript}`;
  const file = join(directory, "output.txt");
  const recorded = await readFile(file, "utf8").catch(() => "");
  if (comparable(recorded) === comparable(transcript)) return undefined;
  if (update) {
    await writeFile(file, transcript);
    return undefined;
  }
  return `its output differs from output.txt. If the new output is right, run \`npm run examples -- ${directory.split(/[\\/]/).at(-1)} --update\`.\n${transcript}`;
}

/** What must not differ between two runs on two machines. */
function comparable(text: string): string {
  return normalizeHashes(normalizeOutput(text));
}

async function checkConfigurations(sources: readonly SourcePage[]): Promise<boolean> {
  const { problems, count } = await validateConfigurations(sources, resolve("node_modules"));
  printProblems(problems, { root: CONTENT, pages: sources.length });
  console.log(`${count - problems.length} configurations are as webpack wants them, ${problems.length} are not`);
  return !hasErrors(problems);
}

/** Under which the guides, as one chain, stand in the record of what passed. */
const CHAIN = "(guides)";

async function checkGuides(pages: readonly SourcePage[], course: Course): Promise<boolean> {
  const { examples, passed, circumstances, processes, fresh } = course;
  const texts = GUIDES.map(async ({ path }) => [path, await readFile(join(CONTENT, path), "utf8")] as const);
  const files = GUIDES.flatMap(({ projects }) => projects).flatMap((project) =>
    [...(examples.get(project) ?? [])].map(([path, text]) => [`${project}/${path}`, text] as const),
  );
  const key = runKey(new Map([...(await Promise.all(texts)), ...files]), circumstances);
  if (!fresh && passed.has(CHAIN, key)) {
    console.log(`${GUIDES.length} guides could be followed and have not changed`);
    return true;
  }
  const surroundings = { pages, examples, nodeModules: resolve("node_modules") };
  let problems = await typeGuides(GUIDES, { ...surroundings, run: processes.run });
  if (hasErrors(problems)) problems = await typeGuides(GUIDES, { ...surroundings, run: runCommand }, { deeper: true });
  printProblems(problems, { root: CONTENT, pages: GUIDES.length });
  if (hasErrors(problems)) return false;
  passed.add(CHAIN, key);
  console.log(`${GUIDES.length} guides can be followed from an empty folder`);
  return true;
}

/** 'project 812, output 504, …' */
function kindsOf(sources: readonly SourcePage[]): string {
  const kinds = Map.groupBy(sources.flatMap(codeOfFences), ({ kind }) => kind);
  return [...kinds].map(([kind, all]) => `${kind} ${all.length}`).join(", ");
}
