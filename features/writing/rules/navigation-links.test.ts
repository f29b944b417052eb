import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NAVIGATION_FILE } from "../../../core/config/navigation.ts";
import { siteOf, withTitle } from "../../../test/source-page-of.ts";
import { checkNavigationLinks } from "./navigation-links.ts";

const OWN = JSON.parse(readFileSync(NAVIGATION_FILE, "utf8"));
const { index } = siteOf({
  "index.md": withTitle(""),
  "concepts/index.md": withTitle(""),
  "guides/start.md": withTitle(""),
  "vote.md": withTitle(""),
});
const link = (url: string) => ({ title: "Title", url });

function check(changes: object, unreadable?: ReadonlySet<string>): string[] {
  const links = { documentation: ["concepts"], others: ["vote"], footer: [], notification: null };
  const text = JSON.stringify({ ...OWN, ...links, ...changes }, null, 2);
  return checkNavigationLinks(text, index, unreadable).map(({ file, line, rule, message, fix }) => {
    const pointedAt = text.split("\n")[line - 1]?.trim();
    return `${file} ${pointedAt} ${rule} ${message} | ${fix}`;
  });
}

test("accepts pages, sections and other sites", () => {
  assert.deepEqual(check({}), []);
  assert.deepEqual(check({ footer: [link("/guides/start/"), link("https://example.org")] }), []);
});

test("reports a missing section or page, and a dead link in the notification, with its line", () => {
  assert.deepEqual(check({ documentation: ["concept"], others: ["vot"] }), [
    '../data/navigation.json "concept" dead-link concept: there is no such section, so the link is left out. | Did you mean concepts?',
    '../data/navigation.json "vot" dead-link vot: there is no such section, so the link is left out. | Correct it, or remove the link.',
  ]);
  assert.deepEqual(
    check({ footer: [link("/guides/strat/")], notification: { text: "Text", links: [link("/nowhere/")] } }),
    [
      '../data/navigation.json "url": "/guides/strat/" dead-link /guides/strat/: there is no such page, so the link is left out. | Did you mean /guides/start/?',
      '../data/navigation.json "url": "/nowhere/" dead-link /nowhere/: there is no such page, so the link is left out. | Correct it, or remove the link.',
    ],
  );
});

test("accepts a page that can't be parsed, which has a problem of its own", () => {
  assert.deepEqual(check({ footer: [link("/broken/")] }, new Set(["/broken/"])), []);
});
