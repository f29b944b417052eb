import { COMPILER_LIST_URL, PLAYGROUND_FOLDER } from "#model/playground-files.ts";
import { fetchKept } from "./kept-files.ts";

/** The compiler's files by name; `onProgress` gets how much of them has arrived, from 0 to 1. */
export async function loadCompiler(onProgress: (part: number) => void): Promise<Record<string, ArrayBuffer>> {
  const list = await fetchKept(COMPILER_LIST_URL);
  const sizes = Object.entries<number>(await list.json());
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  let arrived = 0;
  const load = async (name: string) => {
    const response = await fetchKept(`/${PLAYGROUND_FOLDER}/${name}`);
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
