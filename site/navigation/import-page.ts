import type { Page } from "#model/page.ts";

/**
 * One page = one module = one lazy chunk. webpack puts the map from page to chunk beside this import, so it is in a chunk
 * of its own and no first view carries it.
 */
export async function importPage(key: string): Promise<Page> {
  const module: { default: Page } = await import(`#pages/${key}.json`);
  return module.default;
}
