import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DIST } from "./dist.ts";

/** Time that another process may take, in milliseconds. */
const TIMEOUT = 600_000;

type Options = {
  name: string;
  /** The inputs, as text; the folder is rebuilt when they or the tested build change. */
  source: string;
  /** Fills the folder, which doesn't exist yet. */
  make: (folder: string) => Promise<void>;
};

/** Makes a slow folder that several tests share; the first test makes it and the others wait. */
export async function buildOnce({ name, source, make }: Options): Promise<string> {
  const digest = createHash("sha256").update(source);
  for (const file of ["sw.js", "404.html"]) digest.update(await readFile(join(DIST, file)));
  const folder = resolve(import.meta.dirname, "../.cache/e2e", name, digest.digest("hex").slice(0, 12));
  const lock = `${folder}.lock`;
  await mkdir(resolve(folder, ".."), { recursive: true });
  while (!existsSync(folder)) {
    const isFirst = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isFirst) {
      const unfinished = `${folder}.next`;
      await rm(unfinished, { recursive: true, force: true });
      await make(unfinished).finally(() => rm(lock, { recursive: true }));
      await rename(unfinished, folder);
    } else if (Date.now() - (await ageOf(lock)) > TIMEOUT) {
      // The process that was making it was interrupted.
      await rm(lock, { recursive: true, force: true });
    } else {
      await new Promise((later) => setTimeout(later, 200));
    }
  }
  return folder;
}

async function ageOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
}
