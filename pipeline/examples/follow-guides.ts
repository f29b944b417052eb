import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Problem } from "#model/problem.ts";
import { problemIn } from "../check/problem-in.ts";
import type { Examples } from "../read/read-examples.ts";
import type { SourcePage } from "../read/source-page.ts";
import { followGuide } from "./follow-guide.ts";
import { guideSteps } from "./guide-steps.ts";

/** A tutorial, the tutorial whose project it continues, and the examples that equal its project at some point. */
export type Guide = { path: string; continues?: string; projects: string[] };

export const GUIDES: Guide[] = [
  {
    path: "guides/getting-started.md",
    projects: ["getting-started-node", "getting-started-page", "getting-started-scripts"],
  },
  {
    path: "guides/asset-management.md",
    continues: "guides/getting-started.md",
    projects: ["asset-management-images", "asset-management-data"],
  },
  {
    path: "guides/output-management.md",
    continues: "guides/asset-management.md",
    projects: ["output-management-pages", "output-management-names"],
  },
  {
    path: "guides/development.md",
    continues: "guides/output-management.md",
    projects: ["development-error", "development-final"],
  },
  {
    path: "guides/code-splitting.md",
    continues: "guides/development.md",
    projects: ["code-splitting-static", "code-splitting-import", "code-splitting-final"],
  },
  {
    path: "guides/lazy-loading.md",
    continues: "guides/getting-started.md",
    projects: ["lazy-loading-click", "lazy-loading-failure", "lazy-loading-hover", "lazy-loading-prefetch"],
  },
  {
    path: "guides/caching.md",
    continues: "guides/code-splitting.md",
    projects: ["caching-headers", "caching-site"],
  },
  {
    path: "guides/production.md",
    continues: "guides/caching.md",
    projects: ["production-site", "production-files"],
  },
  { path: "guides/author-libraries.md", projects: ["author-libraries-package", "author-libraries-final"] },
];

type Options = {
  pages: readonly SourcePage[];
  examples: Examples;
  nodeModules: string;
};

/**
 * Follows the guides as a reader would, in a folder beside `nodeModules`. Guides with the same start run concurrently.
 */
export async function followGuides(guides: readonly Guide[], options: Options): Promise<Problem[]> {
  const root = await mkdtemp(join(dirname(options.nodeModules), "guides-"));
  try {
    return await followNext(undefined, root, { root, guides, ...options });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
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
