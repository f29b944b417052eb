import { compilerSizeUrl, compilerUrl } from "#model/playground-files.ts";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { fetchKept } from "./files/kept-files.ts";

type Options = {
  version: WebpackVersion;
  /** Receives how much has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the download. */
  signal: AbortSignal;
};

/** Returns the script of a version's compiler. */
export async function loadCompiler({ version, onProgress, signal }: Options): Promise<ArrayBuffer> {
  const size: number = await (await fetchKept(compilerSizeUrl(version), signal)).json();
  const { body } = await fetchKept(compilerUrl(version), signal);
  let arrived = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      arrived += part.length;
      onProgress(arrived / size);
      controller.enqueue(part);
    },
  });
  return new Response(body?.pipeThrough(counter)).arrayBuffer();
}
