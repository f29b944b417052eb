/* The pseudo-locale en-XA, but right to left, for checking layouts of right-to-left languages. */

export * from "./en-XA.ts";

export const language = { code: "ar-XB", direction: "rtl" };
