import type { ReferenceEntry } from "#model/reference.ts";
import { declaredMembers, tagOf } from "./declared-members.ts";
import { memberType } from "./member-type.ts";

/** Objects of `stats.toJson()` by the name that readers know, and the interface that declares them. */
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

export function readStatsFields(declarations: string): ReferenceEntry[] {
  return Object.entries(OBJECTS).flatMap(([owner, declaration]) =>
    declaredMembers(declarations, declaration).map((member): ReferenceEntry => {
      const since = tagOf(member.comment, "since");
      const type = memberType(member.type);
      return { category: "stats-fields", name: member.name, owner, ...(type && { type }), ...(since && { since }) };
    }),
  );
}
