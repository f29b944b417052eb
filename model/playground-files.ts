/** Folder of the playground's files, the only ones with a looser policy. */
export const PLAYGROUND_FOLDER = "playground-files";

/** The compiler's files with their sizes in bytes, as JSON. */
export const COMPILER_LIST_URL = `/${PLAYGROUND_FOLDER}/compiler.json`;

/** The lock of the projects that the playground zips. */
export const PROJECT_LOCK_URL = `/${PLAYGROUND_FOLDER}/package-lock.json`;

/** The document of each of its frames. */
export type FrameName = "compiler" | "preview";

export function frameUrl(name: FrameName): string {
  return `/${PLAYGROUND_FOLDER}/${name}/`;
}

/** The cache in which the playground keeps its files once it has been used. */
export const PLAYGROUND_CACHE = "webpack-docs-playground";
