import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { option, referenceOf } from "../../test/reference-of.ts";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf, withFacts, withTitle } from "../../test/source-page-of.ts";
import { REFERENCE } from "../reference/fact.ts";
import { llmsTxt } from "./llms-txt.ts";
import { markdownUrl, pageToMarkdown } from "./page-to-markdown.ts";

const START = "# Title\n\n[All pages as Markdown](/llms.txt)\n\n";

function markdownOf(body: string, path = "guides/a.md"): string {
  const { page, index } = siteOf({ [path]: withTitle(body), "concepts/b.md": withTitle("## Two\n") });
  const text = pageToMarkdown(index.pages.get("/guides/a/") ?? page, index);
  assert.ok(text.startsWith(START), text);
  return text.slice(START.length);
}

test("this site's own syntax becomes plain Markdown", () => {
  const table = [
    ["T> a **b**", "> [!TIP]\n> a **b**\n"],
    ["?> a", "> [!NOTE]\n> a\n"],
    ['```js title="a.js" {1} example="x"\na;\n```', "**a.js**\n\n```js\na;\n```\n"],
    [
      "```npm\nnpm install webpack\n```",
      /^\*\*npm\*\*\n\n```bash\nnpm install webpack\n```\n\n\*\*yarn\*\*\n\n```bash\nyarn add/,
    ],
    ["```js diff\n- a\n+ b\n```", "```diff\n- a\n+ b\n```\n"],
    ['<a id="old"></a>\n\n## One {#own}', "## One\n"],
    ['<details>\n<summary><a id="x"></a>More</summary>\n\nText.\n\n</details>', "**More**\n\nText.\n"],
    ["| a | b |\n| - | - |\n| `x` | long text |", "| a | b |\n| - | - |\n| `x` | long text |\n"],
  ] as const;
  for (const [body, expected] of table) {
    if (typeof expected === "string") assert.equal(markdownOf(body), expected, body);
    else assert.match(markdownOf(body), expected, body);
  }
});

test("links lead to Markdown files, other links stay", () => {
  assert.equal(
    markdownOf("[a](/concepts/b/#two) [b](../../concepts/b.md) [c](#here) [d](https://example.org/)\n\n## Here\n"),
    "[a](/concepts/b/index.md#two) [b](/concepts/b/index.md) [c](#here) [d](https://example.org/)\n\n## Here\n",
  );
  assert.equal(markdownUrl("/"), "/index.md");
});

test("puts the facts of an option below its heading", () => {
  const { sources } = siteOf({ "configuration/output.md": withTitle("## output.clean\n\nText.\n") });
  const reference = referenceOf([option("output.clean", { type: "boolean", flag: "--output-clean" })]);
  const index = withFacts(buildSiteIndex(sources, []), (facts) => REFERENCE.set(facts, reference));
  const [page] = sources;
  assert.ok(page);
  assert.match(pageToMarkdown(page, index), /## output\.clean\n\nType: `boolean` · CLI: `--output-clean`\n\nText\./);
});

test("llms.txt lists every page with its description", () => {
  const { index } = siteOf({
    "guides/index.md": "---\ntitle: Guides\n---\n",
    "guides/a.md": "---\ntitle: A [b]\ndescription: About a.\n---\n",
  });
  const text = llmsTxt(index, SITE_CONFIG);
  assert.match(text, /^# webpack\n\n> A bundler\.\n/);
  assert.match(
    text,
    /## Guides\n\n.*guides\/llms-full\.txt\n\n- \[Guides\]\(https:\/\/site\.example\/guides\/index\.md\)\n/,
  );
  assert.match(text, /- \[A \\\[b\\\]\]\(https:\/\/site\.example\/guides\/a\/index\.md\): About a\./);
});
