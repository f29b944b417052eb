import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";
import { scoreQuestions } from "./score-questions.ts";
import { search } from "./search.ts";

const engine = engineOf({
  records: [
    recordOf({ title: "DevServer", text: "Serves and reloads every route." }),
    recordOf({
      id: "history",
      level: 2,
      title: "devServer.historyApiFallback",
      text: "Answers unknown paths.",
      questions: ["Cannot GET /about after a refresh", "serve index.html for any route"],
    }),
    recordOf({
      id: "hot",
      level: 2,
      title: "devServer.hot",
      text: "Updates modules of any route, without a reload.",
      questions: ["reload with a certificate"],
    }),
  ],
});

const scoreOf = (query: string) => scoreQuestions(engine, parseQuery(query)).scores.get(1) ?? 0;

test("the best question counts, by the share of its words and of the query's", () => {
  assert.ok(scoreOf("serve index.html for any route") > 0.99);
  assert.ok(scoreOf("how to serve the index.html for a route?") > 0.8);
  assert.ok(scoreOf("cannot get it after a refresh") > 0.8);
  assert.ok(scoreOf("serve index.html over https with a certificate") < 0.6);
  assert.equal(scoreOf("module federation remotes"), 0);
  assert.equal(scoreOf("route"), 0, "one word says too little");
});

test("a section covers the words of all its questions together", () => {
  const { scores, covered } = scoreQuestions(engine, parseQuery("refresh route serve about"));
  assert.ok((covered[1] ?? 0) > 0.99);
  assert.ok((scores.get(1) ?? 0) < 0.8);
  assert.ok((covered[2] ?? 0) < 0.5);
});

test("an index without questions scores none", () => {
  const without = engineOf({ records: [recordOf({ title: "Serve every route" })] });
  assert.equal(scoreQuestions(without, parseQuery("serve route")).covered[0] ?? 0, 0);
});

test("adjacent words count more than the same words apart", () => {
  assert.ok(scoreOf("serve index html route") > scoreOf("html serve route index"));
});

test("a word that people use for the same thing counts less", () => {
  const [same, related, other] = ["cannot get refresh", "cannot get reload", "cannot get certificate"].map(scoreOf);
  assert.ok((same ?? 0) > (related ?? 0));
  assert.ok((related ?? 0) > (other ?? 0));
});

test("a section comes first for its question, although its text and title share no word with it", () => {
  const [first] = search(engine, "refresh gives cannot get about").hits;
  assert.equal(first?.record, 1);
});
