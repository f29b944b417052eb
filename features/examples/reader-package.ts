import { isBuiltin } from "node:module";
import { z } from "zod";
import type { Example } from "./read-examples.ts";

const Dependencies = z.record(z.string(), z.string()).optional();
const ReaderPackage = z.looseObject({
  name: z.string().optional(),
  scripts: z.record(z.string(), z.string()).optional(),
  dependencies: Dependencies,
  devDependencies: Dependencies,
  example: z.object({ run: z.array(z.string()) }).optional(),
});

/**
 * Returns an example's package.json as a reader needs it outside this repository: with all packages for `npm install`
 * and a `build` script, without the commands that verify the example. `versionOf` returns the version of an installed
 * package, and undefined for names that the example itself defines.
 */
export function readerPackage(example: Example, versionOf: (name: string) => string | undefined): string {
  const { example: verified, ...shown } = ReaderPackage.parse(JSON.parse(example.get("package.json") ?? "{}"));
  const commands = [...Object.values(shown.scripts ?? {}), ...(verified?.run ?? [])];
  const named = namedPackages(example);
  const wanted = ["webpack", "webpack-cli", ...named, ...packagesOfCompiler(example, commands, named)];
  if (usesDevServer(example, commands)) wanted.push("webpack-dev-server");
  const own = ownNames(example);
  const added = wanted.flatMap((name): [string, string][] => {
    const version = own.has(name) || shown.dependencies?.[name] !== undefined ? undefined : versionOf(name);
    return version === undefined ? [] : [[name, version]];
  });
  const devDependencies = Object.entries({ ...Object.fromEntries(added), ...shown.devDependencies });
  const text = JSON.stringify(
    {
      ...shown,
      ...withoutOwn(shown.dependencies, own),
      scripts:
        shown.scripts?.["build"] === undefined
          ? { build: buildCommand(verified?.run), ...shown.scripts }
          : shown.scripts,
      devDependencies: Object.fromEntries(devDependencies.sort(([a], [b]) => (a < b ? -1 : 1))),
    },
    undefined,
    2,
  );
  return `${text}\n`;
}

/** Returns the packages that modules import and the loaders that a configuration names. */
function namedPackages(example: Example): string[] {
  const sources = [...example].filter(([path]) => /\.[cm]?[jt]sx?$/.test(path)).map(([, text]) => text);
  const specifiers = sources.flatMap((text) =>
    [...text.matchAll(SPECIFIERS)].map(([, from, loader]) => from ?? loader),
  );
  return specifiers.flatMap((specifier = "") => {
    const [name = ""] = /^(?:@[\w.-]+\/)?\w[\w.-]*(?=\/|$)/.exec(specifier) ?? [];
    return name === "" || isBuiltin(name) ? [] : [name];
  });
}

/** The specifier in `import … from "x"`, `import "x"`, `import("x")` and `require("x")`, or 'x-loader' anywhere. */
const SPECIFIERS = /\b(?:from|import|require(?:\.resolve)?)\s*\(?\s*["']([^"'\n]+)["']|["']([\w@/.-]+-loader)["']/g;

/** Returns the compiler, and types of the packages that the sources name, if a script or command runs `tsc`. */
function packagesOfCompiler(example: Example, commands: readonly string[], named: readonly string[]): string[] {
  const inside = [...example].filter(([path]) => path.endsWith("/package.json")).map(([, text]) => text);
  const compiles = [...commands, ...inside].some((text) => /(?:^|&& |: ")(?:npx )?tsc\b/.test(text));
  return compiles
    ? ["typescript", ...named.filter((name) => !name.startsWith("@")).map((name) => `@types/${name}`)]
    : [];
}

function usesDevServer(example: Example, commands: readonly string[]): boolean {
  const configurations = [...example].filter(([path]) => /(?:^|\/)webpack[\w.-]*\.[cm]?[jt]s$/.test(path));
  return (
    configurations.some(([, text]) => /\bdevServer\b/.test(text)) ||
    commands.some((command) => /\bwebpack serve\b/.test(command))
  );
}

/** Returns the names of packages that are part of the example. */
function ownNames(example: Example): Set<string> {
  const descriptions = [...example].filter(([path]) => /(?:^|\/)package\.json$/.test(path));
  return new Set(descriptions.flatMap(([, text]) => /"name":\s*"([^"]+)"/.exec(text)?.[1] ?? []));
}

/**
 * Turns dependencies on packages that are part of the example into optional peers: webpack reads their versions there,
 * and npm doesn't look for packages of these names elsewhere.
 */
function withoutOwn(dependencies: Record<string, string> = {}, own: ReadonlySet<string>): Record<string, unknown> {
  const entries = Object.entries(dependencies);
  const inside = entries.filter(([name]) => own.has(name));
  if (inside.length === 0) return {};
  return {
    dependencies: Object.fromEntries(entries.filter(([name]) => !own.has(name))),
    peerDependencies: Object.fromEntries(inside),
    peerDependenciesMeta: Object.fromEntries(inside.map(([name]) => [name, { optional: true }])),
  };
}

/**
 * Returns the first command of the example, preferably webpack's build: 'npx webpack --env a 2>&1 | head' → 'webpack
 * --env a'.
 */
function buildCommand(run: readonly string[] = []): string {
  const command = run.find((each) => /^npx webpack\b/.test(each)) ?? run.find((each) => /^node [\w./-]+$/.test(each));
  return (command ?? "npx webpack").replace(/^npx /, "").replace(/\s*(?:2>|>|\||&&|;).*$/, "");
}
