import { type BlockStatement, type Expression, type Function as FunctionNode, parse, type Statement } from "acorn";
import { simple } from "acorn-walk";
import { Edits } from "./edits.ts";

/** The global that instrumented code uses: see RunGlobal. */
export const RUN_GLOBAL = "__playground";

/** What instrumented code calls. */
export type RunGlobal = {
  /** Throws once a task has taken too long. `place` is the number of a loop or function. */
  check: (place: number) => void;
  /** Instruments code before it's evaluated. */
  code: (code: unknown) => unknown;
  /** Returns the URL from which a module is imported. */
  url: (specifier: unknown, importer: string) => unknown;
};

/** A loop or function in code; its line is only looked up for a message. */
export type Place = { file: string; code: string; offset: number };

export type Instrumented = {
  /** The script's name in messages. */
  file: string;
  isModule: boolean;
  /** The address that the script has on a server. */
  address: string;
  /** Numbers a place. */
  note: (place: Place) => number;
  /** Returns the URL from which a module is imported. */
  importUrl: (specifier: string, importer: string) => string;
};

/**
 * Returns code whose loops and functions check the time, and whose imports name files in memory. Lines stay the same.
 * Code that isn't valid is returned as it is, for the browser to report.
 */
export function instrument(code: string, { file, isModule, address, note, importUrl }: Instrumented): string {
  const edits = new Edits();
  const check = ({ start }: { start: number }) => `${RUN_GLOBAL}.check(${note({ file, code, offset: start })})`;
  const importer = JSON.stringify(address);

  const checkLoop = (node: { start: number; body: Statement }) => {
    const { body } = node;
    if (body.type === "BlockStatement") edits.open(body.start + 1, `${check(node)};`);
    else edits.wrap(body, `{${check(node)};`, "}");
  };
  const checkFunction = (node: Pick<FunctionNode, "start" | "body">) => {
    const { body } = node;
    if (body.type === "BlockStatement") edits.open(endOfDirectives(body), `;${check(node)};`);
    else edits.wrap(body, `(${check(node)},`, ")");
  };
  const nameFile = ({ source }: { source?: { start: number; end: number; value?: unknown } | null }) => {
    if (typeof source?.value === "string") edits.replace(source, JSON.stringify(importUrl(source.value, address)));
  };

  try {
    simple(parse(code, { ...OPTIONS, sourceType: isModule ? "module" : "script" }), {
      ForStatement: checkLoop,
      ForInStatement: checkLoop,
      ForOfStatement: checkLoop,
      WhileStatement: checkLoop,
      DoWhileStatement: checkLoop,
      Function: checkFunction,
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type === "Identifier" && callee.name === "eval" && first !== undefined)
          edits.wrap(first, `${RUN_GLOBAL}.code(`, ")");
      },
      ImportDeclaration: nameFile,
      ExportNamedDeclaration: nameFile,
      ExportAllDeclaration: nameFile,
      ImportExpression: ({ source }) => edits.wrap(source, `${RUN_GLOBAL}.url(`, `,${importer})`),
      MemberExpression(node) {
        const { object, property, computed } = node;
        if (object.type === "MetaProperty" && !computed && "name" in property && property.name === "url")
          edits.replace(node, importer);
      },
    });
  } catch {
    return code;
  }
  return edits.apply(code);
}

/** Takes the checks out of a function's text, which may be run elsewhere. */
export function withoutChecks(text: string): string {
  return text.replace(CHECKS, "");
}

const CHECKS = new RegExp(String.raw`;?${RUN_GLOBAL}\.check\(\d+\)[;,]`, "g");

const OPTIONS = { ecmaVersion: "latest", allowReturnOutsideFunction: true, allowHashBang: true } as const;

/** Directives like "use strict" must stay the first statements. */
function endOfDirectives(body: BlockStatement): number {
  let end = body.start + 1;
  for (const statement of body.body) {
    if (!isDirective(statement)) break;
    end = statement.end;
  }
  return end;
}

function isDirective(statement: Statement): boolean {
  return statement.type === "ExpressionStatement" && isString(statement.expression);
}

function isString(expression: Expression): boolean {
  return expression.type === "Literal" && typeof expression.value === "string";
}
