import { execFile } from "node:child_process";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildOnce } from "../build-once.ts";
import { type Served, startServer } from "../run-command.ts";
import { IN_LANGUAGE } from "../strings.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const CODE = [
  ...["cli", "model", "core", "features", "search", "site", "worker"],
  ...["package.json", "package-lock.json", "site.config.ts", "webpack.config.ts"],
];

/** Serves a site with the project's code but other content and data, built once for all tests. */
export async function serveOtherSite(name: string, files: Readonly<Record<string, string>>): Promise<Served> {
  const folder = await buildOnce({
    name: `${name}-builds`,
    source: JSON.stringify(files),
    make: async (target) => {
      const root = await buildOtherSite(name, files);
      await cp(join(root, "dist"), target, { recursive: true, preserveTimestamps: true });
    },
  });
  return startServer(["start", "--no-build", "--out", folder]);
}

/**
 * Builds such a site in its own folder with its own cache and returns that folder; `files` maps paths to text, and
 * `environment` adds variables for the build.
 */
export async function buildOtherSite(
  name: string,
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const root = join(ROOT, ".cache/e2e", name);
  for (const folder of ["content", "data"]) await rm(join(root, folder), { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  // webpack derives ids from relative paths, so links would change them.
  for (const path of CODE) {
    await rm(join(root, path), { recursive: true, force: true });
    await cp(join(ROOT, path), join(root, path), { recursive: true, preserveTimestamps: true });
  }
  await rm(join(root, "node_modules"), { force: true });
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  await cp(join(ROOT, "data"), join(root, "data"), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await commit(join(root, "content"));
  const run = promisify(execFile);
  await run(process.execPath, [join(ROOT, "cli/run.mjs"), "build", "--content", "content", "--out", "dist"], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_OPTIONS: `${IN_LANGUAGE} ${environment["NODE_OPTIONS"] ?? ""}` },
  });
  return root;
}

/** The date of the last change to all content. */
export const CHANGED = "2026-03-14";

async function commit(folder: string): Promise<void> {
  const date = `${CHANGED}T12:00:00Z`;
  const person = ["-c", "user.name=Writer", "-c", "user.email=writer@example.org", "-c", "commit.gpgsign=false"];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
    [...person, "commit", "--quiet", "--message=Pages"],
  ]) {
    await promisify(execFile)("git", ["-C", folder, ...args], { env });
  }
}
