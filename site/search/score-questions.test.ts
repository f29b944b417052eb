import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "#model/pack-index.ts";
import type { SearchRecord } from "#model/search-index.ts";
import { buildEngine } from "./engine/build-engine.ts";
import { parseIndex } from "./engine/parse-index.ts";
import { parseQuery } from "./engine/parse-query.ts";
import { search } from "./engine/search.ts";
import { scoreQuestions } from "./score-questions.ts";

const record: Omit<SearchRecord, "id" | "title" | "text" | "questions"> = {
  page: 0,
  level: 2,
  links: 0,
  names: [],
  listed: [],
  code: [],
  messages: [],
};
const engine = buildEngine(
  parseIndex(
    packIndex({
      pages: [{ url: "/configuration/dev-server/", title: "DevServer", keywords: [], description: "" }],
      records: [
        { ...record, id: "", level: 1, title: "DevServer", text: "Serves and reloads every route.", questions: [] },
        {
          ...record,
          id: "history",
          title: "devServer.historyApiFallback",
          text: "Answers unknown paths.",
          questions: ["Cannot GET /about after a refresh", "serve index.html for any route"],
        },
        {
          ...record,
          id: "hot",
          title: "devServer.hot",
          text: "Updates modules of any route, without a reload.",
          questions: ["reload with a certificate"],
        },
      ],
      synonyms: [],
      suggestions: [],
    }),
  ),
);

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
  const title = { ...record, id: "", title: "Serve every route", text: "", questions: [] };
  const pages = [{ url: "/", title: "", keywords: [], description: "" }];
  const without = buildEngine(parseIndex(packIndex({ pages, records: [title], synonyms: [], suggestions: [] })));
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
