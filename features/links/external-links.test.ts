import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { externalLinks, linksSection } from "./external-links.ts";

test("collects links to other sites with their places, once for each URL", () => {
  const { sources } = siteOf({
    "a.md": withTitle(
      "[x](https://webpack.example.dev/a#one) [y](https://webpack.example.dev/a)\n\n[b](/b/) [m](mailto:a@b.c) [h](#x)\n",
    ),
    "b.md": withTitle(
      '[l](http://localhost:8080/) [e](https://example.com/) [i](http://127.0.0.1/) <a href="//c.dev">c</a>',
    ),
  });
  assert.deepEqual(Object.fromEntries(externalLinks(sources)), {
    "https://webpack.example.dev/a": ["content/a.md:4", "content/a.md:4"],
    "https://c.dev/": ["content/b.md:4"],
  });
});

test("lists dead links before doubtful ones, and says how many were asked", () => {
  const places = new Map(["a", "b", "c", "d"].map((name) => [`https://${name}.dev/`, [`content/${name}.md:1`]]));
  const state = (verdict: "alive" | "dead" | "unsure", detail: string) => ({
    verdict,
    detail,
    answered: true,
    isBusy: false,
  });
  const states = new Map([
    ["https://a.dev/", state("unsure", "answers 403")],
    ["https://b.dev/", state("alive", "200")],
    ["https://c.dev/", state("dead", "answers 404")],
  ]);
  assert.deepEqual(linksSection(places, states), {
    title: "External links",
    examined: "3 of 4 URLs",
    findings: [
      { subject: "https://c.dev/", detail: "answers 404; linked from content/c.md:1" },
      { subject: "https://a.dev/", detail: "answers 403; linked from content/a.md:1" },
    ],
    skipped: undefined,
  });
});
