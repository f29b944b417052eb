import { NEWEST, type WebpackVersion } from "./webpack-versions.ts";

/** Folder of the playground's files, the only ones with a looser policy. */
export const PLAYGROUND_FOLDER = "playground-files";

/** Returns the folder of a compiler. */
export function compilerFolder(version: WebpackVersion): string {
  return version === NEWEST ? PLAYGROUND_FOLDER : `${PLAYGROUND_FOLDER}/${version.package}`;
}

export function compilerUrl(version: WebpackVersion): string {
  return `/${compilerFolder(version)}/compiler.js`;
}

/** Returns the URL of the size of the compiler's script, in bytes and as JSON. */
export function compilerSizeUrl(version: WebpackVersion): string {
  return `/${compilerFolder(version)}/compiler.json`;
}

/** URL of the script that strips types, which all versions share. */
export const TYPESCRIPT_URL = `/${PLAYGROUND_FOLDER}/typescript.js`;

/** Tells whether a build of these files may have to strip types. */
export function needsTypeScript(files: Record<string, string>): boolean {
  return Object.keys(files).some((path) => /\.[cm]?ts$/.test(path));
}

/** Returns the URL of the lock file for the projects that the playground zips. */
export function projectLockUrl(version: WebpackVersion): string {
  return `/${compilerFolder(version)}/package-lock.json`;
}

/** The playground's frames, each with its own document. */
export type FrameName = "compiler" | "preview";

export function frameUrl(name: FrameName): string {
  return `/${PLAYGROUND_FOLDER}/${name}/`;
}

/** The cache in which the playground keeps its files once it has been used. */
export const PLAYGROUND_CACHE = "webpack-docs-playground";
