#!/usr/bin/env node
import { existsSync } from "node:fs";
import { join } from "node:path";
import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";
import type { ReferenceFileEntry } from "../../model/reference-file.ts";
import { type Answer, type Documentation, openDocumentation } from "./documentation.ts";

const SITE = "https://webpack.js.org";

const OPTIONS = new Set(["options", "plugin-options", "dev-server-options", "cli"]);
const HOOKS = new Set(["hooks", "plugin-hooks"]);

const MOST_ANSWERS = 5;
/** Sections are cut to this length; an assistant that needs more asks for the page or section. */
const MOST_OF_SECTION = 700;
const MOST_ENTRIES = 8;
/** Longer pages are cut, and the answer says so. */
const MOST_CHARACTERS = 20_000;

function createServer(documentation: Documentation): McpServer {
  const server = new McpServer({ name: "webpack-docs", version: "0.0.0" });
  const answer = (text: string) => ({ content: [{ type: "text" as const, text }] });
  const add = (name: string, description: string, parameter: string, reply: (value: string) => string) =>
    server.registerTool(
      name,
      { description, inputSchema: z.object({ [parameter]: z.string().min(1) }), annotations: { readOnlyHint: true } },
      (input) => answer(reply(String(input[parameter]))),
    );
  const found = (query: string) => answersText(documentation.search(query).slice(0, MOST_ANSWERS));
  add(
    "search",
    "Finds the sections of webpack's documentation that answer a question: the best of each of five pages. Read them all.",
    "query",
    found,
  );
  add("page", "Returns a page of webpack's documentation as Markdown, or the section that #id names.", "url", (url) => {
    const text = documentation.page(url);
    if (text === undefined) return `There is no page ${url}. Use search.`;
    const source = `\n\nSource: ${new URL(url, SITE)}`;
    if (text.length <= MOST_CHARACTERS) return `${text}${source}`;
    return `${text.slice(0, MOST_CHARACTERS)}\n\n(Cut off. Ask for a section: ${url}#id.)${source}`;
  });
  add("option", "Returns the type, defaults and meaning of an option: 'output.filename'.", "name", (name) =>
    entriesText(documentation.entries(name, OPTIONS), name, found),
  );
  add("hook", "Returns the type and meaning of a hook: 'emit', 'Compiler.emit'.", "name", (name) =>
    entriesText(documentation.entries(name, HOOKS), name, found),
  );
  add("error", "Explains an error or warning of webpack, given its message.", "message", (message) =>
    answersText(documentation.explain(message.split("\n").slice(0, 3).join(" ")).slice(0, MOST_ANSWERS)),
  );
  return server;
}

function answersText(answers: readonly Answer[]): string {
  if (answers.length === 0) return "Nothing was found. Try other words.";
  return answers.map(({ title, url, text }) => `${title}\n${SITE}${url}\n${beginningOf(text)}`).join("\n\n");
}

/** Returns the first paragraphs of a section, up to a limit. */
function beginningOf(text: string): string {
  if (text.length <= MOST_OF_SECTION) return text;
  const cut = text.slice(0, MOST_OF_SECTION);
  // A code block is left out rather than cut.
  const end = Math.max(cut.lastIndexOf("\n\n"), 0) || cut.lastIndexOf(" ");
  return `${cut.slice(0, end)} …`;
}

function entriesText(entries: readonly ReferenceFileEntry[], name: string, found: (query: string) => string): string {
  if (entries.length === 0) return `webpack has nothing named '${name}'. The documentation has this:\n\n${found(name)}`;
  return entries.slice(0, MOST_ENTRIES).map(entryText).join("\n\n");
}

function entryText({ name, owner, summary, url, ...entry }: ReferenceFileEntry): string {
  const { type, defaults, since, removed, flag, experimental, deprecated } = entry;
  const facts = [
    type && `Type: ${type}`,
    defaults && `Default: ${defaults.map(defaultText).join(", ")}`,
    since && `Since: ${since}`,
    removed && `Removed in webpack ${removed}`,
    flag && `CLI: ${flag}`,
    experimental && "Experimental",
    deprecated && (deprecated === true ? "Deprecated" : `Deprecated: use ${deprecated} instead`),
  ];
  const title = owner === undefined ? name : `${owner}: ${name}`;
  return [title, summary, facts.filter(Boolean).join(" · "), url].filter(Boolean).join("\n");
}

function defaultText({ value, when }: NonNullable<ReferenceFileEntry["defaults"]>[number]): string {
  return when === undefined ? value : `${value} ${when}`;
}

/** A package has its data beside the script. */
const PACKED = join(import.meta.dirname, "data");
const folder = process.argv[2] ?? (existsSync(PACKED) ? PACKED : "dist");
const documentation = openDocumentation(folder);
serveStdio(() => createServer(documentation));
