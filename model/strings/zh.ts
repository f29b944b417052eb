import type * as en from "./en.ts";

/* Simplified Chinese. Each group has the type of the English one, so a missing string is a type error. */

export * from "./zh/components.ts";
export { labelFor } from "./zh/labels.ts";
export * from "./zh/missing.ts";
export * from "./zh/offline.ts";
export * from "./zh/page.ts";
export * from "./zh/playground.ts";
export * from "./zh/search.ts";
export * from "./zh/shell.ts";

export const language: typeof en.language = { code: "zh", direction: "ltr" };
