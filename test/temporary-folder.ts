import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { emitFile } from "../core/files/emit-file.ts";

/** Creates a folder with these files, by path. It's removed after the test, suite or file that calls this. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "webpack-docs-test-")));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) emitFile(join(folder, path), text);
  return folder;
}
