import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import type { CodeTabs } from "./code-tabs.ts";
import { fenceOf } from "./form-code-blocks.ts";
import { highlight, plainLines, type Token } from "./highlight.ts";
import type { Fence } from "./parse-fence.ts";

/** Code → `<figure class="code">` with its caption and coloured lines. */
export function codeElement(code: Code): Element {
  const fence = fenceOf(code);
  const caption = fence.title ?? (fence.output ? "Output" : undefined);
  const lines = linesOf(code.value, fence);
  const content: ElementContent[] = [
    element("pre", { tabIndex: 0 }, [element("code", { className: [`language-${fence.language}`] }, lines)]),
  ];
  if (caption !== undefined) content.unshift(element("figcaption", {}, [{ type: "text", value: caption }]));
  return element("figure", { className: ["code"], ...(fence.output && { "data-output": "" }) }, content);
}

/** Radio buttons with a panel each: they work without script, and by arrow keys. `number` is unique in the page. */
export function codeTabsElement({ label, labels, children }: CodeTabs, number: number): Element {
  const options = labels.map((text, position) =>
    element("label", {}, [
      element(
        "input",
        { type: "radio", name: `tabs-${number}`, value: text, ...(position === 0 && { checked: true }) },
        [],
      ),
      { type: "text", value: text },
    ]),
  );
  return element("fieldset", { className: ["tabs"] }, [
    element("legend", { className: ["visually-hidden"] }, [{ type: "text", value: label }]),
    element("div", { className: ["tabs-labels"] }, options),
    ...children.map((code) => codeElement(code)),
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
  // In a diff the sign is no code: it is drawn by the style sheet, and left out of what is copied.
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

/** The language of what a diff changes: from the file's name, else JavaScript. */
function languageOfTitle(title: string | undefined): string {
  return /\.(json|css|html|tsx?|jsx|ya?ml|md)$/.exec(title ?? "")?.[1]?.replace("yml", "yaml") ?? "js";
}

function tokens(line: readonly Token[], newline: string): ElementContent[] {
  const nodes = line.map(
    ({ text, kind }): ElementContent =>
      kind === ""
        ? { type: "text", value: text }
        : element("b", { className: [kind] }, [{ type: "text", value: text }]),
  );
  return newline === "" ? nodes : [...nodes, { type: "text", value: newline }];
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
