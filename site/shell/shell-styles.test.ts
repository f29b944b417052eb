import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/** Style sheets that a file and all that it imports statically name, by their paths. */
function stylesFrom(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  if (file.endsWith(".css")) return;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?:[^;]*? from )?"(\.[^"]+)";$/gms,
  ))
    stylesFrom(join(file, "..", path), seen);
}

function stylesOf(file: string): string[] {
  const seen = new Set<string>();
  stylesFrom(file, seen);
  return [...seen].filter((path) => path.endsWith(".css"));
}

/** Of what is shown only once its script is there, with which these come. */
const WITH_SCRIPT = ["site/search/results.module.css"];

test("the one style sheet of every document has the styles of all that the build renders", () => {
  const rendered = stylesOf("site/entry.server.tsx");
  const inDocuments = stylesOf("site/entry.browser.ts");
  assert.ok(rendered.length > 30);
  assert.deepEqual(
    rendered.filter((path) => !inDocuments.includes(path)),
    WITH_SCRIPT,
  );
});
