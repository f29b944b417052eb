import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { NEWEST, type WebpackVersion } from "#model/webpack-versions.ts";
import type { BuildResult, Files } from "../../playground/protocol.ts";
import { withTemporaryFolder } from "../files/with-temporary-folder.ts";
import { buildInNode, type Outcome } from "./build-in-node.ts";
import type { OpenCompiler } from "./open-compiler.ts";

type Options = { directory: string; files: Files; nodeModules: string; version: WebpackVersion };

/** Builds an example in Node and in the playground, at the same path; returns the first difference, if any. */
export async function compareExample(
  { directory, files, nodeModules, version }: Options,
  compiler: OpenCompiler,
): Promise<string | undefined> {
  return withTemporaryFolder(join(dirname(nodeModules), "playground-"), async (copy) => {
    await cp(directory, copy, {
      recursive: true,
      filter: (path) => basename(path) !== "node_modules" && basename(path) !== "output.txt",
    });
    await writeFile(join(copy, "package.json"), files["package.json"] ?? "{}");
    await linkWebpack(copy, nodeModules, version);
    const expected = await buildInNode(copy);
    const answer = await compiler.build(files, copy);
    if (answer.state === "failed") return `fails: ${answer.error.slice(0, 300)}`;
    if ("thrown" in expected) return `Node throws: ${expected.thrown}`;
    return difference(expected, answer.result);
  });
}

/** Links this version into a project under webpack's name, and all other packages. */
async function linkWebpack(project: string, nodeModules: string, version: WebpackVersion): Promise<void> {
  const own = join(project, "node_modules");
  if (version === NEWEST) return symlink(nodeModules, own, "junction");
  // Other packages are found in the parent folder.
  await mkdir(own);
  await symlink(join(nodeModules, version.package), join(own, "webpack"), "junction");
}

function difference(expected: Exclude<Outcome, { thrown: string }>, built: BuildResult): string | undefined {
  for (const kind of ["errors", "warnings"] as const) {
    const messages = [expected[kind], built[kind]].map((list) => JSON.stringify(list));
    if (messages[0] !== messages[1]) return `${kind}: ${messages.join(" ")}`;
  }
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
