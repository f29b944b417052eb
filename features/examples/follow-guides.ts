import { cp, mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Problem } from "#model/problem.ts";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import { followGuide } from "./follow-guide.ts";
import { guideSteps } from "./guide-steps.ts";
import type { Examples } from "./read-examples.ts";

/** A tutorial, the tutorial whose project it continues, and the examples that equal its project at some point. */
export type Guide = { path: string; continues?: string; projects: string[] };

/** The examples' names start with that of their tutorial. */
const TUTORIALS: { name: string; continues?: string; examples: string[] }[] = [
  { name: "getting-started", examples: ["node", "page", "scripts"] },
  { name: "asset-management", continues: "getting-started", examples: ["images", "data"] },
  { name: "output-management", continues: "asset-management", examples: ["pages", "names"] },
  { name: "development", continues: "output-management", examples: ["error", "final"] },
  { name: "code-splitting", continues: "development", examples: ["static", "import", "final"] },
  { name: "lazy-loading", continues: "getting-started", examples: ["click", "failure", "hover", "prefetch"] },
  { name: "caching", continues: "code-splitting", examples: ["headers", "site"] },
  { name: "production", continues: "caching", examples: ["site", "files"] },
  { name: "author-libraries", examples: ["package", "final"] },
];

export const GUIDES: Guide[] = TUTORIALS.map(({ name, continues, examples }) => ({
  path: `guides/${name}.md`,
  ...(continues !== undefined && { continues: `guides/${continues}.md` }),
  projects: examples.map((example) => `${name}-${example}`),
}));

type Options = {
  pages: readonly SourcePage[];
  examples: Examples;
  nodeModules: string;
};

/**
 * Follows the guides as a reader would, in a folder beside `nodeModules`. Guides with the same start run concurrently.
 */
export async function followGuides(guides: readonly Guide[], options: Options): Promise<Problem[]> {
  return withTemporaryFolder(join(dirname(options.nodeModules), "guides-"), (root) =>
    followNext(undefined, root, { root, guides, ...options }),
  );
}

type Context = Options & { guides: readonly Guide[]; root: string };

/**
 * Follows the guides that continue the guide with this path, whose project is in `folder`, and the guides after them.
 */
async function followNext(path: string | undefined, folder: string, context: Context): Promise<Problem[]> {
  const next = context.guides.filter((guide) => guide.continues === path);
  return (await Promise.all(next.map((guide) => followOne(guide, folder, context)))).flat();
}

async function followOne(guide: Guide, folder: string, context: Context): Promise<Problem[]> {
  const page = context.pages.find(({ path }) => path === guide.path);
  if (page === undefined) return [];
  const start = await copyProject(guide, folder, context.root);
  const { folder: end, failures } = await followGuide(guideSteps(page, guide.projects), { ...context, start });
  const problems = failures.map(({ place, ...texts }) => problemIn(page, place, { rule: "typed-guide", ...texts }));
  return problems.length > 0 ? problems : followNext(guide.path, end, context);
}

/** Copies the project that a guide continues, because other guides continue it too. The folder keeps its name. */
async function copyProject(guide: Guide, folder: string, root: string): Promise<string> {
  const own = join(root, basename(guide.path, ".md"));
  if (guide.continues === undefined) {
    await mkdir(own);
    return own;
  }
  const start = join(own, basename(folder));
  await mkdir(dirname(start));
  await cp(folder, start, { recursive: true, verbatimSymlinks: true });
  return start;
}
