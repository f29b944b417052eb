import type { Code, Nodes, RootContent } from "mdast";
import * as strings from "#strings";
import { didYouMean, nearestName } from "../problems/nearest-name.ts";
import type { Report } from "../problems/report.ts";
import type { CodeTabs } from "./code-tabs.ts";
import { KNOWN_LANGUAGES } from "./languages.ts";
import { packageManagerCommands } from "./package-manager-commands.ts";
import { FENCE_WORDS, type Fence, parseFence } from "./parse-fence.ts";
import { placeOf } from "./place-of.ts";

/**
 * Parses the words after every ``` and forms tabs, from `npm` fences and from consecutive fences with a `tab` each.
 * `words` are those that are known, as in FENCE_WORDS.
 */
export function formCodeBlocks(parent: Nodes, report: Report, words: readonly string[] = FENCE_WORDS): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (const child of children) {
    if (child.type === "code") readFence(child, report, words);
    else formCodeBlocks(child, report, words);
  }
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (child?.type !== "code") continue;
    const fence = fenceOf(child);
    if (fence.language === "npm") {
      children[index] = npmTabs(child);
    } else if (fence.tab !== undefined) {
      const group = children.slice(index).findIndex((next) => next.type !== "code" || fenceOf(next).tab === undefined);
      const count = group === -1 ? children.length - index : group;
      const codes = children.slice(index, index + count).filter((next): next is Code => next.type === "code");
      children.splice(index, count, codeTabs(strings.article.variants, codes));
    }
  }
}

/** Returns the fence that formCodeBlocks() put on a code node. */
export function fenceOf(code: Code): Fence {
  return code.data?.fence ?? parseFence(code.lang, code.meta);
}

function readFence(code: Code, report: Report, words: readonly string[]): void {
  const fence = parseFence(code.lang, code.meta);
  code.data = { ...code.data, fence };
  if (!KNOWN_LANGUAGES.includes(fence.language)) {
    const nearest = nearestName(fence.language, KNOWN_LANGUAGES);
    const hint = didYouMean(nearest, `Known languages: ${KNOWN_LANGUAGES.join(", ")}.`);
    report(
      "fence-language",
      placeOf(code),
      `Unknown fence language '${fence.language}'.`,
      `${hint} Until then, the code is shown without colors.`,
      "warning",
    );
  }
  for (const [name, value] of fence.options) {
    if (words.includes(value === "" ? name : `${name}="…"`)) continue;
    const word = value === "" ? name : `${name}=${value}`;
    report(
      "fence-meta",
      placeOf(code),
      `Unknown word '${word}' after the language of the fence.`,
      `Known: ${words.join(", ")}.`,
      "warning",
    );
  }
}

function npmTabs(code: Code): CodeTabs {
  const codes = Object.entries(packageManagerCommands(code.value)).map(([tab, value]): Code => {
    const fence = { ...parseFence("bash", null), tab };
    return { type: "code", lang: "bash", value, data: { fence }, ...(code.position && { position: code.position }) };
  });
  return codeTabs(strings.article.packageManager, codes);
}

function codeTabs(label: string, codes: Code[]): CodeTabs & RootContent {
  return { type: "codeTabs", label, labels: codes.map((code) => fenceOf(code).tab ?? ""), children: codes };
}
