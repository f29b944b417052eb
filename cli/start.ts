import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { restoreFolder } from "../pipeline/emit/replace-folder.ts";
import { ListenError, portOf } from "../pipeline/serve/listen.ts";
import { previewServer } from "../pipeline/serve/preview-server.ts";
import { BUILD_OPTIONS, build } from "./build.ts";
import { serveUntilStopped } from "./serve-until-stopped.ts";
import { treeOf } from "./tree.ts";

export const HELP = `npm start -- [--content DIR] [--language TAG] [--out DIR] [--offline] [--no-build]

Builds the site and serves it at http://localhost:3000/. PORT changes the port.

  --content DIR   see npm run build -- --help
  --language TAG  see npm run build -- --help
  --out DIR       folder to build and serve; dist/ by default
  --offline       see npm run build -- --help
  --no-build      serves the last build
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...BUILD_OPTIONS, "no-build": { type: "boolean" } },
  });
  const output = values.out ?? "dist";
  try {
    const port = portOf(process.env);
    if (values["no-build"] !== true) {
      const tree = treeOf(values);
      const code = tree === undefined ? 1 : await build(tree, output, values.offline);
      if (code !== 0) return code;
    } else {
      await restoreFolder(output);
      if (!existsSync(join(output, "404.html"))) {
        console.error(`${output}/ doesn't contain a built site. Run npm run build first, or leave out --no-build.`);
        return 1;
      }
    }
    return await serveUntilStopped(previewServer(output), port);
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    console.error(error.message);
    return 1;
  }
}
