import type { ModuleFacts } from "../../protocol.ts";

/** Returns the exports that webpack knows to be unused. */
export function unusedExports({ usedExports, providedExports }: ModuleFacts): string[] {
  if (providedExports === null || usedExports === null || usedExports === true) return [];
  return usedExports === false ? providedExports : providedExports.filter((name) => !usedExports.includes(name));
}
