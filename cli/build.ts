import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { BundleError } from "../pipeline/bundle-error.ts";
import { restoreFolder } from "../pipeline/emit/replace-folder.ts";
import { hashInputs, keepLastBuild, readLastBuild } from "../pipeline/last-build.ts";
import { terminalProgress } from "../pipeline/progress.ts";
import { printProblems } from "./print-problems.ts";

const HELP = `npm run build -- [--content DIR] [--out DIR] [--offline]

Builds the whole site.

  --content DIR   other people's Markdown instead of content/: unknown front matter keys, unknown
                  components and dead links are then warnings
  --out DIR       where the site goes; dist/ if not given. Its old content stays until the new is whole
  --offline       packages whose documentation was never fetched are not asked for
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      content: { type: "string" },
      out: { type: "string" },
      offline: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return build(values.content, values.out ?? "dist", values.offline);
}

/** Builds with steps on the terminal; returns the exit code. */
export async function build(content: string | undefined, output: string, offline = false): Promise<number> {
  const progress = terminalProgress();
  const root = content ?? "content";
  const foreign = content !== undefined;
  const work = join(".cache", foreign ? "foreign" : "site");
  const record = join(work, "last-build.json");
  try {
    await restoreFolder(output);
    const inputs = await hashInputs(root);
    const last = await readLastBuild(record, { inputs, output, now: Date.now() });
    if (last !== undefined) {
      printProblems(last.problems, { root, pages: last.pages });
      console.error(`✓ ${output}/ is as it was built: ${last.pages} pages, and nothing has changed`);
      return 0;
    }
    await rm(record, { force: true });
    // V8 collects once the heap has grown by this much, not to four times what is in use: a fifth less memory for a large site.
    setFlagsFromString("--heap-growing-percent=45");
    // Of some seconds most code runs too seldom to be worth V8's best compiler, which took a fifth of the processors' time.
    for (const flag of ["turbofan=30000", "osr=3000"]) setFlagsFromString(`--invocation-count-for-${flag}`);
    // Loaded when it is needed: it takes longer than all of the above.
    const { buildSite } = await import("../pipeline/build-site.ts");
    const { problems, pages, built } = await buildSite({
      content: root,
      output,
      foreign,
      packages: { offline },
      work,
      progress,
    });
    printProblems(problems, { root, pages });
    if (!built) {
      console.error(`Nothing was built: mend the errors above. ${output}/ is as it was.`);
      return 1;
    }
    keepLastBuild(record, { inputs, output, pages, problems });
    console.error(`✓ ${output}/ is built: ${pages} pages in ${(progress.total() / 1000).toFixed(1)} s`);
    return 0;
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    console.error(
      `webpack could not build the site's own code:\n\n${error.message}\n\nMend it in site/; ${output}/ is as it was.`,
    );
    return 1;
  }
}
