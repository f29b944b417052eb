#!/usr/bin/env node
import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";
import { type Answer, type Documentation, type Entry, openDocumentation } from "./documentation.ts";

const SITE = "https://webpack.js.org";

const OPTIONS = new Set(["options", "plugin-options", "dev-server-options", "cli"]);
const HOOKS = new Set(["hooks", "plugin-hooks"]);

const MOST_ANSWERS = 5;
const MOST_ENTRIES = 8;
/** Longer pages are cut: the answer says so. */
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
  add("search", "Finds the sections of webpack's documentation that answer a question.", "query", (query) =>
    answersText(documentation.search(query).slice(0, MOST_ANSWERS)),
  );
  add("page", "Returns a page of webpack's documentation as Markdown, or the section that #id names.", "url", (url) => {
    const text = documentation.page(url);
    if (text === undefined) return `There is no page ${url}. Use search.`;
    const source = `\n\nSource: ${new URL(url, SITE)}`;
    if (text.length <= MOST_CHARACTERS) return `${text}${source}`;
    return `${text.slice(0, MOST_CHARACTERS)}\n\n(Cut off. Ask for a section: ${url}#id.)${source}`;
  });
  add("option", "Returns the type, defaults and meaning of an option: 'output.filename'.", "name", (name) =>
    entriesText(documentation.entries(name, OPTIONS), name),
  );
  add("hook", "Returns the type and meaning of a hook: 'emit', 'Compiler.emit'.", "name", (name) =>
    entriesText(documentation.entries(name, HOOKS), name),
  );
  add("error", "Explains an error or warning of webpack, given its message.", "message", (message) => {
    const found = documentation.search(message.split("\n").slice(0, 3).join(" "));
    const explained = found.filter(({ url }) => url.startsWith("/errors/"));
    return answersText([...new Set([...explained, ...found])].slice(0, MOST_ANSWERS));
  });
  return server;
}

function answersText(answers: readonly Answer[]): string {
  if (answers.length === 0) return "Nothing was found. Try other words.";
  return answers.map(({ title, url, text }) => `${title}\n${text}\n${SITE}${url}`).join("\n\n");
}

function entriesText(entries: readonly Entry[], name: string): string {
  if (entries.length === 0) return `webpack has nothing named '${name}'. Use search.`;
  return entries.slice(0, MOST_ENTRIES).map(entryText).join("\n\n");
}

function entryText({
  name,
  owner,
  type,
  defaults,
  since,
  removed,
  deprecated,
  experimental,
  flag,
  summary,
  url,
}: Entry): string {
  const facts = [
    ...(type === undefined ? [] : [`Type: ${type}`]),
    ...(defaults === undefined ? [] : [`Default: ${defaults.map(defaultText).join(", ")}`]),
    ...(since === undefined ? [] : [`Since: ${since}`]),
    ...(removed === undefined ? [] : [`Removed in webpack ${removed}`]),
    ...(flag === undefined ? [] : [`CLI: ${flag}`]),
    ...(experimental === undefined ? [] : ["Experimental"]),
    ...(deprecated === undefined ? [] : [deprecated === true ? "Deprecated" : `Deprecated: use ${deprecated} instead`]),
  ];
  const title = owner === undefined ? name : `${owner}: ${name}`;
  return [title, summary, facts.join(" · "), url].filter((line) => line !== undefined && line !== "").join("\n");
}

function defaultText({ value, when }: { value: string; when?: string }): string {
  return when === undefined ? value : `${value} ${when}`;
}

const documentation = openDocumentation(process.argv[2] ?? "dist");
serveStdio(() => createServer(documentation));
