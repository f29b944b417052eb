import { compilePages } from "../../core/compile/compile-pages.ts";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { loadSite } from "../../core/read/load-site.ts";
import { readSiteConfig } from "../../core/read/site-config.ts";
import { readReferenceIndex } from "../../features/reference/read-reference-index.ts";

/** Returns the compiled pages of content/, and their index, as a build has them. */
export async function loadPages() {
  const { sources, images } = await loadSite("content", { foreign: false, packages: { offline: true } });
  const index = buildSiteIndex(sources, images, { reference: await readReferenceIndex() });
  return { index, pages: compilePages(index, await readSiteConfig()) };
}
