/* The pseudo-locale en-XA from right to left, for looking at layouts that a right-to-left language would have. */

export * from "./en-XA.ts";

export const language = { code: "ar-XB", direction: "rtl" };
