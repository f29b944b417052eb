import { cp, mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Problem } from "#model/problem.ts";
import { problemIn } from "../check/problem-in.ts";
import type { Examples } from "../read/read-examples.ts";
import type { SourcePage } from "../read/source-page.ts";
import { guideSteps } from "./guide-steps.ts";
import type { runCommand } from "./run-command.ts";
import { typeGuide } from "./type-guide.ts";

/** A tutorial: where its project comes from, and the examples whose states it goes through. */
export type Guide = { path: string; continues?: string; projects: string[] };

/** Each begins with the project that the one it continues ends with; those that continue none in an empty folder. */
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
    path: "guides/production.md",
    continues: "guides/getting-started.md",
    projects: ["production-site", "production-files"],
  },
  {
    path: "guides/caching.md",
    continues: "guides/getting-started.md",
    projects: ["caching-headers", "caching-site"],
  },
  { path: "guides/author-libraries.md", projects: ["author-libraries-package", "author-libraries-final"] },
];

type Surroundings = {
  pages: readonly SourcePage[];
  examples: Examples;
  nodeModules: string;
  run: typeof runCommand;
};

/**
 * Types the guides as a reader would, each in a folder outside of the repository, with `deeper` in a deeper one: see runExample. Guides
 * of one origin run at the same time.
 */
export async function typeGuides(
  guides: readonly Guide[],
  surroundings: Surroundings,
  { deeper = false } = {},
): Promise<Problem[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "webpack-guides-")));
  const root = deeper ? join(folder, "deeper") : folder;
  try {
    await mkdir(root, { recursive: true });
    return await typeThose(undefined, root, { root, guides, ...surroundings });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Course = Surroundings & { guides: readonly Guide[]; root: string };

/** The guides that continue `path`, whose project ended in `folder`, and those after them. */
async function typeThose(path: string | undefined, folder: string, course: Course): Promise<Problem[]> {
  const next = course.guides.filter((guide) => guide.continues === path);
  return (await Promise.all(next.map((guide) => typeOne(guide, folder, course)))).flat();
}

async function typeOne(guide: Guide, folder: string, course: Course): Promise<Problem[]> {
  const page = course.pages.find(({ path }) => path === guide.path);
  if (page === undefined) return [];
  const start = await startingFolder(guide, folder, course.root);
  const { folder: end, mishaps } = await typeGuide(guideSteps(page, guide.projects), { ...course, start });
  const problems = mishaps.map(({ place, ...words }) => problemIn(page, place, { rule: "typed-guide", ...words }));
  return problems.length > 0 ? problems : typeThose(guide.path, end, course);
}

/** A copy with the same name of the project that the guide continues, for it alone. */
async function startingFolder(guide: Guide, folder: string, root: string): Promise<string> {
  const desk = join(root, basename(guide.path, ".md"));
  if (guide.continues === undefined) {
    await mkdir(desk);
    return desk;
  }
  const start = join(desk, basename(folder));
  await mkdir(dirname(start));
  await cp(folder, start, { recursive: true, verbatimSymlinks: true });
  return start;
}
