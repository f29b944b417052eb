import { parseSync, type TSTypeLiteral, type TSTypeReference, Visitor } from "oxc-parser";

/**
 * `Readonly<{ a: A }>` → `{ readonly a: A }`: the same type, but TypeScript's language server shows no comments of
 * properties inside Readonly<…>, and webpack declares its hooks there.
 */
export function spellOutReadonly(text: string): string {
  const edits: { start: number; end: number; put: string }[] = [];
  const visitor = new Visitor({
    TSTypeReference(node) {
      const literal = literalInReadonly(node);
      if (literal === undefined) return;
      edits.push({ start: node.start, end: literal.start, put: "" }, { start: literal.end, end: node.end, put: "" });
      for (const { start } of literal.members) edits.push({ start, end: start, put: "readonly " });
    },
  });
  visitor.visit(parseSync("types.d.ts", text).program);
  let result = "";
  let done = 0;
  for (const { start, end, put } of edits.sort((a, b) => a.start - b.start)) {
    result += text.slice(done, start) + put;
    done = end;
  }
  return result + text.slice(done);
}

/** Methods can't be marked, and some properties already are. */
function literalInReadonly({ typeName, typeArguments }: TSTypeReference): TSTypeLiteral | undefined {
  const [literal] = typeArguments?.params ?? [];
  if (typeName.type !== "Identifier" || typeName.name !== "Readonly" || literal?.type !== "TSTypeLiteral") return;
  return literal.members.every((member) => member.type === "TSPropertySignature" && !member.readonly)
    ? literal
    : undefined;
}
