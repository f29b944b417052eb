/** A file's text, to be searched. */
export type SearchedFile = { file: string; text: string };

/**
 * Returns where pages mention a name: 'content/a.md:12'. A name with an owner, such as 'Compilation seal', only counts
 * as code and in files that mention the owner, because it may be an ordinary word.
 */
export function findMentions(name: string, files: readonly SearchedFile[]): string[] {
  const position = name.lastIndexOf(" ");
  const owner = name.slice(0, Math.max(position, 0)).toLowerCase();
  const own = name.slice(position + 1).replace(/[^\w]/g, "\\$&");
  const pattern = new RegExp(`${owner === "" ? "(?<![\\w.])" : "(?<=[`.])"}${own}(?!${owner === "" ? "\\.?" : ""}\\w)`);
  return files
    .filter(({ text }) => text.toLowerCase().includes(owner))
    .flatMap(({ file, text }) =>
      text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}
