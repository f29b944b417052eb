import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Files } from "../../playground/protocol.ts";
import { buildInNode, type Outcome } from "./build-in-node.ts";
import type { OpenCompiler } from "./open-compiler.ts";

/** Builds an example in Node and in the playground, at the same path; returns the first difference, if any. */
export async function compareExample(
  directory: string,
  files: Files,
  nodeModules: string,
  compiler: OpenCompiler,
): Promise<string | undefined> {
  const copy = await mkdtemp(join(dirname(nodeModules), "playground-"));
  try {
    await cp(directory, copy, {
      recursive: true,
      filter: (path) => basename(path) !== "node_modules" && basename(path) !== "output.txt",
    });
    await writeFile(join(copy, "package.json"), files["package.json"] ?? "{}");
    await symlink(nodeModules, join(copy, "node_modules"), "junction");
    const expected = await buildInNode(copy);
    const answer = await compiler.build(files, copy);
    if (answer.state === "superseded") return "no answer";
    if (answer.state === "failed") return `fails: ${answer.error.slice(0, 300)}`;
    if ("thrown" in expected) return `Node throws: ${expected.thrown}`;
    return difference(expected, answer.result);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

type Built = {
  assets: Record<string, Uint8Array>;
  errors: { message: string }[];
  warnings: { message: string }[];
  text: string;
};

function difference(expected: Exclude<Outcome, { thrown: string }>, built: Built): string | undefined {
  const messages = (list: readonly { message: string }[]) => JSON.stringify(list.map(({ message }) => message));
  if (JSON.stringify(expected.errors) !== messages(built.errors))
    return `errors: ${JSON.stringify(expected.errors)} ${messages(built.errors)}`;
  if (JSON.stringify(expected.warnings) !== messages(built.warnings))
    return `warnings: ${JSON.stringify(expected.warnings)} ${messages(built.warnings)}`;
  const wanted = Object.entries(expected.assets);
  if (wanted.length !== Object.keys(built.assets).length)
    return `files: ${wanted.map(([path]) => path)} ${Object.keys(built.assets)}`;
  for (const [path, base64] of wanted) {
    const found = Object.entries(built.assets).find(([name]) => path.endsWith(`/${name}`));
    if (found === undefined) return `doesn't emit ${path}`;
    if (Buffer.from(found[1]).toString("base64") !== base64) return `${basename(path)} differs`;
  }
  const [a, b] = [comparable(expected.text), comparable(built.text)];
  return a === b ? undefined : `prints something else:\n${a}\n---\n${b}`;
}

/** Times differ from run to run. */
function comparable(text: string): string {
  return text.replace(/ in \d+ ms/g, "").replace(/\(\d+ ms\)/g, "");
}
