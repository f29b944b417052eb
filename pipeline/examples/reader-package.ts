import { isBuiltin } from "node:module";
import { z } from "zod";
import type { Example } from "../read/read-examples.ts";

const Dependencies = z.record(z.string(), z.string()).optional();
const ReaderPackage = z.looseObject({
  name: z.string().optional(),
  scripts: z.record(z.string(), z.string()).optional(),
  dependencies: Dependencies,
  devDependencies: Dependencies,
  example: z.object({ run: z.array(z.string()) }).optional(),
});

/**
 * The package.json of an example as a reader needs it outside of this repository: with everything that `npm install` has to
 * bring and a `build` script, without the commands that verify the example. `versionOf`: the installed version of a package;
 * undefined where it is not installed, as with names that the example itself defines.
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

/** Packages that modules import, and loaders that a configuration names. */
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

/** The text in `import … from "x"`, `import "x"`, `import("x")` and `require("x")`, or 'x-loader' wherever it stands. */
const SPECIFIERS = /\b(?:from|import|require(?:\.resolve)?)\s*\(?\s*["']([^"'\n]+)["']|["']([\w@/.-]+-loader)["']/g;

/** Whose scripts or commands run `tsc` needs the compiler, and what it reads of the packages that the sources name. */
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

/** Names of packages that are part of the example. */
function ownNames(example: Example): Set<string> {
  const descriptions = [...example].filter(([path]) => /(?:^|\/)package\.json$/.test(path));
  return new Set(descriptions.flatMap(([, text]) => /"name":\s*"([^"]+)"/.exec(text)?.[1] ?? []));
}

/**
 * Dependencies on packages that are part of the example become optional peers: webpack reads their versions there, and npm
 * does not look for packages of these names elsewhere.
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

/** What the example itself does first, preferably webpack's build: 'npx webpack --env a 2>&1 | head' → 'webpack --env a'. */
function buildCommand(run: readonly string[] = []): string {
  const command = run.find((each) => /^npx webpack\b/.test(each)) ?? run.find((each) => /^node [\w./-]+$/.test(each));
  return (command ?? "npx webpack").replace(/^npx /, "").replace(/\s*(?:2>|>|\||&&|;).*$/, "");
}
