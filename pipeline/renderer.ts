import { readFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DocumentAssets } from "#model/document-assets.ts";
import type { Page, ShownPage } from "#model/page.ts";
import type { SiteData } from "#model/site-data.ts";
import { hashOf, type Kept } from "./kept.ts";
import type { SiteFile } from "./site-module.ts";

/** What site/entry.server.tsx gives. */
type Entry = {
  /** The one script that stands in every document. */
  inlineScript: string;
  showPage: (page: Page) => ShownPage;
  renderPage: (page: Page, shown: ShownPage, assets: DocumentAssets, siteUrl: string) => string;
  renderNotFound: (assets: DocumentAssets) => string;
  renderOffline: (missing: boolean, assets: DocumentAssets) => string;
  renderAppShell: (assets: DocumentAssets) => string;
};

export type Renderer = Entry & {
  /** Of all the code that it is made of, but for npm's. */
  hash: string;
  /** In development: the styles of all that it can render. */
  styles: string;
};

type Options = { mode: SiteFile["mode"]; siteData: SiteData; kept: Kept };

/**
 * The site's own code, run by Node file by file as it is, which takes a tenth of the time that webpack takes to bundle it. Each
 * call loads all of it anew, from the files as they are now.
 */
export async function loadRenderer({ mode, siteData, kept }: Options): Promise<Renderer> {
  // React's own switch: otherwise it checks what developers do, and takes several times as long.
  process.env["NODE_ENV"] = "production";
  // Stands at the end of the address of each module of this call: Node loads an address once.
  const mark = `?renderer=${++calls}`;
  const given = new Map([
    ["#site-data", `export default ${JSON.stringify(siteData)}`],
    // Fetched, as the lists of fetched-data.ts.
    ["#flags", "export default undefined"],
    // In development each style sheet adds itself when it is run.
    ["#styles", "export const styles = []"],
  ]);
  const sources = new Map<string, string>();
  const hooks = registerHooks({
    resolve: (name, context, next) => {
      const url = name.endsWith(mark)
        ? name
        : context.parentURL?.endsWith(mark) && urlOf(name, context.parentURL, mark);
      return url ? { url, shortCircuit: true } : next(name, context);
    },
    load: (url, context, next) => {
      if (!url.endsWith(mark)) return next(url, context);
      const address = url.slice(0, -mark.length);
      const text = given.get(address.replace("given:", "#"));
      if (text !== undefined) return { format: "module", source: text, shortCircuit: true };
      const file = fileURLToPath(address);
      const path = relative(".", file).replaceAll("\\", "/");
      const source = readFileSync(file, "utf8");
      sources.set(path, source);
      const make = () => loadSiteModule().siteModule({ path, source, mode });
      return { format: "module", source: kept.once("module", [mode, path, source], make), shortCircuit: true };
    },
  });
  try {
    const entry: Entry = await import(`${pathToFileURL(resolve("site/entry.server.tsx"))}${mark}`);
    const { styles }: { styles: string[] } = await import(`given:styles${mark}`);
    const hash = hashOf(...[...sources].sort().flat(), ...given.values());
    return { ...entry, hash, styles: styles.join("\n") };
  } finally {
    hooks.deregister();
  }
}
let calls = 0;

/** Loaded when a file has changed: swc takes longer to load than all files take to run. */
function loadSiteModule(): typeof import("./site-module.ts") {
  return createRequire(import.meta.url)("./site-module.ts");
}

/** The address of what a module of the site imports; none for packages. */
function urlOf(name: string, parent: string, mark: string): string | undefined {
  if (/^#(?:data|model)\//.test(name)) return `${pathToFileURL(resolve(name.slice(1)))}${mark}`;
  if (name.startsWith("#")) return `given:${name.slice(1)}${mark}`;
  return name.startsWith(".") ? `${new URL(name, parent).href}${mark}` : undefined;
}
