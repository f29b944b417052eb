import { packVectors } from "#model/vector-table.ts";
import { emitFile } from "../../core/files/emit-file.ts";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { loadSite } from "../../core/read/load-site.ts";
import { readReferenceIndex } from "../../features/reference/read-reference-index.ts";
import { SEARCH_VECTORS } from "./read-search-vectors.ts";
import { readTrainingTexts } from "./read-training-texts.ts";
import { trainVectors } from "./train-vectors.ts";

/** Trains word vectors on all pages, which takes minutes, and records them. Returns the size of the file. */
export async function recordVectors(onEpoch: (loss: number) => void): Promise<number> {
  const { sources, images } = await loadSite("content", { foreign: false, packages: {} });
  const index = buildSiteIndex(sources, images, { reference: await readReferenceIndex() });
  const file = packVectors(trainVectors(await readTrainingTexts(index), onEpoch));
  emitFile(SEARCH_VECTORS, file);
  return file.length;
}
