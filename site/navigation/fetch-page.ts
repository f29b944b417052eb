import type { ShownPage } from "#model/page.ts";

/** Loads a page in development, where it's compiled on request. Rejects with the errors of a production build. */
export async function fetchPage(url: string): Promise<ShownPage> {
  const response = await fetch(`/_dev/page?url=${encodeURIComponent(url)}`);
  if (response.ok) return response.json();
  const error = new Error(`Cannot find module '${url}'`);
  if (response.status === 404) throw Object.assign(error, { code: "MODULE_NOT_FOUND" });
  throw new Error(`The development server answered ${response.status} for ${url}.`);
}
