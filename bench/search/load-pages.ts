import { buildSiteIndex } from "../../pipeline/index/build-site-index.ts";
import { compilePages } from "../../pipeline/markdown/compile-pages.ts";
import { loadSite } from "../../pipeline/read/load-site.ts";
import { readSiteConfig } from "../../pipeline/read/site-config.ts";
import { readReferenceIndex } from "../../pipeline/reference/read-reference-index.ts";

/** Returns the compiled pages of content/, and their index, as a build has them. */
export async function loadPages() {
  const { sources, images } = await loadSite("content", { foreign: false, packages: { offline: true } });
  const index = buildSiteIndex(sources, images, { reference: await readReferenceIndex() });
  return { index, pages: compilePages(index, await readSiteConfig()) };
}
