import { cp, readFile, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";
import { runCommand } from "./run-command.ts";

const ExamplePackage = z.object({
  /** Shell commands in the order a reader types them, e.g. "npx webpack". */
  example: z.object({ run: z.array(z.string()).min(1), expectFailure: z.boolean().optional() }),
});

export type ExampleRun = { transcript: string; failure?: string };

/**
 * Runs the commands of an example in a copy beside `nodeModules` and returns what they print. The copy links to
 * `nodeModules`, so `npx webpack` is the webpack that this site documents.
 */
export async function runExample(folder: string, nodeModules: string): Promise<ExampleRun> {
  const example = await readExample(folder);
  if (typeof example === "string") return { transcript: "", failure: example };
  return withTemporaryFolder(join(dirname(nodeModules), "example-"), async (copy) => {
    await cp(folder, copy, {
      recursive: true,
      filter: (path) => path === folder || basename(path) !== "node_modules",
    });
    await symlink(nodeModules, join(copy, "node_modules"), "junction");
    let transcript = "";
    let failure: string | undefined;
    for (const command of example.run) {
      const { output, code } = await runCommand(command, { cwd: copy, nodeModules });
      transcript += `$ ${command}\n${output.replaceAll(copy, "/project").trimEnd()}\n`;
      if (code !== 0 && !example.expectFailure) failure ??= `'${command}' ended with exit code ${code}`;
    }
    return failure === undefined ? { transcript } : { transcript, failure };
  });
}

/** Returns the example's part of its package.json, or what's wrong with that. */
async function readExample(folder: string): Promise<z.infer<typeof ExamplePackage>["example"] | string> {
  try {
    const json: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const parsed = ExamplePackage.safeParse(json);
    return parsed.success ? parsed.data.example : `its package.json has no "example": { "run": ["npx webpack"] }`;
  } catch (error) {
    return `its package.json can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
