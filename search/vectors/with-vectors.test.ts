import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { engineOf, pageOf, recordOf } from "../engine/engine-of.ts";
import { search } from "../engine/search.ts";
import { withVectors } from "../engine/with-vectors.ts";
import { sectionTexts } from "../model/section-texts.ts";
import { packVectors } from "../model/vector-table.ts";
import { trainVectors } from "./train-vectors.ts";

/** What pages call three subjects, and what readers do. */
const SUBJECTS = [
  { terms: ["minification", "terser", "mangling"], words: ["shrink", "smaller", "bytes"] },
  { terms: ["replacement", "patches", "hmr"], words: ["reload", "browser", "edit"] },
  { terms: ["proxy", "middleware", "upstream"], words: ["forward", "requests", "backend"] },
];

/** Four sections of each subject, the last of which has no questions. */
const records = SUBJECTS.flatMap(({ terms, words }, subject) =>
  [0, 1, 2, 3].map((at) => {
    const [first = "", second = "", third = ""] = [...terms.slice(at % 3), ...terms.slice(0, at % 3)];
    const isFirst = subject === 0 && at === 0;
    return recordOf({
      id: isFirst ? "" : `s${subject}-${at}`,
      level: isFirst ? 1 : 2,
      title: `${first} ${second}`,
      text: `${third} ${first}.`,
      questions: at === 3 ? [] : [words.join(" "), words.toReversed().join(" "), words.slice(0, 2).join(" ")],
    });
  }),
);
const page = pageOf({ title: "Subjects" });
const sections = records.map((record) => sectionTexts(record, page));
const plain = engineOf({ pages: [page], records });
const table = trainVectors(sections, () => undefined);
const engine = withVectors(plain, packVectors(table));

function found(used: typeof engine, query: string) {
  return search(used, query).hits.map(({ record }) => records[record]?.id);
}

suite("word vectors", () => {
  test("find a section that has none of a question's words", () => {
    for (const [subject, { words }] of SUBJECTS.entries()) {
      const query = words.join(" ");
      assert.ok(!found(plain, query).includes(`s${subject}-3`));
      assert.ok(found(engine, query).slice(0, 4).includes(`s${subject}-3`), query);
    }
  });

  test("don't change the results of names, messages and short queries", () => {
    for (const query of ["proxy middleware", "shrink", "Error: Cannot shrink smaller bytes", "replacement patches"])
      assert.deepEqual(found(engine, query), found(plain, query));
  });

  test("are the same whenever they're trained on the same sections", () => {
    assert.deepEqual(
      trainVectors(sections, () => undefined),
      table,
    );
  });

  test("are left out if the file is something else", () => {
    assert.equal(withVectors(plain, new TextEncoder().encode("<!doctype html>")), plain);
  });
});
