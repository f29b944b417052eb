import type { ReferenceEntry } from "#model/reference.ts";
import { type Declarations, declaredFacts, declaredMembers } from "./declared-members.ts";

/** Maps the names that readers know to the interfaces that declare the objects of `stats.toJson()`. */
const OBJECTS: Record<string, string> = {
  stats: "KnownStatsCompilation",
  asset: "KnownStatsAsset",
  chunk: "KnownStatsChunk",
  "chunk origin": "KnownStatsChunkOrigin",
  "chunk group": "KnownStatsChunkGroup",
  module: "KnownStatsModule",
  issuer: "KnownStatsModuleIssuer",
  reason: "KnownStatsModuleReason",
  profile: "KnownStatsProfile",
  error: "KnownStatsError",
  "trace item": "KnownStatsModuleTraceItem",
  logging: "KnownStatsLogging",
  "logging entry": "KnownStatsLoggingEntry",
};

export function readStatsFields(declarations: Declarations): ReferenceEntry[] {
  return Object.entries(OBJECTS).flatMap(([owner, declaration]) =>
    declaredMembers(declarations, declaration).map((member): ReferenceEntry => {
      return { category: "stats-fields", name: member.name, owner, ...declaredFacts(declarations, member) };
    }),
  );
}
