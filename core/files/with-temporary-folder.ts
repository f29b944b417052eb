import { mkdtemp, realpath, rm } from "node:fs/promises";

/** Creates a folder that exists while `work` runs. Its path is `prefix` and some random characters. */
export async function withTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  // webpack and Node use real paths, and the system's folder may be a link.
  const folder = await realpath(await mkdtemp(prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
