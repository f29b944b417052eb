import { join } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "#model/user-error.ts";
import type { BuildOptions } from "../core/build/build-site.ts";
import { inputsOfSite, isCurrent } from "../core/build/built-site.ts";
import { BundleError } from "../core/bundle/bundle-error.ts";
import { fingerprintOf } from "../core/cache/hash.ts";
import { openCache, SHARED_CACHE } from "../core/cache/step-cache.ts";
import { restoreFolder } from "../core/files/replace-folder.ts";
import type { Tree } from "../core/project/open-project.ts";
import { printProblems } from "./print-problems.ts";
import { showStep } from "./show-step.ts";
import { type ChosenTree, featuresOf, TREE_HELP, TREE_OPTIONS, treeOf } from "./tree.ts";

export const HELP = `npm run build -- [--content DIR] [--language TAG] [--out DIR] [--offline]

Builds the whole site.

${TREE_HELP}
  --out DIR       output folder; dist/ by default. The old site stays until the new one is complete
  --offline       don't fetch missing packages or supporters

The build asks Open Collective for supporters at most every six hours, and waits at most five seconds for the answer;
without one it uses the last answer. OPEN_COLLECTIVE=off turns that off.
`;

export const BUILD_OPTIONS = { ...TREE_OPTIONS, out: { type: "string" }, offline: { type: "boolean" } } as const;

/** The whole build as one step, so that a build without changes ends before it loads anything. */
export const SITE_STEP = { name: "site", module: import.meta.filename };

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: BUILD_OPTIONS });
  return build(treeOf(values), values.out ?? "dist", { offline: values.offline });
}

type Options = Pick<BuildOptions, "onRendered"> & { offline?: boolean | undefined };

/** Builds the site, shows the steps on the terminal and returns the exit code. */
export async function build(
  chosen: ChosenTree,
  output: string,
  { offline: isOffline = false, onRendered }: Options,
): Promise<number> {
  const started = performance.now();
  const { root, owner, work } = chosen;
  try {
    await restoreFolder(output);
    const tree = await featuresOf(chosen);
    if (!isOffline) await fetchAll(tree);
    const cache = openCache(join(work, "cache"));
    // Other people's documentation has nothing in common with this project's languages.
    const shared = owner === "others" ? cache : openCache(SHARED_CACHE);
    let hasChanged = false;
    const run = async () => {
      hasChanged = true;
      // Loading the build takes longer than finding out that nothing has changed.
      const { buildSite } = await import("../core/build/build-site.ts");
      const result = await buildSite({ ...tree, output, isOffline, work, cache, shared, onRendered, step: showStep });
      // A part of the documentation uses only some of them.
      if (result.built && owner === "project") shared.evict();
      return { ...result, fingerprint: fingerprintOf(output) };
    };
    const files = tree.features.flatMap(({ inputs }) => inputs?.() ?? []);
    const inputs = [owner, ...(await inputsOfSite(root, output, files))];
    const { problems, pages, built } = await cache.load(SITE_STEP, inputs, run, (site) =>
      isCurrent(site, output, Date.now()),
    );
    printProblems(problems, { root, pages });
    if (!built) {
      console.error(`The build failed: fix the errors above. ${output}/ hasn't changed.`);
      return 1;
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.error(`✓ ${output}/: ${pages} pages, ${hasChanged ? `built in ${seconds} s` : "nothing has changed"}`);
    return 0;
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    throw new UserError(
      `webpack couldn't build the site's code:\n\n${error.message}\n\nFix it in site/. ${output}/ hasn't changed.`,
    );
  }
}

async function fetchAll({ features }: Tree): Promise<void> {
  for (const { fetch } of features) {
    const report = await fetch?.();
    if (report !== undefined) console.error(report);
  }
}
