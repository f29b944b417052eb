/** 'Ada Lovelace' → 'AL', 'sokra' → 'SO'. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word = "") => [...word][0]) : [...(words[0] ?? "")];
  return letters.slice(0, 2).join("").toUpperCase();
}
