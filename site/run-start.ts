/** Runs what takes the page over: the chunk that holds it is loaded already. */
export function runStart(): Promise<typeof import("./start.tsx")> {
  return import(/* webpackMode: "eager" */ "./start.tsx");
}
