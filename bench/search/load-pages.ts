import { openDocumentation } from "../../cli/tree.ts";
import { compilePages } from "../../core/compile/compile-pages.ts";

/** Returns the compiled pages of content/, and their index, as a build has them. */
export async function loadPages() {
  const { config, plugins, read } = await openDocumentation({ isOffline: true });
  const { index } = await read();
  return { index, plugins, pages: compilePages(index, config, plugins) };
}
