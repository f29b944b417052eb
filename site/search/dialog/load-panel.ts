/** Loads the script and styles of what the search dialog shows. */
export function loadPanel(): Promise<typeof import("./search-panel.tsx")> {
  return import(/* webpackChunkName: "search" */ "./search-panel.tsx");
}
