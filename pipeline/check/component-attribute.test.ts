import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkComponentAttributes } from "./component-attribute.ts";

const reported = (body: string) => lines(checkComponentAttributes(sourcePageOf("a.mdx", withTitle(body))));

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

test("accepts declared attributes, optional ones that are missing, and tags that aren't components", () => {
  const body = '<Supporters rank="gold" />\n\n<FilenameTemplate /> <b grup="x">a</b> <Nope grup="x" />';
  assert.deepEqual(reported(body), []);
});
