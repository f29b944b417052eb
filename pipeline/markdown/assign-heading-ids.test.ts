import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";

function headingsOf(body: string, path = "a.md"): string[] {
  return sourcePageOf(path, withTitle(body)).headings.map(({ title, id, depth }) => `${depth} ${title} #${id}`);
}

test("a heading's id is its text as GitHub writes it, or the one its author gave", () => {
  const table = [
    ["## Entry points", ["2 Entry points #entry-points"]],
    ["## `module.rules`", ["2 module.rules #modulerules"]],
    ["## The **bold** one", ["2 The bold one #the-bold-one"]],
    ["## [Link](/a/) text", ["2 Link text #link-text"]],
    ["## A <code>b</code> c", ["2 A b c #a-b-c"]],
    ['## <a name="x"></a>Title', ["2 Title #title"]],
    ["## Über uns", ["2 Über uns #über-uns"]],
    ["## Title {#own}", ["2 Title #own"]],
    ["Title\n===\n\nTwo\n---", ["1 Title #title", "2 Two #two"]],
    ["## A\n\n## A\n\n## A", ["2 A #a", "2 A #a-1", "2 A #a-2"]],
    ["## A\n\n## B {#a}", ["2 A #a-1", "2 B #a"]],
    ["## !?", ["2 !? #section"]],
    ["##", ["2  #section"]],
    ["## Not {an id}", ["2 Not {an id} #not-an-id"]],
    ["###### Six", ["6 Six #six"]],
    ["Two\nlines\n---", ["2 Two lines #two-lines"]],
  ] as const;
  for (const [body, headings] of table) assert.deepEqual(headingsOf(body), headings, body);
});

test("comments and values in an MDX heading are read as they are shown", () => {
  assert.deepEqual(headingsOf('## A {/* c */}{"b"} {#x}', "a.mdx"), ["2 A b #x"]);
});

test("two headings with one explicit id are told, at the second", () => {
  const { problems } = sourcePageOf("a.md", withTitle("## A {#x}\n\n## B {#x}\n"));
  assert.deepEqual(lines(problems), [
    "6:1 duplicate-id The id 'x' already belongs to the heading on line 4. | Give one of them another id.",
  ]);
});

test("an id of the site's own elements is never a heading's: a given one is told, any gets a number", () => {
  const { headings, problems } = sourcePageOf("a.md", withTitle("## Menu\n\n## Data {#frame}\n"));
  assert.deepEqual(
    headings.map(({ id }) => id),
    ["menu-1", "frame-1"],
  );
  assert.deepEqual(lines(problems), [
    "6:1 reserved-id The id 'frame' belongs to the site itself. | Give the heading another id.",
  ]);
});
