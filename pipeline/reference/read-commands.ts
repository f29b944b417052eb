import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { ReferenceEntry } from "#model/reference.ts";

/** What `webpack help` says of the commands and of the flags of each; flags that set an option belong to the option. */
export async function readCommands(nodeModules: string, optionFlags: ReadonlySet<string>): Promise<ReferenceEntry[]> {
  const main = await help(nodeModules, []);
  const commands = parseCommands(main);
  const pages = await Promise.all(
    commands.map(async (command) => ({ command, text: await help(nodeModules, ["help", command.name]) })),
  );
  const flags = pages.flatMap(({ command, text }) =>
    parseFlags(text)
      .filter((flag) => !optionFlags.has(flag.name.replace(/^--no-/, "--").replace(/-reset$/, "")))
      .map((flag) => ({ ...flag, owner: `webpack ${command.name}` })),
  );
  return [
    ...commands.map(({ name, type }): ReferenceEntry => ({ category: "cli", name, type, owner: "webpack" })),
    ...mergeOwners(flags),
  ];
}

/** A flag of several commands is one entry. */
function mergeOwners(flags: readonly ReferenceEntry[]): ReferenceEntry[] {
  return [...Map.groupBy(flags, (flag) => flag.name).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, owner: [first, ...others].map((each) => each.owner).join(", ") },
  );
}

const run = promisify(execFile);

async function help(nodeModules: string, args: string[]): Promise<string> {
  const bin = resolve(nodeModules, "webpack-cli/bin/cli.js");
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", COLUMNS: "400" };
  const { stdout, stderr } = await run(process.execPath, [bin, ...(args.length === 0 ? ["--help"] : args)], { env });
  return stdout + stderr;
}

/** '  build|bundle|b [entries...] [options]  Run webpack …' → name, and how it is typed. */
export function parseCommands(text: string): { name: string; type: string }[] {
  return [...text.matchAll(/^ {2}((\w+)(?:\|\w+)*(?: \[[^\]]+\])*) {2,}\S/gm)].map(([, type = "", name = ""]) => ({
    name,
    type,
  }));
}

/** '  -c, --config <pathToConfigFile...>     Provide path …' → '--config', and how it is typed. */
export function parseFlags(text: string): ReferenceEntry[] {
  return [...text.matchAll(/^ {2}((?:-\w, )?(--[\w-]+)(?: [[<][^\]>]+[\]>])?) {2,}(.*)$/gm)].map(
    ([, type = "", name = "", description = ""]): ReferenceEntry => ({ category: "cli", name, type, description }),
  );
}
