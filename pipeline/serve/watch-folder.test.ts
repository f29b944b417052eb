import assert from "node:assert/strict";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { watchFolder } from "./watch-folder.ts";

test("reports every written and replaced file, also in new folders", {
  timeout: 10_000,
}, async (context) => {
  const root = await mkdtemp(join(tmpdir(), "watch-folder-"));
  await mkdir(join(root, "guides"));
  const file = join(root, "guides", "caching.md");
  await writeFile(file, "1");
  const seen = new Set<string>();
  let tell = () => {};
  const watching = watchFolder(root, (paths) => {
    for (const path of paths) seen.add(path);
    tell();
  });
  context.after(async () => {
    watching.close();
    await rm(root, { recursive: true });
  });
  const sees = async (path: string, act: () => Promise<void>) => {
    seen.clear();
    const isSeen = new Promise<void>((resolve) => {
      tell = () => seen.has(path) && resolve();
    });
    await act();
    await isSeen;
  };
  const replace = async () => {
    await writeFile(`${file}~`, "2");
    await rename(`${file}~`, file);
  };
  await sees("guides/caching.md", () => writeFile(file, "1"));
  await sees("guides/caching.md", replace);
  await sees("guides/caching.md", () => writeFile(file, "3"));
  await sees("guides/caching.md", replace);
  for (const text of ["first", "second"]) {
    await sees("new/deep/page.md", async () => {
      await mkdir(join(root, "new", "deep"), { recursive: true });
      await writeFile(join(root, "new", "deep", "page.md"), text);
    });
    await sees("new/deep/page.md", () => writeFile(join(root, "new", "deep", "page.md"), "changed"));
    await sees("new", () => rm(join(root, "new"), { recursive: true }));
  }
  assert.ok(!seen.has("guides/caching.md"));
});
