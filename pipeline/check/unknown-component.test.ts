import assert from "node:assert/strict";
import { test } from "node:test";
import { pageComponents } from "../read/page-components.ts";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkUnknownComponents } from "./unknown-component.ts";

const reported = (body: string) => lines(checkUnknownComponents(sourcePageOf("a.mdx", withTitle(body))));
const known = pageComponents()
  .map((name) => `<${name}>`)
  .join(", ");

test("reports unknown components and suggests similar ones", () => {
  assert.deepEqual(reported("a <FileNameTemplate /> b"), [
    "4:3 unknown-component There is no component <FileNameTemplate>. | Did you mean <FilenameTemplate>?",
  ]);
  assert.deepEqual(reported("\n<Badge>\n\na\n\n</Badge>"), [
    `5:1 unknown-component There is no component <Badge>. | Remove it, or use one of ${known}.`,
  ]);
  assert.deepEqual(reported("<Tabs.Item />"), [
    `4:1 unknown-component There is no component <Tabs.Item>. | Remove it, or use one of ${known}.`,
  ]);
});

test("accepts known components, HTML elements and fragments", () => {
  assert.deepEqual(reported("<FilenameTemplate />\n\n<div>a</div>\n\n<>a</>\n\n<my-element />\n"), []);
});
