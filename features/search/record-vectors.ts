import { packVectors } from "#search/model/vector-table.ts";
import { SEARCH_VECTORS } from "#search/vectors/read-vector-table.ts";
import { trainVectors } from "#search/vectors/train-vectors.ts";
import { trainingTexts } from "#search/vectors/training-texts.ts";
import type { CompilePlugins } from "../../core/compile/compile-page.ts";
import { emitFile } from "../../core/files/emit-file.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { readIndex } from "./read-index.ts";

/** Trains word vectors on all pages, which takes minutes, and records them. Returns the size of the file. */
export async function recordVectors(
  index: SiteIndex,
  plugins: CompilePlugins,
  onEpoch: (loss: number) => void,
): Promise<number> {
  const file = packVectors(trainVectors(trainingTexts(await readIndex(index, plugins)), onEpoch));
  emitFile(SEARCH_VECTORS, file);
  return file.length;
}
