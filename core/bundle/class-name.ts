import { createHash } from "node:crypto";

/**
 * Names the class of a CSS module: readable in development (`header-title`), short in production. The name depends on
 * the file's path in the project, so every build gives the same name in any folder.
 */
export function className(mode: "production" | "development", path: string, local: string): string {
  if (mode === "development") return `${path.replace(/^.*\/|\.module\.css$/g, "")}-${local}`;
  const hash = createHash("sha256").update(`${path} ${local}`).digest();
  // A class name starts with a letter.
  return [...hash.subarray(0, 3)].map((byte, at) => LETTERS[byte % (at === 0 ? 52 : 64)]).join("");
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
