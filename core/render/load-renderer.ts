import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { compileFunction } from "node:vm";
import { componentFile } from "#model/components.ts";
import type { DocumentAssets } from "#model/document-assets.ts";
import type { OtherScreen, Page, ShownPage } from "#model/page.ts";
import type { SiteData } from "#model/site-data.ts";
import type { SiteModules } from "#model/site-modules.ts";
import { countSupporters, RANKS } from "#model/supporter.ts";
import { hashOf } from "../cache/hash.ts";
import type { Cache } from "../cache/step-cache.ts";
import { stringsFile } from "../cache/strings-file.ts";
import { allComponents } from "../markdown/page-components.ts";
import type { SiteFile } from "./site-module.ts";

const STEP = { name: "module", module: join(import.meta.dirname, "site-module.ts") };

/** Exports of site/entry.server.tsx. */
type Entry = {
  /** The only inline script; every document has it. */
  inlineScript: string;
  showPage: (page: Page) => ShownPage;
  renderPage: (page: Page, shown: ShownPage, assets: DocumentAssets, siteUrl: string) => string;
  renderOther: (screen: OtherScreen, assets: DocumentAssets) => string;
  renderAppShell: (assets: DocumentAssets) => string;
};

export type Renderer = Entry & {
  /** Hash of its code, without npm packages. */
  hash: string;
  /**
   * The style sheets of everything that it renders, in the order in which they're imported, relative to the project's
   * root. All of them are in the one style sheet of all documents, so no page waits for a second one.
   */
  styleSheets: string[];
  /** All of the site's styles, in development. */
  styles: string;
};

type Options = { mode: SiteFile["mode"]; siteData: SiteData; modules: SiteModules; cache: Cache };

/**
 * Runs the site's code in Node without bundling it, in a tenth of the time that webpack takes. Each call loads all
 * files again. They aren't Node modules, which would never be freed.
 */
export function loadRenderer({ mode, siteData, modules, cache }: Options): Renderer {
  const styles: string[] = [];
  const counts = countSupporters(modules.supporters);
  const given = new Map<string, object>([
    ["#site-data", { default: siteData, __esModule: true }],
    // Components fetch it, like the lists of fetched-data.ts.
    ["#flags", { default: undefined, __esModule: true }],
    ...RANKS.map((rank): [string, object] => [`#supporters/${rank}.json`, { default: undefined, __esModule: true }]),
    ["#supporters/counts.json", { default: counts, __esModule: true }],
    // In development, each style sheet adds itself when it runs.
    ["#styles", { styles }],
  ]);
  const codes = new Map<string, string>();
  const loaded = new Map<string, object>();
  const load = (file: string) => {
    const known = loaded.get(file);
    if (known !== undefined) return known;
    const exports = {};
    loaded.set(file, exports);
    const path = pathOf(file);
    const source = readFileSync(file, "utf8");
    const compile = () => loadSiteModule().siteModule({ path, source, mode });
    const code = cache.get(STEP, [mode, path, source], compile);
    codes.set(path, code);
    const run = compileFunction(`${code}\nreturn exports;`, ["exports", "require"], { filename: file });
    return run(exports, (name: string) => {
      if (name === "#components") return loadComponents();
      const inside = fileOf(name, file);
      return inside === undefined ? (given.get(name) ?? requireForProduction(name)) : load(inside);
    });
  };
  const loadComponents = () => {
    const entries = allComponents().map((name): [string, object] => {
      const module: Record<string, object> = load(resolve("site/components", componentFile(name)));
      const Component = module[name];
      if (Component === undefined) throw new Error(`site/components/${componentFile(name)} doesn't export ${name}.`);
      return [name, Component];
    });
    return { default: Object.fromEntries(entries), __esModule: true };
  };
  const entry: Entry = load(resolve("site/entry.server.tsx"));
  const hash = hashOf(...[...codes].sort().flat(), JSON.stringify([siteData, counts]));
  const styleSheets = [...loaded.keys()].map(pathOf).filter((path) => path.endsWith(".css"));
  return { ...entry, hash, styleSheets, styles: styles.join("\n") };
}

const requirePackage = createRequire(import.meta.url);

/** React's development checks would take several times as long. Nothing else of the process is told of production. */
function requireForProduction(name: string): object {
  const { NODE_ENV: before } = process.env;
  process.env["NODE_ENV"] = "production";
  try {
    return requirePackage(name);
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

/** Loads swc only when a file has changed, because that takes longer than running all files. */
function loadSiteModule(): typeof import("./site-module.ts") {
  return requirePackage("./site-module.ts");
}

/** Returns a file's path from the project's root, with forward slashes. */
function pathOf(file: string): string {
  return relative(".", file).replaceAll("\\", "/");
}

/** Returns the project's file that a module of the site imports; undefined for packages and virtual modules. */
function fileOf(name: string, parent: string): string | undefined {
  if (name === "#strings") return stringsFile();
  if (/^#(?:data|model)\//.test(name)) return resolve(name.slice(1));
  return name.startsWith(".") ? resolve(dirname(parent), name) : undefined;
}
