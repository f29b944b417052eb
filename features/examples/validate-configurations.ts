import { mkdir, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import webpack from "webpack";
import type { Problem } from "#model/problem.ts";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import { type VerifiedCode, verifiedCode } from "./verified-code.ts";

/**
 * Loads configurations in fences like webpack would and validates them with the installed webpack. `count` is the
 * number of fences that contain a configuration.
 */
export async function validateConfigurations(pages: readonly SourcePage[], nodeModules: string) {
  const problems: Problem[] = [];
  let count = 0;
  const place = process.cwd();
  await withTemporaryFolder(join(tmpdir(), "webpack-configurations-"), async (folder) => {
    // A configuration may open files while it's loaded, such as a log, which don't belong in the project.
    process.chdir(folder);
    try {
      await symlink(nodeModules, join(folder, "node_modules"), "junction");
      await writeFile(join(folder, "package.json"), '{ "type": "module" }');
      for (const page of pages) {
        for (const fenced of verifiedCode(page)) {
          const code = configurationOf(fenced);
          if (code === undefined) continue;
          // A module is loaded once per URL, so every fence gets its own folder.
          const refusal = await refusalOf(fenced, code, join(folder, String(++count)));
          const words = wordsFor(fenced, refusal);
          if (words !== undefined) problems.push(problemIn(page, fenced.place, { rule: "configuration", ...words }));
        }
      }
    } finally {
      process.chdir(place);
    }
  });
  return { problems, count };
}

/**
 * Returns the module to load: the fence's code, or an object with some keys of a configuration such as 'output: { … }'.
 */
function configurationOf({ kind, fence, code }: VerifiedCode): string | undefined {
  if (kind === "config" || kind === "wrong") return code;
  return kind === "fragment" && fence.language === "js" && /^\s*\w+: [^;]*$/.test(code)
    ? `export default {\n${code}\n};`
    : undefined;
}

function wordsFor({ kind }: VerifiedCode, refusal: string | undefined): { message: string; fix: string } | undefined {
  if (kind === "wrong" && refusal === undefined) {
    return {
      message: "webpack accepts this.",
      fix: "Remove the word `wrong`, or show something that webpack rejects.",
    };
  }
  if (kind !== "wrong" && refusal !== undefined) {
    return {
      message: `webpack rejects this configuration: ${refusal}`,
      fix: "Correct it. If it needs other files or packages, make it an example. If it's meant to fail, add `wrong`.",
    };
  }
  return undefined;
}

/** Returns why a configuration can't be loaded, or webpack's message. */
async function refusalOf({ fence }: VerifiedCode, code: string, folder: string): Promise<string | undefined> {
  const title = basename(fence.title ?? `webpack.config.${fence.language}`);
  // The folder's package.json says that .js is an ES module.
  const isCommonJs = /\bmodule\.exports\b/.test(code) && !/^export /m.test(code);
  const file = join(folder, isCommonJs ? title.replace(/\.js$/, ".cjs") : title);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, code);
    const loaded: { default?: unknown } = await import(pathToFileURL(file).href);
    if (loaded.default === undefined) return "it has no default export.";
    for (const configuration of [loaded.default].flat()) await validate(configuration);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function validate(configuration: unknown): Promise<void> {
  const value: unknown =
    typeof configuration === "function" ? await configuration({}, { mode: "production" }) : configuration;
  for (const each of [value].flat()) {
    if (typeof each !== "object" || each === null) throw new Error("it isn't an object.");
    // The command line removes `extends` before webpack sees the configuration.
    const options = Object.fromEntries(Object.entries(each).filter(([key]) => key !== "extends"));
    webpack.validate(options);
  }
}
