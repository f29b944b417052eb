import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import * as strings from "#strings";
import type { CodeTabs } from "../markdown/code-tabs.ts";
import { element } from "../markdown/element.ts";
import { fenceOf } from "../markdown/form-code-blocks.ts";
import type { Fence } from "../markdown/parse-fence.ts";
import { highlight, plainLines, type Token } from "./highlight.ts";

/** Length of a first line that the "Copy" button covers on a narrow phone. */
const LONG = 24;

/** Renders code as `<figure class="code">` with a caption and colored lines. `label` is that of its tab. */
export function codeElement(code: Code, label?: string): Element {
  const fence = fenceOf(code);
  const isCommand = fence.language === "bash" && label === undefined;
  const caption =
    fence.title ?? (fence.output ? strings.article.output : isCommand ? strings.article.terminal : undefined);
  const lines = linesOf(code.value, fence);
  const content: ElementContent[] = [
    element("pre", { tabIndex: 0 }, [element("code", { className: [`language-${fence.language}`] }, lines)]),
  ];
  if (caption !== undefined)
    content.unshift(element("figcaption", fence.title === undefined ? { ...LABEL_LANGUAGE } : {}, [caption]));
  const className = caption === undefined && code.value.search(/$/m) > LONG ? ["code", "long-start"] : ["code"];
  return element("figure", { className, "data-label": label, ...(fence.output && { "data-output": "" }) }, content);
}

/**
 * Renders tabs as radio buttons with a panel each, which work without script and with arrow keys. `number` is unique in
 * the page.
 */
export function codeTabsElement({ label, labels, children }: CodeTabs, number: number): Element {
  const options = labels.map((text, position) =>
    element("label", {}, [
      element("input", {
        type: "radio",
        name: `tabs-${number}`,
        value: text,
        ...(position === 0 && { checked: true }),
      }),
      text,
    ]),
  );
  return element("fieldset", { className: ["tabs"] }, [
    element("legend", { className: ["visually-hidden"], ...LABEL_LANGUAGE }, [label]),
    element("div", { className: ["tabs-labels"] }, options),
    ...children.map((code, position) => codeElement(code, labels[position])),
  ]);
}

type Mark = "add" | "remove" | "mark" | undefined;

function linesOf(value: string, fence: Fence): ElementContent[] {
  const rows = value.split("\n");
  const marks = rows.map((row, index): Mark => {
    if (fence.diff && /^\+(?!\+\+ )/.test(row)) return "add";
    if (fence.diff && /^-(?!-- )/.test(row)) return "remove";
    return fence.marked.has(index + 1) ? "mark" : undefined;
  });
  // The sign of a diff's line isn't code: styles draw it, and copying leaves it out.
  const code = fence.diff ? rows.map((row) => row.replace(/^(?:\+(?!\+\+ )|-(?!-- )| )/, "")).join("\n") : value;
  const language = fence.language === "diff" ? languageOfTitle(fence.title) : fence.language;
  const lines = fence.output ? plainLines(code) : highlight(code, language);
  return lines.flatMap((line, index): ElementContent[] => {
    const newline = index < lines.length - 1 ? "\n" : "";
    const mark = marks[index];
    if (mark === undefined) return tokens(line, newline);
    return [element(mark === "add" ? "ins" : mark === "remove" ? "del" : "mark", {}, tokens(line, newline))];
  });
}

/** Returns the language of the changed file, which is JavaScript if it has no name. */
function languageOfTitle(title: string | undefined): string {
  return /\.(json|css|html|tsx?|jsx|ya?ml|md)$/.exec(title ?? "")?.[1]?.replace("yml", "yaml") ?? "js";
}

function tokens(line: readonly Token[], newline: string): ElementContent[] {
  const nodes = line.map(
    ({ text, kind }): ElementContent =>
      kind === "" ? { type: "text", value: text } : element("b", { className: [kind] }, [text]),
  );
  return newline === "" ? nodes : [...nodes, { type: "text", value: newline }];
}
