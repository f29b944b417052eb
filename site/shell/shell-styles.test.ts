import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
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

test("browsers have every style sheet of what the build renders: with the first script, or with a component", () => {
  const rendered = stylesOf("site/entry.server.tsx");
  const inBrowsers = [
    ...stylesOf("site/entry.browser.ts"),
    ...globSync("site/**/*.{ts,tsx}").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/import\([^)]*"(\.[^"]+)"\)/g)].flatMap(([, path = ""]) =>
        stylesOf(join(file, "..", path)),
      ),
    ),
  ];
  assert.ok(rendered.length > 30);
  assert.deepEqual(
    rendered.filter((path) => !inBrowsers.includes(path)),
    [],
  );
});
