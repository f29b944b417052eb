import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, pageOf, recordOf } from "./engine-of.ts";
import { orderByPage } from "./order-by-page.ts";
import { parseQuery } from "./parse-query.ts";

/** Records 0 to 2 are of one page, and 3 and 4 of another. */
const TITLES = [
  ["Images", "Missing Images after Deployment", "Inline images"],
  ["Caching", "Names of Files"],
];
const records = TITLES.flatMap((titles, page) =>
  titles.map((title, at) => recordOf({ page, id: at === 0 ? "" : `s${at}`, level: at === 0 ? 1 : 2, title })),
);
const engine = engineOf({ pages: TITLES.map(([title = ""]) => pageOf({ url: `/${title}/`, title })), records });

function order(query: string, ...hits: [record: number, score: number, asked?: number][]): number[] {
  const shares = { ownCoverage: 0, contextCoverage: 0, special: 0, covered: 0 };
  const all = hits.map(([record, score, asked = 0]) => ({ record, score, asked, ...shares }));
  return orderByPage(engine, parseQuery(query), all).map(({ record }) => record);
}

test("of two pages that answer a question about as well, the one with a second good section comes first", () => {
  assert.deepEqual(order("pictures vanish after deployment", [3, 10], [1, 9], [2, 8]), [1, 2, 3]);
  assert.deepEqual(order("pictures vanish after deployment", [3, 10], [1, 7], [2, 6]), [3, 1, 2]);
});

test("a page with a matching question comes before a page that scores slightly better", () => {
  assert.deepEqual(order("pictures vanish after deployment", [3, 10], [1, 9, 0.8]), [1, 3]);
  assert.deepEqual(order("pictures vanish after deployment", [3, 10], [1, 9]), [3, 1]);
});

test("hits of a name keep their order", () => {
  assert.deepEqual(order("inline images", [3, 10], [1, 9], [2, 8]), [3, 1, 2]);
  assert.deepEqual(order("missing images after deployment", [3, 10], [1, 9], [2, 8]), [3, 1, 2]);
});
