import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NAVIGATION_FILE } from "../../core/config/navigation.ts";
import { siteOf } from "../../test/source-page-of.ts";
import { checkLabels } from "./untranslated-label.ts";

const OWN = JSON.parse(readFileSync(NAVIGATION_FILE, "utf8"));

test("warns of each label that a language lacks, at its first place", () => {
  const link = { title: "New link", url: "https://example.org" };
  const links = { social: [], legal: [], footer: [{ ...link, title: "Known" }, link], notification: null };
  const navigation = JSON.stringify({ ...OWN, ...links }, null, 2);
  const { sources } = siteOf({
    "guides/a.md": "---\ntitle: A\ngroup: New group\n---\n",
    "guides/b.md": "---\ntitle: B\ngroup: New group\n---\n",
    "guides/c.md": "---\ntitle: C\ngroup: '-'\n---\n",
  });
  const problems = checkLabels({ navigation, suggestions: "[]", pages: sources }, [
    { language: "zh", labels: { Known: "known" } },
    { language: "ja", labels: { Known: "known", "New link": "", "New group": "new" } },
  ]);
  const lines: Record<string, string[]> = { "../data/navigation.json": navigation.split("\n") };
  assert.deepEqual(
    problems.map(({ file, line, severity, message }) => [
      file,
      lines[file]?.[line - 1]?.trim() ?? line,
      severity,
      message,
    ]),
    [
      ["guides/a.md", 3, "warning", "'New group' has no translation (zh), so it's shown in English."],
      [
        "../data/navigation.json",
        '"title": "New link",',
        "warning",
        "'New link' has no translation (zh), so it's shown in English.",
      ],
    ],
  );
});
