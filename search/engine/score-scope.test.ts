import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, pageOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";
import { scoreScope } from "./score-scope.ts";

const section = (page: number, title: string) => recordOf({ page, level: 2, title, id: title });
const engine = engineOf({
  pages: ["css-loader", "style-loader"].map((title) =>
    pageOf({ url: `/loaders/${title}/`, title, package: "current" }),
  ),
  records: [
    recordOf({ title: "css-loader" }),
    section(0, "modules"),
    section(0, "modules and what else they are for"),
    recordOf({ page: 1, title: "style-loader" }),
    section(1, "modules"),
  ],
});
const scopeFor = (query: string) => scoreScope(engine, parseQuery(query));

test("a query that names a page prefers its sections that the other words name, the more exactly the more", () => {
  const bonus = scopeFor("css-loader modules");
  assert.deepEqual([...bonus.keys()].sort(), [1, 2]);
  assert.ok((bonus.get(1) ?? 0) > 20);
  assert.ok((bonus.get(1) ?? 0) > (bonus.get(2) ?? 0));
});

test("messages, long questions and a page's name alone have no scope", () => {
  for (const query of ["css-loader", "Error: css-loader modules failed", "css-loader modules with two more lists"])
    assert.equal(scopeFor(query).size, 0, query);
});
