import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkNeverRight } from "./never-right.ts";

const reported = (body: string) => lines(checkNeverRight(sourcePageOf("a.md", withTitle(body))));

test("reports a phrase that is never right, with its place and what to write", () => {
  assert.deepEqual(reported("Every chunk\ngets **an own** file.\n"), [
    "5:8 never-right 'an own' isn't how a native speaker says it. | Write its own, or a separate.",
  ]);
});

test("knows each phrase in its forms", () => {
  const wrong = [
    "The rule belonged into a file.",
    "Chunks have no own name.",
    "The option decides about hashes.",
    "It is gone since webpack 4.",
    "It works from 5.20 on.",
    "The mode stands in the scripts.",
    "These are errors of the build.",
    "Start it anew.",
    "A helper mends it.",
    "You shall see.",
    "Get informations.",
    "Compile softwares.",
    "Javascript",
    "Typescript",
    "Github",
  ];
  for (const text of wrong) assert.equal(reported(text).length, 1, text);
});

test("accepts the same words where they are right, and code", () => {
  const right = [
    "A plan of your own. The folder stands in for the real one. Shallow copies.",
    "It recommends an amendment.",
    "Call `anew()`.",
  ];
  for (const text of right) assert.deepEqual(reported(text), [], text);
});
