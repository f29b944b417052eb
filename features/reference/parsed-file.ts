import { type Comment, type Expression, type Program, parseSync, type TSType } from "oxc-parser";

/** A parsed TypeScript or JavaScript file. In its text, spaces replace comments, so no slice of it contains any. */
export type ParsedFile = { body: Program["body"]; text: string; comments: readonly Comment[] };

/** Parses a file, whose name only determines the language. */
export function parseFile(name: string, source: string): ParsedFile {
  const { program, comments } = parseSync(name, source);
  return { body: program.body, text: blankComments(source, comments), comments };
}

/** Parses a type on its own, such as '(chunk: Chunk) => boolean'; undefined if it isn't one. */
export function parseType(source: string): { type: TSType; file: ParsedFile } | undefined {
  const file = parseFile("type.d.ts", `type T = ${source};`);
  const [statement] = file.body;
  return statement?.type === "TSTypeAliasDeclaration" ? { type: statement.typeAnnotation, file } : undefined;
}

/** Returns the code of a node on one line. */
export function codeOf({ text }: ParsedFile, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end).replace(/\s+/g, " ").trim();
}

/** Returns the JSDoc comments between two positions, without their stars. */
export function docBetween({ comments }: ParsedFile, start: number, end: number): string {
  return comments
    .filter((comment) => comment.start >= start && comment.end <= end)
    .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
    .map(({ value }) => withoutStars(value))
    .join("\n");
}

/** Returns the text of a JSDoc comment from what's between its slashes. */
export function withoutStars(comment: string): string {
  return comment.replace(/^\s*\*+ ?/gm, "").trim();
}

/** Returns the name of a property or member; undefined if it's computed. */
export function keyName(key: Expression | { type: "PrivateIdentifier" }, computed: boolean): string | undefined {
  if (key.type === "Identifier" && !computed) return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

function blankComments(source: string, comments: readonly Comment[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const comment of comments) {
    parts.push(source.slice(end, comment.start), " ".repeat(comment.end - comment.start));
    end = comment.end;
  }
  return parts.join("") + source.slice(end);
}
