import type { Parser } from "@lezer/common";
import { parseMixed } from "@lezer/common";
import { parser as css } from "@lezer/css";
import { parser as html } from "@lezer/html";
import { parser as javascript } from "@lezer/javascript";
import { parser as json } from "@lezer/json";
import { parser as markdown } from "@lezer/markdown";
import { parser as yaml } from "@lezer/yaml";

const jsx = javascript.configure({ dialect: "jsx" });
const tsx = javascript.configure({ dialect: "jsx ts" });

/** HTML with the scripts and styles in it. */
const mixedHtml = html.configure({
  wrap: parseMixed((node) => {
    if (node.name !== "ScriptText" && node.name !== "StyleText") return null;
    return { parser: node.name === "ScriptText" ? jsx : css };
  }),
});

const PARSERS: Record<string, Parser> = {
  js: jsx,
  jsx,
  ts: javascript.configure({ dialect: "ts" }),
  tsx,
  json,
  css,
  html: mixedHtml,
  yaml,
  md: markdown,
};

/** Languages without their own grammar. */
const WITHOUT_GRAMMAR = [
  ..."bash diff text npm http ini toml nginx graphql rust wat handlebars hbs pug coffee elm ruby".split(" "),
  ..."java haml ejs makefile dockerfile gitignore csv regex apache python c cpp go sql".split(" "),
];

export const KNOWN_LANGUAGES = [...Object.keys(PARSERS), ...WITHOUT_GRAMMAR];

export function isKnownLanguage(language: string): boolean {
  return KNOWN_LANGUAGES.includes(language);
}

export function parserOf(language: string): Parser | undefined {
  return Object.hasOwn(PARSERS, language) ? PARSERS[language] : undefined;
}
