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

const PARSERS = new Map<string, Parser>([
  ["js", jsx],
  ["jsx", jsx],
  ["ts", javascript.configure({ dialect: "ts" })],
  ["tsx", tsx],
  ["json", json],
  ["css", css],
  ["html", mixedHtml],
  ["yaml", yaml],
  ["md", markdown],
]);

/** Languages without their own grammar. */
const WITHOUT_GRAMMAR = [
  ..."bash diff text npm http ini toml nginx graphql rust wat handlebars hbs pug coffee elm ruby".split(" "),
  ..."java haml ejs makefile dockerfile gitignore csv regex apache python c cpp go sql".split(" "),
];

export const KNOWN_LANGUAGES = [...PARSERS.keys(), ...WITHOUT_GRAMMAR];

export function parserOf(language: string): Parser | undefined {
  return PARSERS.get(language);
}
