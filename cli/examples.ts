import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { normalizeHashes } from "../pipeline/examples/normalize-hashes.ts";
import { normalizeOutput } from "../pipeline/examples/normalize-output.ts";
import { runExample } from "../pipeline/examples/run-example.ts";

const HELP = `npm run examples -- [NAME…] [--update]

Runs every project of content/examples (or those named) with the installed webpack
and compares what it prints with the output.txt beside it.

  --update   writes output.txt anew; read the difference before you commit it
`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { update: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const root = resolve("content/examples");
  const names = positionals.length > 0 ? positionals : await exampleNames(root);
  let failed = 0;
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const problem = await checkExample(join(root, name), values.update === true);
      console.log(problem === undefined ? `✓ ${name}` : `✗ ${name}: ${problem}`);
      if (problem !== undefined) failed++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  console.log(`${names.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function exampleNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function checkExample(directory: string, update: boolean): Promise<string | undefined> {
  const { transcript, failure } = await runExample(directory, resolve("node_modules"));
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
