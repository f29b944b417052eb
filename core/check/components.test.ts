import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { pageComponents } from "../markdown/page-components.ts";
import { checkComponents } from "./components.ts";

const reported = (body: string) => lines(checkComponents(sourcePageOf("a.mdx", withTitle(body))));

test("reports attributes that a component doesn't have, with a suggestion", () => {
  const table = [
    ['a <FlagTable grup="x"/>', "4:3 component-attribute <FlagTable> has no attribute 'grup'. | Remove it."],
    [
      '\n<Supporters\n  rnak="gold"\n/>',
      "5:1 component-attribute <Supporters> has no attribute 'rnak'. | Did you mean rank?",
    ],
    [
      "<FilenameTemplate x={1} />",
      "4:1 component-attribute <FilenameTemplate> has no attribute 'x'. | Remove it, or use template.",
    ],
  ] as const;
  for (const [body, problem] of table) assert.deepEqual(reported(body), [problem], body);
});

test("reports a required attribute that is missing", () => {
  assert.deepEqual(reported("\n<Supporters />"), [
    "5:1 component-attribute <Supporters> needs the attribute 'rank'. | Write <Supporters rank=\"…\">.",
  ]);
});

test("accepts declared attributes, optional ones that are missing, and HTML elements", () => {
  const body = '<Supporters rank="gold" />\n\n<FilenameTemplate /> <b grup="x">a</b>';
  assert.deepEqual(reported(body), []);
});

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
