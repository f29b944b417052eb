import { cp, mkdtemp, readFile, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { runCommand } from "./run-command.ts";

const ExamplePackage = z.object({
  /** Shell commands in the order a reader types them, e.g. "npx webpack". */
  example: z.object({ run: z.array(z.string()).min(1), expectFailure: z.boolean().optional() }),
});

export type ExampleRun = { transcript: string; failure?: string };

/**
 * Runs the commands of one example project in a copy outside the repository and returns what they printed.
 * The copy sees the repository's node_modules, so `npx webpack` is the webpack this site documents.
 * `run` runs a command. webpack numbers a package's modules by the way from the copy to the repository, so that a size may differ by
 * a digit with the folder of the repository: with `deeper` the way is another.
 */
export async function runExample(
  directory: string,
  nodeModules: string,
  { run = runCommand, deeper = false } = {},
): Promise<ExampleRun> {
  const example = await readExample(directory);
  if (typeof example === "string") return { transcript: "", failure: example };
  const folder = await realpath(await mkdtemp(join(tmpdir(), "webpack-example-")));
  const copy = deeper ? join(folder, "deeper") : folder;
  try {
    await cp(directory, copy, {
      recursive: true,
      filter: (path) => path === directory || basename(path) !== "node_modules",
    });
    await symlink(nodeModules, join(copy, "node_modules"), "junction");
    let transcript = "";
    let failure: string | undefined;
    for (const command of example.run) {
      const { output, code } = await run(command, copy, nodeModules);
      transcript += `$ ${command}\n${output.replaceAll(copy, "/project").trimEnd()}\n`;
      if (code !== 0 && !example.expectFailure) failure ??= `'${command}' ended with exit code ${code}`;
    }
    return failure === undefined ? { transcript } : { transcript, failure };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the example's package.json says, or what is wrong with it. */
async function readExample(directory: string): Promise<z.infer<typeof ExamplePackage>["example"] | string> {
  try {
    const json: unknown = JSON.parse(await readFile(join(directory, "package.json"), "utf8"));
    const parsed = ExamplePackage.safeParse(json);
    return parsed.success ? parsed.data.example : `its package.json has no "example": { "run": ["npx webpack"] }`;
  } catch (error) {
    return `its package.json can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
