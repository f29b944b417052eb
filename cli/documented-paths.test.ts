import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const DOCS = ["README.md", "CONTRIBUTING.md", ...globSync(["*/README.md", "docs/*.md", "docs/decisions/*.md"])].filter(
  (file) => !file.startsWith("node_modules"),
);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const FOLDERS = "bench|cli|content|core|data|docs|e2e|features|model|packages|playground|search|site|test|worker";
/** `core/check/` or `content/**.md`, in code. */
const PATHS = new RegExp(`\`((?:${FOLDERS})/[\\w./*@-]*)\``, "g");
/** [text](../docs/writing.md#part) */
const LINKS = /\]\((?!https?:|#|\/)([^)#\s]+)/g;

for (const file of DOCS) {
  // Decisions are history, so they may mention files that have since been removed.
  const isHistory = file.startsWith(join("docs", "decisions"));
  test(`${file} only mentions files and commands that exist`, () => {
    const whole = readFileSync(file, "utf8");
    const text = whole.replace(/^```[\s\S]*?^```/gm, "");
    const links = [...text.replace(/`[^`\n]*`/g, "").matchAll(LINKS)].map(([, path = ""]) =>
      join(dirname(file), decodeURI(path)),
    );
    const paths = isHistory ? [] : [...text.matchAll(PATHS)].map(([, path = ""]) => path);
    const commands = isHistory ? [] : [...whole.matchAll(/npm run ([\w-]+)/g)].map(([, name = ""]) => name);
    assert.deepEqual(
      [
        ...links.filter((path) => !existsSync(path)),
        ...paths.filter((path) => globSync(path).length === 0),
        ...commands.filter((name) => !(name in scripts)),
      ],
      [],
      "Correct it, or remove it.",
    );
  });
}
