import type { BuildResult, Files } from "../../protocol.ts";

/** A build and its source files. */
export type Build = { files: Files; result: BuildResult };

/** A file of one or both builds: every emitted file with its sizes, but only changed files of the project. */
export type FileChange = {
  name: string;
  kind: "emitted" | "project";
  state: "added" | "removed" | "changed" | "same";
  before?: Uint8Array;
  after?: Uint8Array;
};

/** Returns the emitted files of two builds, and the files of the project that changed between them. */
export function compareBuilds(pinned: Build, current: Build): FileChange[] {
  const project = changesOf("project", bytesOf(pinned.files), bytesOf(current.files));
  return [
    ...changesOf("emitted", mapOf(pinned.result.assets), mapOf(current.result.assets)),
    ...project.filter(({ state }) => state !== "same"),
  ];
}

function changesOf(
  kind: FileChange["kind"],
  before: ReadonlyMap<string, Uint8Array>,
  after: ReadonlyMap<string, Uint8Array>,
): FileChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    const state = old === undefined ? "added" : now === undefined ? "removed" : areEqual(old, now) ? "same" : "changed";
    return { name, kind, state, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) };
  });
}

function bytesOf(files: Files): Map<string, Uint8Array> {
  const encoder = new TextEncoder();
  return new Map(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)]));
}

/** An object inherits names such as 'toString'. */
function mapOf(assets: Record<string, Uint8Array>): Map<string, Uint8Array> {
  return new Map(Object.entries(assets));
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, place) => byte === b[place]);
}
