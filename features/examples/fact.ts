import { hashOf } from "../../core/cache/hash.ts";
import { Fact } from "../../core/index/fact.ts";
import { type Example, exampleOf, readExampleFiles } from "./read-examples.ts";

/** The example projects of a content folder, whose files are read when they're needed. */
export type ExampleFolder = {
  names: ReadonlySet<string>;
  /** Returns an example's files by path; none for an unknown name. */
  files: (name: string) => ReadonlyMap<string, Buffer>;
  /** Returns their text; undefined for an unknown name. */
  text: (name: string) => Example | undefined;
  /** Hashes the text. */
  hash: (name: string) => string;
};

export const EXAMPLES = new Fact<ExampleFolder>(exampleFolder("", []));

export function exampleFolder(root: string, all: readonly string[]): ExampleFolder {
  const names = new Set(all);
  const texts = new Map<string, Example>();
  const hashes = new Map<string, string>();
  const files = (name: string) => (names.has(name) ? readExampleFiles(root, name) : new Map<string, Buffer>());
  const text = (name: string) => {
    if (!names.has(name)) return undefined;
    const read = texts.get(name) ?? exampleOf(files(name));
    texts.set(name, read);
    return read;
  };
  const hash = (name: string) => {
    const known = hashes.get(name) ?? hashOf(JSON.stringify([...(text(name) ?? [])]));
    hashes.set(name, known);
    return known;
  };
  return { names, files, text, hash };
}
