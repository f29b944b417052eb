import type { Files } from "../../protocol.ts";

/** Text of each file by its path. A map, because an object inherits names such as 'toString'. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** A file that the reader deleted, with its place among the others. */
export type DeletedFile = { path: string; text: string; position: number };

export function deleteFile(files: ProjectFiles, path: string): { files: ProjectFiles; deleted: DeletedFile } {
  const deleted = { path, text: files.get(path) ?? "", position: [...files.keys()].indexOf(path) };
  return { files: new Map([...files].filter(([each]) => each !== path)), deleted };
}

/** Puts a deleted file back where it was; a file that has its path by now gets its text. */
export function restoreFile(files: ProjectFiles, { path, text, position }: DeletedFile): ProjectFiles {
  if (files.has(path)) return new Map(files).set(path, text);
  return new Map([...files].toSpliced(position, 0, [path, text]));
}

/** Returns the files as messages, links and storage hold them. */
export function recordOf(files: ProjectFiles): Files {
  return Object.fromEntries(files);
}
