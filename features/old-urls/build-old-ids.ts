import type { OldIds } from "./old-ids.ts";

/** Maps pages and their old ids to full targets: 'filename' on '/concepts/output/' → '/concepts/output/#filename'. */
export function buildOldIds(oldIds: OldIds): Map<string, Map<string, string>> {
  return new Map(
    Object.entries(oldIds).map(([url, rows]) => [
      url,
      new Map(Object.entries(rows).map(([id, target]) => [id, target.startsWith("/") ? target : `${url}#${target}`])),
    ]),
  );
}
