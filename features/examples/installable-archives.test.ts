import assert from "node:assert/strict";
import { test } from "node:test";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { readExampleFiles, readExampleNames } from "./read-examples.ts";
import { zipExample } from "./zip-example.ts";

const Package = z.looseObject({
  name: z.string().optional(),
  workspaces: z.array(z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

test("npm can install every project that readers download", async () => {
  const names = await readExampleNames("content");
  assert.ok(names.length > 100);
  for (const name of names) {
    const files = unzipSync(zipExample(name, readExampleFiles("content", name)));
    assert.deepEqual(obstaclesIn(name, files), [], name);
  }
});

test("finds dependencies that npm can't install", () => {
  const files = new Map([
    ["package.json", '{"workspaces":["apps/*"]}'],
    ["apps/a/package.json", '{"dependencies":{"@shop/b":"workspace:*","tea":"file:../../vendor/tea"}}'],
    ["apps/b/package.json", '{"name":"b","dependencies":{"clock":"^1.0.0"}}'],
    ["vendor/clock/package.json", '{"name":"clock"}'],
  ]);
  const bytes = Object.fromEntries([...files].map(([path, text]) => [`shop/${path}`, Buffer.from(text)]));
  assert.deepEqual(obstaclesIn("shop", bytes), [
    "apps/a/package.json: @shop/b is workspace:*, which only pnpm and Yarn understand",
    "apps/a/package.json: tea is not at vendor/tea",
    "apps/b/package.json: clock is in the project, but npm would take it from the registry",
  ]);
});

/** Returns what npm would reject in the package.json files that it reads: the root's and those of its workspaces. */
function obstaclesIn(name: string, files: Readonly<Record<string, Uint8Array>>): string[] {
  const packages = new Map(
    Object.entries(files).flatMap(([path, bytes]) =>
      /(?:^|\/)package\.json$/.test(path)
        ? [[path.slice(name.length + 1), Package.parse(JSON.parse(strFromU8(bytes)))]]
        : [],
    ),
  );
  const workspaces = (packages.get("package.json")?.workspaces ?? []).map((glob) => glob.replace(/\*$/, ""));
  const isRead = (path: string) => path === "package.json" || workspaces.some((folder) => path.startsWith(folder));
  const linked = new Set([...packages].flatMap(([path, { name }]) => (isRead(path) ? (name ?? []) : [])));
  const included = new Set([...packages.values()].flatMap(({ name }) => name ?? []));
  return [...packages].flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries(isRead(path) ? { ...dependencies, ...devDependencies, ...optionalDependencies } : {}).flatMap(
      ([dependency, range]) => {
        if (/^(?:workspace|link|portal|catalog|patch):/.test(range))
          return `${path}: ${dependency} is ${range}, which only pnpm and Yarn understand`;
        if (range.startsWith("file:")) {
          const folder = new URL(range.slice("file:".length), `https://zip.invalid/${path}`).pathname.slice(1);
          return packages.has(`${folder}/package.json`) ? [] : `${path}: ${dependency} is not at ${folder}`;
        }
        return included.has(dependency) && !linked.has(dependency)
          ? `${path}: ${dependency} is in the project, but npm would take it from the registry`
          : [];
      },
    ),
  );
}
