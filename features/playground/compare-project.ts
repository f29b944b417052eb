import type { BuildAnswer, Files } from "../../playground/protocol.ts";
import { comparableOutput, normalizeOutput } from "../examples/normalize-output.ts";
import type { NodeBuild, NodeProject } from "./node-project.ts";
import type { OpenCompiler } from "./open-compiler.ts";

/** Exit code of a webpack-cli that built nothing. */
const FAILED = 2;

/**
 * Builds a project with `npx webpack` in Node and in the playground; returns the first difference in what they print
 * and emit, if any. `recorded` is what a page shows as printed.
 */
export async function compareProject(
  files: Files,
  { node, compiler, recorded }: { node: NodeProject; compiler: OpenCompiler; recorded?: string | undefined },
): Promise<string | undefined> {
  const expected = await node.build(files);
  const text = comparable(expected.text, node.root);
  if (recorded !== undefined && comparableOutput(text) !== comparableOutput(recorded))
    return `Node prints something else than the page:\n${text}`;
  const answer = await compiler.build(files);
  if (expected.code === FAILED) return answer.state === "failed" ? undefined : `fails only in Node: ${text}`;
  return difference(expected, answer, node.root);
}

function difference(expected: NodeBuild, answer: BuildAnswer, root: string): string | undefined {
  if (answer.state === "failed") {
    const [wanted, printed] = [expected.text, `${answer.printed}${answer.error}`].map((each) =>
      comparable(each, root).trim(),
    );
    return expected.code !== 0 && printed === wanted ? undefined : `fails: ${printed}`;
  }
  const { printed, assets } = answer.result;
  const texts = [expected.text, printed].map((each) => comparable(each, root));
  if (texts[0] !== texts[1]) return `prints something else:\n${texts.join("\n---\n")}`;
  const unmatched = new Map(expected.emitted);
  const folders = new Set<string>();
  for (const [name, bytes] of Object.entries(assets)) {
    // The playground names files from the output folder.
    const path = [...unmatched.keys()].find((each) => each === name || each.endsWith(`/${name}`));
    if (path === undefined) return `only the playground emits ${name}`;
    if (!unmatched.get(path)?.equals(bytes)) return `${path} differs`;
    unmatched.delete(path);
    folders.add(path.slice(0, path.length - name.length));
  }
  // What a build writes elsewhere, such as records, isn't shown in the playground.
  const missing = [...unmatched.keys()].find((path) => [...folders].some((each) => each && path.startsWith(each)));
  return missing === undefined ? undefined : `doesn't emit ${missing}`;
}

/** Leaves out times and process ids, which differ from run to run, and the folder. */
function comparable(text: string, root: string): string {
  return normalizeOutput(text.replaceAll(root, "/project"));
}
