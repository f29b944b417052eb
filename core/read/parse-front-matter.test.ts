import assert from "node:assert/strict";
import { test } from "node:test";
import { FrontMatter } from "#model/front-matter.ts";
import { lines, problemsOf, sourcePageOf } from "../../test/source-page-of.ts";

const KNOWN = `Known keys: ${Object.keys(FrontMatter.shape).join(", ")}.`;
const SORT = `sort: ${FrontMatter.shape.sort.description}`;
const RELATED = `related: ${FrontMatter.shape.related.description}`;
const DATE = `date: ${FrontMatter.shape.date.description}`;
const FIX = "Fix the YAML; values with ': ' or '#' need quotes.";

test("parses front matter to typed values and removes it from the tree", () => {
  const page = sourcePageOf(
    "a.md",
    '---\ntitle: "A: b"\nsort: -1\nkeywords: [x, y]\nrelated:\n  - title: B\n    url: /b/\ndate: 2026-01-02\n---\ntext\n',
  );
  assert.deepEqual(page.frontMatter, {
    title: "A: b",
    sort: -1,
    keywords: ["x", "y"],
    related: [{ title: "B", url: "/b/" }],
    date: "2026-01-02",
  });
  assert.deepEqual(
    page.tree.children.map((node) => node.type),
    ["paragraph"],
  );
  assert.deepEqual(page.problems, []);
});

test("returns each value's place by its path", () => {
  const { frontMatterPlaces } = sourcePageOf("a.md", "---\n\ntitle: A\nrelated:\n  - title: B\n    url: /b/\n---\n");
  assert.deepEqual(frontMatterPlaces.get("title"), { line: 3, column: 1 });
  assert.deepEqual(frontMatterPlaces.get("related.0.url"), { line: 6, column: 5 });
});

test("reports unreadable front matter with its place and leaves out the page", () => {
  const open = "1:1 front-matter The front matter is never closed. | End it with a line that contains only ---.";
  const list = "Flow sequence in block collection must be sufficiently indented and end with a ].";
  const alias = "Unresolved alias (the anchor must be set before the alias): a.";
  const table = [
    ["---\ntitle: A\n\ntext\n", open],
    ["---\r\ntitle: A\r\n", open],
    ["---\ntitle: a: b\n---\n", `2:8 front-matter Nested mappings are not allowed in compact mappings. | ${FIX}`],
    ["---\ntitle: A\ntitle: B\n---\n", `3:1 front-matter Map keys must be unique. | ${FIX}`],
    ["---\ntitle: A\nsort: [1\n---\n", `3:9 front-matter ${list} | ${FIX}`],
    ["---\ntitle: *a\n---\n", `2:1 front-matter ${alias} | Put values that begin with * or & in quotes.`],
  ] as const;
  for (const [text, problem] of table) assert.deepEqual(lines(problemsOf("a.md", text)), [problem], text);
});

test("reports YAML with exponentially growing aliases instead of expanding it", () => {
  const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"];
  for (const [from, to] of ["ab", "bc", "cd", "de"].map((pair) => pair.split(""))) {
    bomb.push(`${to}: &${to} [${Array.from({ length: 9 }, () => `*${from}`).join(", ")}]`);
  }
  const [problem] = problemsOf("a.md", `---\ntitle: A\n${bomb.join("\n")}\n---\n`);
  assert.equal(problem?.rule, "front-matter");
});

test("reports wrong values and keys with their places and keeps valid ones", () => {
  const table: [string, string][] = [
    [
      "title: A\ndescripton: x",
      `3:1 front-matter-key Unknown front matter key 'descripton'. | Did you mean description? ${KNOWN}`,
    ],
    ["title: A\nlayout: x", `3:1 front-matter-key Unknown front matter key 'layout'. | ${KNOWN}`],
    [
      "title: A\nconstructor: 1\n",
      `3:1 front-matter-key Unknown front matter key 'constructor'. | Did you mean contributors? ${KNOWN}`,
    ],
    [
      "title: A\nrelated:\n  - title: B\n    url: /b/\n    urll: /c/",
      "6:5 front-matter-key Unknown front matter key 'urll'. | Did you mean url? Known keys: title, url.",
    ],
    [
      "title: A\nsort: first",
      `3:1 front-matter-value 'sort': Invalid input: expected number, received string. | ${SORT}`,
    ],
    ["title: A\nrelated:\n  - title: B", `4:5 front-matter-value 'related.0.url' is missing. | ${RELATED}`],
    ["title: A\ndate: soon", `3:1 front-matter-value 'date': Invalid ISO date. | ${DATE}`],
  ];
  for (const [yaml, expected] of table) {
    const page = sourcePageOf("some-page.md", `---\n${yaml}\n---\n`);
    assert.deepEqual(lines(page.problems), [expected], yaml);
    assert.deepEqual(page.frontMatter, { title: "A" }, yaml);
  }
});

test("names a page without a title after its file", () => {
  const table = [
    ["guides/code-splitting.md", "---\nsort: 1\n---\n", "Code splitting"],
    ["guides/index.md", "---\n- a\n---\n", "Guides"],
    ["_index.md", "---\ntitle: 5\n---\n", "Index"],
  ] as const;
  for (const [path, text, title] of table) {
    const page = sourcePageOf(path, text);
    assert.equal(page.frontMatter.title, title);
    assert.equal(page.problems[0]?.rule, "front-matter-value");
  }
});

test("foreign pages need no front matter and may start with a thematic break", () => {
  for (const text of ["# A\n", "---\n\ntext\n", ""]) {
    const page = sourcePageOf("guides/first-steps.md", text);
    assert.deepEqual(page.frontMatter, { title: "First steps" });
    assert.deepEqual(page.problems, []);
  }
});
