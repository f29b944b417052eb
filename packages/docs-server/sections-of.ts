/** A part of a page in Markdown, from a heading to the next one of any level. */
export type MarkdownSection = { title: string; level: number; from: number; to: number };

/** Returns the sections of a Markdown text in order, ignoring headings inside code blocks. `to` is exclusive. */
export function sectionsOf(lines: readonly string[]): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    const heading = fence === undefined ? /^(#+) (.*)$/.exec(line) : null;
    if (heading === null) continue;
    const last = sections.at(-1);
    if (last !== undefined) last.to = at;
    const [, signs = "", title = ""] = heading;
    sections.push({ title: plainTitle(title), level: signs.length, from: at, to: lines.length });
  }
  return sections;
}

/** Removes what Markdown adds to a title: '`a.b` *x*' → 'a.b x'. */
export function plainTitle(title: string): string {
  return title.replace(/[`\\*_]/g, "").trim();
}
