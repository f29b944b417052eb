import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ReferenceEntry } from "#model/reference.ts";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";

/** Reads commands and their flags from `webpack help`. Flags that set an option belong to the option. */
export async function readCommands(optionFlags: ReadonlySet<string>): Promise<ReferenceEntry[]> {
  const main = await help([]);
  const commands = parseCommands(main);
  const pages = await Promise.all(
    commands.map(async (command) => ({ command, text: await help(["help", command.name]) })),
  );
  const flags = pages.flatMap(({ command, text }) =>
    parseFlags(text)
      .filter((flag) => !optionFlags.has(flag.name))
      .map((flag) => ({ ...flag, owner: `webpack ${command.name}` })),
  );
  return [
    ...commands.map(({ name, type }): ReferenceEntry => ({ category: "cli", name, type, owner: "webpack" })),
    ...mergeOwners(flags),
  ];
}

/** Combines a flag of several commands into one entry. */
function mergeOwners(flags: readonly ReferenceEntry[]): ReferenceEntry[] {
  return [...Map.groupBy(flags, (flag) => flag.name).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, owner: [first, ...others].map((each) => each.owner).join(", ") },
  );
}

/** Returns what webpack-cli prints for these arguments, or for `--help`. */
export async function help(args: string[]): Promise<string> {
  const bin = resolve("node_modules/webpack-cli/bin/cli.js");
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", COLUMNS: "400" };
  return withTemporaryFolder(join(tmpdir(), "webpack-help-"), async (folder) => {
    // webpack-cli exits before a pipe has taken more than 64 kB, and `--help=verbose` is longer.
    const file = join(folder, "help.txt");
    const output = await open(file, "w");
    const all = [bin, ...(args.length === 0 ? ["--help"] : args)];
    await once(spawn(process.execPath, all, { env, stdio: ["ignore", output.fd, output.fd] }), "exit");
    await output.close();
    return readFile(file, "utf8");
  });
}

/** Parses '  build|bundle|b [entries...] [options]  Run webpack …' to the name and the syntax. */
export function parseCommands(text: string): { name: string; type: string }[] {
  return [...text.matchAll(/^ {2}((\w+)(?:\|\w+)*(?: \[[^\]]+\])*) {2,}\S/gm)].map(([, type = "", name = ""]) => ({
    name,
    type,
  }));
}

/** Parses '  -c, --config <pathToConfigFile...>     Provide path …' to '--config' and the syntax. */
export function parseFlags(text: string): ReferenceEntry[] {
  return [...text.matchAll(/^ {2}((?:-\w, )?(--[\w-]+)(?: [[<][^\]>]+[\]>])?) {2,}(.*)$/gm)].map(
    ([, type = "", name = "", description = ""]): ReferenceEntry => ({ category: "cli", name, type, description }),
  );
}
