import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { isContentPath, readContent } from "./read-content.ts";

test("reads pages and images in the order of their paths, without other files", async () => {
  const root = await mkdtemp(join(tmpdir(), "content-"));
  try {
    const files = ["b.md", "a.mdx", "a/index.md", "a/x.svg", "README.md", "a/README.md", ".hidden/a.md", "a/.b.md"];
    for (const file of [...files, "examples/one/a.md", "node_modules/p/a.md", "notes.txt", "a/examples/c.md"]) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), file);
    }
    // A link back to the root must not be followed for ever.
    await symlink(root, join(root, "a", "loop"), "junction");
    const read = await readContent(root);
    assert.deepEqual(
      read.map((file) => file.path),
      ["a.mdx", "a/examples/c.md", "a/index.md", "a/x.svg", "b.md"],
    );
    assert.equal(read[0]?.bytes.toString(), "a.mdx");
  } finally {
    await rm(root, { recursive: true });
  }
});

test("recognizes content paths by their names", () => {
  for (const path of ["a.md", "a/b.MDX", "a/readme-loader.md", "x.PNG", "a/node_modules.md"])
    assert.equal(isContentPath(path), true, path);
  for (const path of ["README.md", "a/readme.md", "a.txt", ".a.md", "a/.git/b.md", "examples/a.md", "a.md.bak"])
    assert.equal(isContentPath(path), false, path);
});
