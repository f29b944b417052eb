import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../../test/source-page-of.ts";
import { checkWording } from "./wording.ts";

const reported = (body: string) => lines(checkWording(sourcePageOf("a.md", withTitle(body))));

test("reports empty words with their places", () => {
  assert.deepEqual(
    reported("You simply run it. **Please note** that it is\neasy.\n").map((line) => line.replace(/ tells.*/, "")),
    ["4:5 warning prose 'simply'", "4:22 warning prose 'Please note'", "5:1 warning prose 'easy'"],
  );
});

test("reports British spellings with their endings and capitals", () => {
  assert.deepEqual(reported("Whilst it runs,\nbuild artefacts are favoured.\n"), [
    "4:1 british-spelling 'Whilst' is British. | Write while.",
    "5:7 british-spelling 'artefacts' is British. | Write artifacts.",
    "5:21 british-spelling 'favoured' is British. | Write favored.",
  ]);
});

test("reports a phrase that is never right, with what to write instead", () => {
  assert.deepEqual(reported("Every chunk\ngets **an own** file.\n"), [
    "5:8 never-right 'an own' isn't how a native speaker says it. | Write its own, or a separate.",
  ]);
});

test("finds phrases that are never right in all of their forms", () => {
  const sentences = [
    "The rule belonged into a file. Chunks have no own name. The option decides about hashes.",
    "It is gone since webpack 4. It works from 5.20 on. The mode stands in the scripts.",
    "These are errors of the build. Start it anew. A helper mends it. You shall see.",
    "Get informations. Compile softwares. Javascript, Typescript, Github.",
  ];
  assert.deepEqual(
    sentences.map((text) => reported(text).length),
    [3, 3, 4, 5],
  );
});

test("accepts quotations, longer words, other meanings, American spellings, and code", () => {
  const right = [
    'It is easier to find. `simply` is code, "simply" a word.\n\n    easy\n',
    "A programmer fulfills and catalogs. Fulfill it. `centre` and `event.cancelled`.",
    "A plan of your own. The folder stands in for the real one. Shallow copies.",
    "It recommends an amendment. Call `anew()`.",
  ];
  for (const text of right) assert.deepEqual(reported(text), [], text);
});
