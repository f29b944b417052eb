import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const ROOT = resolve(import.meta.dirname, "../..");
const CODE = [
  "cli",
  "data",
  "model",
  "pipeline",
  "site",
  "worker",
  "package.json",
  "package-lock.json",
  "webpack.config.ts",
];
const CONTENT = {
  "index.md": "---\ntitle: Home\ndescription: A page.\n---\n\n[Guide](/guide/)\n",
  "guide.mdx": "---\ntitle: Guide\ndescription: A page.\n---\n\n<FilenameTemplate />\n\n```js\nlet a = 1;\n```\n",
};

test("two clean builds in two folders give the same bytes", async () => {
  test.setTimeout(180_000);
  const sums: Record<string, string>[] = [];
  for (const name of ["reproducible-one", "reproducible-two"]) sums.push(await sumsOf(await buildCopy(name)));
  expect(Object.keys(sums[0] ?? {}).length).toBeGreaterThan(30);
  expect(sums[1]).toEqual(sums[0]);
});

/** Builds a copy of the project that has never been built; returns its `dist`. */
async function buildCopy(name: string): Promise<string> {
  const root = join(ROOT, ".cache/e2e", name);
  await rm(root, { recursive: true, force: true });
  for (const path of CODE) await cp(join(ROOT, path), join(root, path), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  await mkdir(join(root, "content"));
  for (const [path, text] of Object.entries(CONTENT)) await writeFile(join(root, "content", path), text);
  await promisify(execFile)(process.execPath, ["cli/run.mjs", "build", "--content", "content"], { cwd: root });
  return join(root, "dist");
}

/** By path: the hash of each file's bytes. */
async function sumsOf(folder: string): Promise<Record<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sums = await Promise.all(
    entries.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [
        file.slice(folder.length),
        createHash("sha256")
          .update(await readFile(file))
          .digest("hex"),
      ] as const;
    }),
  );
  return Object.fromEntries(sums.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
