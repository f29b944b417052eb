import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "#model/user-error.ts";
import { restoreFolder } from "../core/files/replace-folder.ts";
import { portOf } from "../core/serve/listen.ts";
import { previewServer } from "../core/serve/preview-server.ts";
import { BUILD_OPTIONS, build } from "./build.ts";
import { serveUntilStopped } from "./serve-until-stopped.ts";
import { treeOf } from "./tree.ts";

export const HELP = `npm start -- [--content DIR] [--language TAG] [--out DIR] [--offline] [--no-build]

Builds the site and serves it at http://localhost:3000/, its pages as soon as they are rendered. PORT changes the port.

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
  const port = portOf(process.env);
  if (values["no-build"] === true) {
    await restoreFolder(output);
    if (!existsSync(join(output, "404.html")))
      throw new UserError(`${output}/ doesn't contain a built site. Run npm run build first, or leave out --no-build.`);
    return serveUntilStopped(previewServer({ folder: output }), port);
  }
  const rendered = Promise.withResolvers<string>();
  const complete = build(treeOf(values), output, { offline: values.offline, onRendered: rendered.resolve });
  // Neither a failed build nor one without changes renders pages.
  const folder = await Promise.race([rendered.promise, complete]);
  if (typeof folder === "number")
    return folder === 0 ? serveUntilStopped(previewServer({ folder: output }), port) : folder;
  const site = { folder, complete: complete.then(() => void (site.folder = output)) };
  const stopped = serveUntilStopped(previewServer(site), port);
  // Rejects if the rest of the build fails.
  await Promise.race([site.complete, stopped]);
  return stopped;
}
