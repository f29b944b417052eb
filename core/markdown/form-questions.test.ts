import assert from "node:assert/strict";
import { test } from "node:test";
import { pageSections } from "#search/index/page-sections.ts";
import { htmlOf } from "../../test/html-of.ts";
import { problemsOf, withTitle } from "../../test/source-page-of.ts";

const QUESTIONS = "Q> Cannot GET /about\nQ> serve `index.html` for *any* route\nQ> 404 after refresh <a>";
const DETAILS =
  '<details class="questions"><summary>Also asked as</summary><ul><li>Cannot GET /about</li>' +
  "<li>serve index.html for any route</li><li>404 after refresh &#x3C;a></li></ul></details>";

test("moves questions to the end of their section", () => {
  const html = htmlOf(`## One\n\n${QUESTIONS}\n\nText.\n\n### Two\n\nMore.\n`);
  assert.match(html, /<p>Text\.<\/p><details class="questions">.*<\/details><h3/);
  assert.ok(html.includes(DETAILS), html);
});

test("assigns questions at the start of a page to the page", () => {
  const html = htmlOf(`${QUESTIONS}\n\nText.\n`);
  assert.equal(html, `<p>Text.</p>${DETAILS}`);
  assert.deepEqual(pageSections("Title", html)[0]?.questions, [
    "Cannot GET /about",
    "serve index.html for any route",
    "404 after refresh <a>",
  ]);
});

test("reports questions in other places, and too few or too many of them", () => {
  const messages = (body: string) => problemsOf("a.md", withTitle(body)).map(({ message }) => message);
  assert.deepEqual(messages(`## One\n\n${QUESTIONS}\n\nText.\n`), []);
  assert.deepEqual(messages(`## One\n\nText.\n\n${QUESTIONS}\n`), ["These questions don't follow a heading."]);
  assert.deepEqual(messages("## One\n\nQ> one\n"), ["This section has 1 question."]);
  assert.deepEqual(messages(`## One\n\n${"Q> question\n".repeat(21)}`), ["This section has 21 questions."]);
});
