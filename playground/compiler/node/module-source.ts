import fs from "node:fs";
import path from "node:path";
import url from "node:url";
import type { Program } from "acorn";
import { emitWarning } from "../shims/emit-warning.ts";
import { parseModule, parseScript } from "./compile-module.ts";
import { type Place, syntaxError } from "./errors.ts";
import { stripTypes } from "./strip-types.ts";

/** A file as Node understands it. */
export type ModuleSource =
  | { format: "json"; source: string }
  | { format: "commonjs" | "module"; source: string; program: Program };

/** Reads a module and finds out its format, by its extension, its package's type, or its syntax. */
export function readModule(file: string): ModuleSource {
  const source = String(fs.readFileSync(file, "utf8"));
  if (file.endsWith(".json")) return { format: "json", source };
  const isTypeScript = /\.[cm]?ts$/.test(file);
  const code = isTypeScript ? stripTypes(source, file) : source;
  const { format, description } = formatOf(file);
  const parsed = parse(code, format);
  if (parsed instanceof SyntaxError) throw withPlace(parsed, file, code);
  if (parsed.format === "module" && format === undefined && description !== undefined) warnOfType(file, description);
  return { ...parsed, source: code };
}

type Parsed = { format: "commonjs" | "module"; program: Program };

function parse(code: string, format: Parsed["format"] | undefined): Parsed | SyntaxError {
  if (format === "module") return attempt(() => ({ format, program: parseModule(code) }));
  const script = attempt(() => ({ format: "commonjs", program: parseScript(code) }));
  if (format === "commonjs" || !(script instanceof SyntaxError)) return script;
  const module = attempt(() => ({ format: "module", program: parseModule(code) }));
  if (!(module instanceof SyntaxError)) return module;
  return positionOf(module) > positionOf(script) ? module : script;
}

function attempt(parsing: () => Parsed): Parsed | SyntaxError {
  try {
    return parsing();
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

function positionOf(error: SyntaxError & { pos?: number }): number {
  return error.pos ?? 0;
}

function withPlace(error: SyntaxError & { loc?: Place }, file: string, source: string): SyntaxError {
  const message = error.message.replace(/ \(\d+:\d+\)$/, "");
  return syntaxError(message, error.loc ?? { line: 1, column: 0 }, file, source);
}

/** Returns no format if only the syntax tells, and the package.json that could tell. */
function formatOf(file: string): { format?: Parsed["format"]; description?: string } {
  if (/\.m[jt]s$/.test(file)) return { format: "module" };
  if (/\.c[jt]s$/.test(file)) return { format: "commonjs" };
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const description = path.join(folder, "package.json");
    if (fs.existsSync(description)) {
      const { type } = JSON.parse(String(fs.readFileSync(description, "utf8")));
      return type === "module" || type === "commonjs" ? { format: type } : { description };
    }
    if (folder === "/") return {};
  }
}

function warnOfType(file: string, description: string): void {
  emitWarning(
    `Module type of ${url.pathToFileURL(file).href} is not specified and it doesn't parse as CommonJS.\n` +
      "Reparsing as ES module because module syntax was detected. This incurs a performance overhead.\n" +
      `To eliminate this warning, add "type": "module" to ${description}.`,
    { code: "MODULE_TYPELESS_PACKAGE_JSON" },
  );
}
