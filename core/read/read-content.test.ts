import assert from "node:assert/strict";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { isContentPath, readContent } from "./read-content.ts";

test("reads pages and images in the order of their paths, without other files", async () => {
  const content = ["b.md", "a.mdx", "a/index.md", "a/x.svg", "a/examples/c.md"];
  const others = ["README.md", "a/README.md", ".hidden/a.md", "a/.b.md", "examples/one/a.md", "a/node_modules/p.md"];
  const root = temporaryFolder(Object.fromEntries([...content, ...others, "notes.txt"].map((path) => [path, path])));
  // A link back to the root must not be followed for ever.
  await symlink(root, join(root, "a", "loop"), "junction");
  const read = await readContent(root);
  assert.deepEqual(
    read.map((file) => file.path),
    content.toSorted(),
  );
  assert.equal(read[0]?.bytes.toString(), "a.mdx");
});

test("recognizes content paths by their names", () => {
  for (const path of ["a.md", "a/b.MDX", "a/readme-loader.md", "x.PNG", "a/node_modules.md"])
    assert.equal(isContentPath(path), true, path);
  for (const path of ["README.md", "a/readme.md", "a.txt", ".a.md", "a/.git/b.md", "examples/a.md", "a.md.bak"])
    assert.equal(isContentPath(path), false, path);
});
