import { transformSync } from "@swc/core";
import { transform } from "lightningcss";
import { BundleError } from "../bundle/bundle-error.ts";
import { className } from "../site-code/class-name.ts";
import { FETCHED_DATA } from "../site-code/fetched-data.ts";

/** A file of the site's code. */
export type SiteFile = {
  /** From the project's root, with forward slashes. */
  path: string;
  source: string;
  mode: "production" | "development";
};

/** Compiles a file of the site to the body of a CommonJS module, with the class names that webpack uses too. */
export function siteModule(file: SiteFile): string {
  try {
    if (FETCHED_DATA.test(file.path)) return defaultExport("undefined");
    if (file.path.endsWith(".json")) return defaultExport(file.source);
    return file.path.endsWith(".css") ? styleModule(file) : scriptModule(file);
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split("\n\nCaused by:");
    throw new BundleError(`${file.path}: ${message?.trim()}`);
  }
}

function scriptModule({ path, source }: SiteFile): string {
  const { code } = transformSync(source, {
    filename: path,
    swcrc: false,
    configFile: false,
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
    module: { type: "commonjs" },
  });
  return code;
}

function styleModule({ path, source, mode }: SiteFile): string {
  const isModule = path.endsWith(".module.css");
  const { code, exports } = transform({
    filename: path,
    code: Buffer.from(source),
    cssModules: isModule && { pattern: className(path, "[local]") },
    // A package's font: webpack serves it under this name in development.
    visitor: { Url: (url) => ({ ...url, url: url.url.replace(/^@.*\/([^/?]+\.woff2).*/, "/assets/$1") }) },
  });
  const classes = Object.keys(exports ?? {}).map((local) => [local, className(path, local)]);
  const shown = mode === "production" ? "" : `require("#styles").styles.push(${JSON.stringify(String(code))});`;
  return `${shown}${defaultExport(JSON.stringify(Object.fromEntries(classes.sort())))}`;
}

function defaultExport(value: string): string {
  return `exports.__esModule = true; exports.default = ${value};`;
}
