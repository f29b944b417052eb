import { transformSync } from "@swc/core";
import { transform } from "lightningcss";
import { BundleError } from "./bundle-error.ts";
import { className } from "./class-name.ts";
import { FETCHED_DATA } from "./fetched-data.ts";

/** What a file of the site's code needs to become a module of Node. */
export type SiteFile = {
  /** In the project, with slashes. */
  path: string;
  source: string;
  mode: "production" | "development";
};

/** A file of the site → JavaScript for Node. TypeScript and JSX by swc, class names by the rule that webpack follows too. */
export function siteModule(file: SiteFile): string {
  try {
    if (FETCHED_DATA.test(file.path)) return "export default undefined";
    if (file.path.endsWith(".json")) return `export default ${file.source}`;
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
  });
  return code;
}

function styleModule({ path, source, mode }: SiteFile): string {
  const isModule = path.endsWith(".module.css");
  const { code, exports } = transform({
    filename: path,
    code: Buffer.from(source),
    cssModules: isModule && { pattern: className("development", path, "[local]") },
  });
  const classes = Object.keys(exports ?? {}).map((local) => [local, className(mode, path, local)]);
  const shown =
    mode === "production" ? "" : `import { styles } from "#styles"; styles.push(${JSON.stringify(String(code))});`;
  return `${shown} export default ${JSON.stringify(Object.fromEntries(classes.sort()))}`;
}
