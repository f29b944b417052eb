/** A start tag in raw HTML. */
export type HtmlTag = { name: string; attributes: HtmlAttribute[] };

/** `start` and `end` are the positions of the value in the text, without its quotes. */
type HtmlAttribute = { name: string; value: string; start: number; end: number };

const TAG =
  /<!--.*?(?:-->|$)|<([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?|\s*\/)*)\s*>/gis;
const ATTRIBUTE = /\s([^\s"'<>/=]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

/** Returns the start tags of raw HTML, in lower case, with the attributes that have values. Skips comments. */
export function htmlTags(html: string): HtmlTag[] {
  return [...html.matchAll(TAG)].flatMap((match): HtmlTag[] => {
    const [, name, written = ""] = match;
    if (name === undefined) return [];
    const before = match.index + 1 + name.length;
    return [
      {
        name: name.toLowerCase(),
        attributes: [...written.matchAll(ATTRIBUTE)].map((found) => attributeOf(found, before)),
      },
    ];
  });
}

/** Replaces the attribute values for which `change` returns something. */
export function changeAttributes(
  html: string,
  change: (tag: string, attribute: string, value: string) => string | undefined,
): string {
  let changed = "";
  let copied = 0;
  for (const { name: tag, attributes } of htmlTags(html)) {
    for (const { name, value, start, end } of attributes) {
      const replacement = change(tag, name, value);
      if (replacement === undefined) continue;
      changed += html.slice(copied, start) + replacement.replaceAll('"', "&quot;");
      copied = end;
    }
  }
  return changed + html.slice(copied);
}

/** Returns how many more elements raw HTML opens than it closes: 1 for `<details><summary>A</summary>`. */
export function tagsLeftOpen(html: string): number {
  let open = 0;
  for (const [, end, name = "", closed] of html.matchAll(START_OR_END)) {
    if (end === "/") open--;
    else if (name !== "" && closed !== "/" && !VOID.test(name)) open++;
  }
  return open;
}

const START_OR_END = /<!--.*?(?:-->|$)|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'<>/]|\/(?!>))*(\/?)>/gis;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

function attributeOf(match: RegExpExecArray, before: number): HtmlAttribute {
  const [, name = "", equals = "", double, single, bare] = match;
  const value = double ?? single ?? bare ?? "";
  const quote = bare === undefined ? 1 : 0;
  const start = before + match.index + 1 + name.length + equals.length + quote;
  return { name: name.toLowerCase(), value, start, end: start + value.length };
}
