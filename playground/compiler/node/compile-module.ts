/* Rewrites a module so that eval() can run it, with every line where it was. */

import { type Node, type Options, type Pattern, type Program, parse } from "acorn";
import { base, full, simple } from "acorn-walk";
import type { Place } from "./errors.ts";

export type ImportRequest = { specifier: string; type: string | undefined };

/** A name that a module imports; `*` is the whole namespace. */
export type Binding = { request: number; imported: string };

export type EsModuleCode = {
  /** The body of a generator that registers its exports, and runs the module when it's resumed. */
  body: string;
  requests: ImportRequest[];
  /** By local name. */
  imports: Map<string, Binding & Place>;
  reexports: Map<string, Binding>;
  /** Requests of `export * from`. */
  stars: number[];
  /** It has a top-level await. */
  isAsync: boolean;
};

/** The parameter of a rewritten module: `import.meta`, `import()` and the function that registers exports. */
export const CONTEXT = "__playground";

const OPTIONS = { ecmaVersion: "latest", allowHashBang: true, locations: true } as const satisfies Options;

export function parseScript(code: string): Program {
  return parse(code, { ...OPTIONS, sourceType: "script", allowReturnOutsideFunction: true });
}

export function parseModule(code: string): Program {
  return parse(code, { ...OPTIONS, sourceType: "module" });
}

/** `import("./a.js")` → a call, because eval() in a worker would ask the network. */
export function compileScript(code: string, program: Program): string {
  const edits = new Edits(code);
  rewriteImportCalls(program, edits);
  return edits.apply();
}

/** Imports become names that the caller provides as live bindings. */
export function compileEsModule(code: string, program: Program): EsModuleCode {
  const edits = new Edits(code);
  const requests: ImportRequest[] = [];
  const imports: EsModuleCode["imports"] = new Map();
  const reexports: EsModuleCode["reexports"] = new Map();
  const stars: number[] = [];
  const exported = new Map<string, string>();
  const addRequest = (node: { source: Node; attributes: readonly unknown[] }) => requests.push(requestOf(node)) - 1;
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      const request = addRequest(node);
      for (const each of node.specifiers) {
        const place = { ...start(each), length: each.end - each.start };
        if (each.type === "ImportSpecifier")
          imports.set(each.local.name, { request, imported: nameOf(each.imported), ...place });
        else if (each.type === "ImportDefaultSpecifier")
          imports.set(each.local.name, { request, imported: "default", ...place });
        else imports.set(each.local.name, { request, imported: "*", ...place });
      }
      edits.blank(node.start, node.end, ";");
    } else if (node.type === "ExportAllDeclaration") {
      const request = addRequest(node);
      if (node.exported) reexports.set(nameOf(node.exported), { request, imported: "*" });
      else stars.push(request);
      edits.blank(node.start, node.end, ";");
    } else if (node.type === "ExportNamedDeclaration") {
      if (node.declaration) {
        for (const name of declaredNames(node.declaration)) exported.set(name, name);
        edits.blank(node.start, node.declaration.start);
        continue;
      }
      const request = node.source ? addRequest({ source: node.source, attributes: node.attributes }) : undefined;
      for (const { local, exported: name } of node.specifiers)
        if (request === undefined) exported.set(nameOf(name), nameOf(local));
        else reexports.set(nameOf(name), { request, imported: nameOf(local) });
      edits.blank(node.start, node.end, ";");
    } else if (node.type === "ExportDefaultDeclaration") {
      exported.set("default", exportDefault(node.declaration, node.start, edits));
    }
  }
  rewriteImportCalls(program, edits);
  const getters = [...exported].map(([name, local]) => `${JSON.stringify(name)}: () => ${local}`);
  return {
    body: `"use strict"; ${CONTEXT}.export({ ${getters.join(", ")} }); yield; ${edits.apply()}`,
    requests,
    imports,
    reexports,
    stars,
    isAsync: hasTopLevelAwait(program),
  };
}

const DEFAULT = `${CONTEXT}Default`;

/** Returns the local name of the default export. */
function exportDefault(declaration: Node & { id?: { name: string } | null }, start: number, edits: Edits): string {
  const isFunction = declaration.type === "FunctionDeclaration";
  if (declaration.id && (isFunction || declaration.type === "ClassDeclaration")) {
    edits.blank(start, declaration.start);
    return declaration.id.name;
  }
  if (isFunction) {
    edits.blank(start, declaration.start);
    const brackets = edits.code.indexOf("(", declaration.start);
    edits.insert(brackets, ` ${DEFAULT}`);
    edits.insert(0, `Object.defineProperty(${DEFAULT}, "name", { value: "default" }); `);
    return DEFAULT;
  }
  // A property named `default` gives an anonymous function or class that name.
  edits.blank(start, declaration.start, `const ${DEFAULT} = { default: `);
  edits.insert(declaration.end, " }.default;");
  return DEFAULT;
}

function rewriteImportCalls(program: Program, edits: Edits): void {
  full(program, (node) => {
    if (node.type === "ImportExpression") edits.replace(node.start, node.start + "import".length, `${CONTEXT}.import`);
    if (node.type === "MetaProperty" && edits.code.startsWith("import", node.start))
      edits.replace(node.start, node.end, `${CONTEXT}.meta`);
  });
}

function hasTopLevelAwait(program: Program): boolean {
  let found = false;
  const visitors = {
    AwaitExpression: () => {
      found = true;
    },
    ForOfStatement: (node: { await: boolean }) => {
      found ||= node.await;
    },
    VariableDeclaration: (node: { kind: string }) => {
      found ||= node.kind === "await using";
    },
  };
  simple(program, visitors, { ...base, Function: () => {} });
  return found;
}

function requestOf({ source, attributes }: { source: Node; attributes: readonly unknown[] }) {
  const type = (attributes as { key: Node; value: { value: unknown } }[]).find(({ key }) => nameOf(key) === "type");
  return { specifier: nameOf(source), type: type === undefined ? undefined : String(type.value.value) };
}

function start({ loc }: Node): { line: number; column: number } {
  return { line: loc?.start.line ?? 1, column: loc?.start.column ?? 0 };
}

/** Name of an identifier or a string. */
function nameOf(node: Node & { name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}

function declaredNames(declaration: Node & { id?: unknown; declarations?: { id: Pattern }[] }): string[] {
  if (declaration.declarations !== undefined) return declaration.declarations.flatMap(({ id }) => namesIn(id));
  return [nameOf(declaration.id as Node)];
}

/** `{ a, b: [c, ...d] }` → a, c, d */
function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((each) => namesIn(each.type === "RestElement" ? each : each.value));
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn);
    case "RestElement":
      return namesIn(pattern.argument);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    default:
      return [];
  }
}

/** Changes of a text at positions of the original. */
class Edits {
  readonly code: string;
  readonly #edits: { start: number; end: number; text: string }[] = [];
  constructor(code: string) {
    this.code = code;
  }
  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }
  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }
  /** Leaves the lines as they are. */
  blank(start: number, end: number, text = ""): void {
    const lines = this.code.slice(start, end).replace(/[^\n]/g, " ");
    this.replace(start, end, text + lines.slice(Math.min(text.length, lines.search(/\n|$/))));
  }
  apply(): string {
    let changed = this.code.replace(/^#!/, "//");
    for (const { start, end, text } of this.#edits.sort((a, b) => b.start - a.start || b.end - a.end))
      changed = changed.slice(0, start) + text + changed.slice(end);
    return changed;
  }
}
