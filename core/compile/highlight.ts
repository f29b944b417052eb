import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { parserOf } from "../markdown/languages.ts";

/** A run of code in one color; '' is plain. Classes are one letter, because the page contains thousands of them. */
export type Token = { text: string; kind: string };

const highlighter = tagHighlighter([
  {
    tag: [
      tags.keyword,
      tags.moduleKeyword,
      tags.controlKeyword,
      tags.definitionKeyword,
      tags.operatorKeyword,
      tags.modifier,
      tags.self,
    ],
    class: "k",
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.monospace], class: "s" },
  { tag: [tags.comment, tags.lineComment, tags.blockComment, tags.docComment, tags.quote], class: "c" },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color, tags.constant(tags.variableName)],
    class: "n",
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.heading,
      tags.labelName,
    ],
    class: "f",
  },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.namespace, tags.link, tags.url], class: "t" },
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.attributeName], class: "p" },
]);

/** Splits code into lines of tokens; neighbors with the same color are one token. */
export function highlight(code: string, language: string): Token[][] {
  const parser = parserOf(language);
  if (parser === undefined) return language === "bash" ? code.split("\n").map(shellTokens) : plainLines(code);
  const lines: Token[][] = [[]];
  highlightCode(
    code,
    parser.parse(code),
    highlighter,
    // Lezer names the outer rule first.
    (text, classes) => push(lines.at(-1) ?? [], { text, kind: classes.split(" ").at(-1) ?? "" }),
    () => lines.push([]),
  );
  return lines;
}

export function plainLines(code: string): Token[][] {
  return code.split("\n").map((text) => (text === "" ? [] : [{ text, kind: "" }]));
}

function push(line: Token[], token: Token): void {
  const last = line.at(-1);
  if (last === undefined) line.push(token);
  // Adds blanks, which have no color, to the token before them.
  else if (last.kind === token.kind || /^\s*$/.test(token.text)) last.text += token.text;
  else line.push(token);
}

/** Tokenizes a command line: its first word, flags, quoted words and comments. There is no Lezer grammar for shells. */
function shellTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let command = true;
  for (const [text] of line.matchAll(/\s+|#(?<=(?:^|\s)#).*|"(?:\\.|[^"\\])*"|'[^']*'|&&|\|\|?|;|[^\s"']+|["']/g)) {
    if (/^\s+$/.test(text)) push(tokens, { text, kind: "" });
    else if (text.startsWith("#")) push(tokens, { text, kind: "c" });
    else if (/^["']./.test(text)) push(tokens, { text, kind: "s" });
    else if (/^(?:&&|\|\|?|;)$/.test(text)) {
      push(tokens, { text, kind: "" });
      command = true;
    } else if (command && /^[\w@./-]+$/.test(text)) {
      push(tokens, { text, kind: "f" });
      command = false;
    } else if (/^--?\w/.test(text)) push(tokens, { text, kind: "p" });
    else push(tokens, { text, kind: "" });
  }
  return tokens;
}
