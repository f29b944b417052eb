import { createHash } from "node:crypto";

/**
 * The class in the document for a class of a CSS module: readable in development, `header-title`; short in production, as it
 * stands in every page. By the file's path in the project, so that each build in each folder gives the same.
 */
export function className(mode: "production" | "development", path: string, local: string): string {
  if (mode === "development") return `${path.replace(/^.*\/|\.module\.css$/g, "")}-${local}`;
  const hash = createHash("sha256").update(`${path} ${local}`).digest();
  // The first is a letter, as a class begins with one.
  return [...hash.subarray(0, 3)].map((byte, at) => LETTERS[byte % (at === 0 ? 52 : 64)]).join("");
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
