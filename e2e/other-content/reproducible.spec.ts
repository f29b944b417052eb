import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { buildOtherSite } from "../screens/other-site.ts";

test("two clean builds in two folders give the same bytes", async () => {
  test.setTimeout(180_000);
  const files = {
    "content/index.md": "---\ntitle: Home\ndescription: A page.\n---\n\n[Guide](/guide/)\n",
    "content/guide/index.mdx":
      "---\ntitle: Guide\ndescription: A page.\n---\n\n<FilenameTemplate />\n\n```js\nlet a = 1;\n```\n",
  };
  const sums: Record<string, string>[] = [];
  for (const name of ["reproducible-one", "reproducible-two"]) {
    await rm(resolve(import.meta.dirname, "../../.cache/e2e", name), { recursive: true, force: true });
    sums.push(await sumsOf(join(await buildOtherSite(name, files), "dist")));
  }
  expect(Object.keys(sums[0] ?? {}).length).toBeGreaterThan(30);
  expect(sums[1]).toEqual(sums[0]);
});

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
