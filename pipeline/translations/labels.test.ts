import assert from "node:assert/strict";
import { test } from "node:test";
import * as zh from "#model/strings/zh.ts";
import { readNavigation } from "../read/navigation.ts";
import { parsePage } from "../read/parse-page.ts";
import { readContent } from "../read/read-content.ts";
import { readSearchWords } from "../search/read-search-words.ts";

/** Names that are the same in Chinese. */
const NAMES = new Set(["API", "webpack"]);

test("each label of the header, the footer, the sidebar and the suggestions is translated", async () => {
  const { social, footer, legal, notification } = await readNavigation();
  const links = [...social, ...footer, ...legal, ...(notification?.links ?? [])];
  const labels = [
    ...[...links, ...(await readSearchWords()).suggestions].map(({ title }) => title),
    ...(notification === null ? [] : [notification.text]),
    ...(await groupsOfPages()),
  ];
  assert.deepEqual(
    labels.filter((label) => !NAMES.has(label) && zh.labelFor(label) === label),
    [],
  );
});

async function groupsOfPages(): Promise<string[]> {
  const files = (await readContent("content")).filter(({ path }) => /^[\w/-]+\.mdx?$/.test(path));
  return files.flatMap((file) => {
    const page = parsePage(file, { foreign: false });
    return Array.isArray(page) ? [] : (page.frontMatter.group ?? []);
  });
}
