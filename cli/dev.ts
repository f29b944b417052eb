import { parseArgs } from "node:util";
import { BundleError } from "../pipeline/bundle/bundle-error.ts";
import { devServer } from "../pipeline/serve/dev-server.ts";
import { DataError } from "../pipeline/serve/dev-site.ts";
import { ListenError, portOf } from "../pipeline/serve/listen.ts";
import { printProblems } from "./print-problems.ts";
import { serveUntilStopped } from "./serve-until-stopped.ts";
import { TREE_OPTIONS, treeOf } from "./tree.ts";

export const HELP = `npm run dev -- [--content DIR] [--language TAG] [--offline]

Serves the site at http://localhost:3000/ (PORT changes the port), shows each edit immediately and reports problems here
and in the browser.

  --content DIR   see npm run build -- --help
  --language TAG  see npm run build -- --help
  --offline       see npm run build -- --help
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { ...TREE_OPTIONS, offline: { type: "boolean" } } });
  const tree = treeOf(values);
  if (tree === undefined) return 1;
  const { content: root } = tree;
  let shown = "";
  try {
    const port = portOf(process.env);
    const { server, ready } = devServer({
      ...tree,
      offline: values.offline === true,
      onProblems: (problems) => {
        const text = JSON.stringify(problems);
        if (text === shown) return;
        if (problems.length === 0 && shown !== "") console.error("✓ No problems");
        shown = text;
        printProblems(problems, { root, pages: new Set(problems.map((problem) => problem.file)).size });
      },
      onError: (error) => console.error(error instanceof BundleError ? error.message : error),
    });
    const failed = ready.then(
      () => new Promise<number>(() => undefined),
      (error: unknown) => {
        server.closeAllConnections();
        server.close();
        throw error;
      },
    );
    return await Promise.race([serveUntilStopped(server, port), failed]);
  } catch (error) {
    if (error instanceof DataError) {
      printProblems(error.problems, { root, pages: 0 });
      console.error("✗ Nothing to serve: fix the errors above and start again.");
      return 1;
    }
    if (!(error instanceof ListenError || error instanceof BundleError)) throw error;
    console.error(error.message);
    return 1;
  }
}
