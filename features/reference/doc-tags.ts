import type { ReferenceEntry } from "#model/reference.ts";

/** Returns the first version that has something, and whether it's deprecated, as far as its comment says so. */
export function versionFacts(comment: string): Pick<ReferenceEntry, "since" | "deprecated"> {
  const since = tagText(comment, "since");
  const deprecated = deprecationOf(comment);
  return { ...(since && { since }), ...(deprecated !== undefined && { deprecated }) };
}

/** Returns the text after a JSDoc tag: '5.94.0' for '@since 5.94.0', '' for a tag without text. */
function tagText(comment: string, tag: string): string | undefined {
  return new RegExp(`@${tag}\\b[ \\t]*([^\\n@]*)`).exec(comment)?.[1]?.trim();
}

/** Returns what to use instead of something deprecated, or true if the comment only says that it's deprecated. */
export function deprecationOf(comment: string): string | true | undefined {
  const text = tagText(comment, "deprecated");
  return text === undefined ? undefined : (/^use `?([\w.]+(?:\(\))?)/i.exec(text)?.[1] ?? true);
}

/** A JSDoc tag such as `@param {Chunk} chunk the chunk`. */
export type DocTag = { tag: string; type: string; name: string };

/** Returns a comment's tags. A type ends at the last bracket before a name, because types contain brackets too. */
export function docTags(comment: string): DocTag[] {
  const [, ...tags] = `\n${comment}`.split(/^@/m);
  return tags.flatMap((text) => {
    const match = /^(\w+)[ \t]+(?:\{(.*?)\}(?=\s+[\w[$]|\s*$))?\s*\[?([\w$]*)/s.exec(text);
    return match === null ? [] : [{ tag: match[1] ?? "", type: match[2]?.trim() ?? "", name: match[3] ?? "" }];
  });
}
