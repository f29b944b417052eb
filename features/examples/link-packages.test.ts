import assert from "node:assert/strict";
import { mkdir, readFile, readlink, realpath, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { linkPackages } from "./link-packages.ts";

test("returns a node_modules with the same files and links, and real paths of its own", async (context) => {
  const root = temporaryFolder({ "node_modules/@scope/tool/lib/a.js": "1;\n" });
  await mkdir(join(root, "node_modules/.bin"));
  await symlink("../@scope/tool/lib/a.js", join(root, "node_modules/.bin/tool"));
  const linked = await linkPackages(join(root, "node_modules"));
  context.after(() => rm(dirname(linked), { recursive: true }));
  assert.equal(await readFile(join(linked, ".bin/tool"), "utf8"), "1;\n");
  assert.equal(await readlink(join(linked, ".bin/tool")), "../@scope/tool/lib/a.js");
  assert.equal(await realpath(join(linked, ".bin/tool")), join(linked, "@scope/tool/lib/a.js"));
});
