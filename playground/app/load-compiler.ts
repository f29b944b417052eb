import { compilerFolder, compilerListUrl } from "#model/playground-files.ts";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { fetchKept } from "./kept-files.ts";

type Options = {
  version: WebpackVersion;
  /** Receives how much of the files has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the download. */
  signal: AbortSignal;
};

/** Returns the files of a version's compiler by name. */
export async function loadCompiler({ version, onProgress, signal }: Options): Promise<Record<string, ArrayBuffer>> {
  const list = await fetchKept(compilerListUrl(version), signal);
  const sizes = Object.entries<number>(await list.json());
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  let arrived = 0;
  const load = async (name: string) => {
    const response = await fetchKept(`/${compilerFolder(version)}/${name}`, signal);
    const bytes = await bytesOf(response, (count) => {
      arrived += count;
      onProgress(Math.min(1, arrived / total));
    });
    return [name, bytes] as const;
  };
  return Object.fromEntries(await Promise.all(sizes.map(([name]) => load(name))));
}

async function bytesOf(response: Response, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onBytes(part.length);
      controller.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(counter)).arrayBuffer();
}
