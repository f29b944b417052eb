import assert from "node:assert/strict";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { watchFolder } from "./watch-folder.ts";

test("reports every written and replaced file, also in new folders", {
  timeout: 10_000,
}, async (context) => {
  const root = temporaryFolder({ "guides/caching.md": "1" });
  const file = join(root, "guides", "caching.md");
  const seen = new Set<string>();
  let onSeen = () => {};
  const watching = watchFolder(root, (paths) => {
    for (const path of paths) seen.add(path);
    onSeen();
  });
  context.after(watching.close);
  const sees = async (path: string, act: () => Promise<void>) => {
    seen.clear();
    const isSeen = new Promise<void>((resolve) => {
      onSeen = () => seen.has(path) && resolve();
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
