import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { FEATURES, FEATURES_OF_OTHERS } from "../../site.config.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { checkProjectData, dataFilesOf, openProject } from "./open-project.ts";

test("every JSON file of the data has a schema", () => {
  const files = globSync("data/**/*.json").map((path) => path.replaceAll("\\", "/"));
  assert.deepEqual(Object.keys(dataFilesOf(FEATURES)).sort(), files.sort());
});

test("the data has no mistakes", async () => {
  assert.deepEqual(await checkProjectData(FEATURES), []);
});

test("a page that can't be parsed anymore stays as it was, until it's removed or correct", async () => {
  const root = temporaryFolder({ "index.md": "# Home\n", "a.mdx": "---\ntitle: Good\n---\n\nText.\n" });
  const project = await openProject({ root, features: FEATURES_OF_OTHERS, isLenient: true });
  const titleAfter = async (text: string) => {
    await writeFile(join(root, "a.mdx"), text);
    const site = await project.read(new Set(["a.mdx"]));
    const errors = (await project.check(site)).filter(({ severity }) => severity === "error");
    return [site.index.pages.get("/a/")?.frontMatter.title, errors?.map(({ rule }) => rule)];
  };
  await project.read();
  assert.deepEqual(await titleAfter("---\ntitle: Broken\n---\n\n<Open>\n"), ["Good", ["syntax"]]);
  assert.deepEqual(await titleAfter("---\ntitle: [\n---\n"), ["Good", ["front-matter"]]);
  assert.deepEqual(await titleAfter("---\ntitle: Better\n---\n"), ["Better", []]);
});
