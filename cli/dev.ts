import { parseArgs } from "node:util";
import { BundleError } from "../core/bundle/bundle-error.ts";
import { devServer } from "../core/serve/dev-server.ts";
import { portOf } from "../core/serve/listen.ts";
import { printProblems } from "./print-problems.ts";
import { serveUntilStopped } from "./serve-until-stopped.ts";
import { featuresOf, TREE_OPTIONS, treeOf } from "./tree.ts";

export const HELP = `npm run dev -- [--content DIR] [--language TAG] [--offline]

Serves the site at http://localhost:3000/ (PORT changes the port), shows each edit immediately and reports problems here
and in the browser.

  --content DIR   see npm run build -- --help
  --language TAG  see npm run build -- --help
  --offline       see npm run build -- --help
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { ...TREE_OPTIONS, offline: { type: "boolean" } } });
  const tree = await featuresOf(treeOf(values));
  let shown = "";
  const port = portOf(process.env);
  const { server, ready } = devServer({
    ...tree,
    isOffline: values.offline === true,
    onProblems: (problems) => {
      const text = JSON.stringify(problems);
      if (text === shown) return;
      if (problems.length === 0 && shown !== "") console.error("✓ No problems");
      shown = text;
      const files = new Set(problems.map(({ file }) => file).filter((file) => !file.startsWith("../")));
      printProblems(problems, { root: tree.root, pages: files.size });
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
  return Promise.race([serveUntilStopped(server, port), failed]);
}
