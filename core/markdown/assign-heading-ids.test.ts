import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";

function headingsOf(body: string, path = "a.md"): string[] {
  return sourcePageOf(path, withTitle(body)).headings.map(({ title, id, depth }) => `${depth} ${title} #${id}`);
}

test("uses GitHub's slug of a heading's text, or the id that its author gave", () => {
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

test("reads comments and values in an MDX heading as they are shown", () => {
  assert.deepEqual(headingsOf('## A {/* c */}{"b"} {#x}', "a.mdx"), ["2 A b #x"]);
});

test("reports the second of two headings with the same explicit id", () => {
  const { problems } = sourcePageOf("a.md", withTitle("## A {#x}\n\n## B {#x}\n"));
  assert.deepEqual(lines(problems), [
    "6:1 duplicate-id The heading on line 4 already has the id 'x'. | Give one of them another id.",
  ]);
});

test("reports an explicit id that the site uses itself, and numbers other headings with such ids", () => {
  const { headings, problems } = sourcePageOf("a.md", withTitle("## Menu\n\n## Data {#frame}\n"));
  assert.deepEqual(
    headings.map(({ id }) => id),
    ["menu-1", "frame-1"],
  );
  assert.deepEqual(lines(problems), [
    "6:1 reserved-id The site uses the id 'frame' itself. | Give the heading another id.",
  ]);
});
