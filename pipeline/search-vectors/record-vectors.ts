import { packVectors } from "#model/vector-table.ts";
import type { CompilePlugins } from "../../core/compile/compile-page.ts";
import { emitFile } from "../../core/files/emit-file.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { SEARCH_VECTORS } from "./read-search-vectors.ts";
import { readTrainingTexts } from "./read-training-texts.ts";
import { trainVectors } from "./train-vectors.ts";

/** Trains word vectors on all pages, which takes minutes, and records them. Returns the size of the file. */
export async function recordVectors(
  index: SiteIndex,
  plugins: CompilePlugins,
  onEpoch: (loss: number) => void,
): Promise<number> {
  const file = packVectors(trainVectors(await readTrainingTexts(index, plugins), onEpoch));
  emitFile(SEARCH_VECTORS, file);
  return file.length;
}
