import { parseVectors } from "../model/vector-table.ts";
import type { Engine } from "./build-engine.ts";
import { createSectionVectors } from "./section-vectors.ts";

/** Returns an engine that also compares meanings, by a file of word vectors; the same engine if it's another file. */
export function withVectors(engine: Engine, file: Uint8Array): Engine {
  // Numbers of four bytes have to be aligned, which those in a Buffer may not be.
  const table = parseVectors(new Uint8Array(file).buffer);
  if (table === undefined) return engine;
  const sectionVectors = createSectionVectors(table, engine.index);
  sectionVectors.read(engine.index.records.keys());
  return { ...engine, sectionVectors };
}
