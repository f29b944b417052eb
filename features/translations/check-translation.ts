import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { type Place, START } from "../../core/problems/place.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import { type BlockChange, changedBlocks } from "./changed-blocks.ts";
import type { TranslatedPage } from "./read-translations.ts";
import { fileTranslatedFrom } from "./translated-from.ts";

/** Reports what's missing in a translation, and paragraphs whose English text has changed since. */
export function checkTranslation(translated: TranslatedPage): Problem[] {
  const { language, page, original, from } = translated;
  const path = page.translationOf ?? "";
  if (original === undefined) {
    const message = `There is no English page ${path}.`;
    return [
      problemIn(page, START, { rule: "translation-original", message, fix: "Remove or rename the translation." }),
    ];
  }
  const record = `npm run check -- --translated ${page.path}`;
  if (from === undefined) {
    const message = `The English text that it was made from isn't in ${fileTranslatedFrom(language, path)}.`;
    return [problemIn(page, START, { rule: "translation-source", message, fix: `Compare both, then run ${record}.` })];
  }
  if (page.unreadable || original.unreadable || from.unreadable) return [];
  const wrongBlock = differentBlock(page, from);
  return [
    ...differentValues(page, original),
    ...differentIds(page, from),
    ...(wrongBlock === undefined
      ? changedBlocks(from.tree, original.tree).map((change) =>
          problemIn(page, placeOfChange(change, page), {
            rule: "translation-outdated",
            severity: "warning",
            message: messageOf(change, original),
            fix: `Update the translation (git diff --no-index ${fileTranslatedFrom(language, path)} content/${path}), then run ${record}.`,
          }),
        )
      : [wrongBlock]),
  ];
}

/** The page's place in the site isn't a matter of language. */
function differentValues(page: SourcePage, original: SourcePage): Problem[] {
  return (["sort", "group", "date"] as const).flatMap((key) => {
    const [own, english] = [page.frontMatter[key], original.frontMatter[key]];
    if (own === english) return [];
    const message = `'${key}' isn't that of the English page.`;
    const fix = english === undefined ? "Remove it." : `Write ${key}: ${english}.`;
    return problemIn(page, page.frontMatterPlaces.get(key) ?? START, { rule: "translation-place", message, fix });
  });
}

/** Links to a section work in every language. */
function differentIds(page: SourcePage, from: SourcePage): Problem[] {
  const position = from.headings.findIndex(({ id }, index) => page.headings[index]?.id !== id);
  const expected = from.headings[position];
  if (expected === undefined) return [];
  const message = `The English page has the heading '${expected.title}' here, with the id ${expected.id}.`;
  const fix = `End the translated heading with {#${expected.id}}.`;
  return [problemIn(page, page.headings[position]?.place ?? START, { rule: "translation-id", message, fix })];
}

/** Paragraphs are compared by position, so a translation has the same ones in the same order. */
function differentBlock(page: SourcePage, from: SourcePage): Problem | undefined {
  const [own, english] = [page.tree.children, from.tree.children];
  const position = english.findIndex(({ type }, index) => own[index]?.type !== type);
  if (position === -1 && own.length === english.length) return undefined;
  const place = own[position === -1 ? english.length : position]?.position?.start ?? START;
  const expected = english[position === -1 ? english.length : position];
  return problemIn(page, place, {
    rule: "translation-block",
    message:
      expected === undefined
        ? "The English page that it was made from ends before this."
        : `The English page that it was made from has another kind of block here: ${expected.type}, line ${expected.position?.start.line}.`,
    fix: "Keep the paragraphs, lists, tables and code of the English page, in the same order.",
  });
}

function placeOfChange({ before }: BlockChange, page: SourcePage): Place {
  return page.tree.children[Math.max(before, 0)]?.position?.start ?? START;
}

function messageOf(change: BlockChange, original: SourcePage): string {
  if (change.kind === "removed") return "The English page no longer has this text.";
  const line = original.tree.children[change.after]?.position?.start.line;
  const place = `content/${original.path}:${line}`;
  return change.kind === "added"
    ? `After this, the English page has new text: ${place}.`
    : `The English text has changed since this was translated: ${place}.`;
}
