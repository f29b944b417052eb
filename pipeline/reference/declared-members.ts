import { closingIndex, splitTopLevel } from "./function-signature.ts";

/** A member of an interface, class or object type in a declaration file. */
export type DeclaredMember = {
  name: string;
  /** As written, in one line and without comments: 'SyncHook<[Compilation, CompilationParams]>'. */
  type: string;
  /** The whole member as written, for members of its own type. */
  text: string;
  optional: boolean;
  /** Text of the comment before it, without stars. */
  comment: string;
};

/**
 * Members of `interface Name`, `class Name`, `namespace Name` or `type Name = {…}`; none when there is no such
 * declaration. Takes what `withQuietComments` gives.
 */
export function declaredMembers(declarations: string, name: string): DeclaredMember[] {
  const start = new RegExp(
    `^[\\t ]*(?:export |declare )*(?:(?:abstract )?class|interface|type|namespace) ${name}\\b[^{;]*\\{`,
    "m",
  ).exec(declarations);
  return start === null ? [] : membersOfBody(bodyAt(declarations, start.index + start[0].length - 1));
}

/** Members of the first object type in a member: a and b of 'hooks: Readonly<{ a: A; b: B }>'. */
export function membersWithin(member: DeclaredMember): DeclaredMember[] {
  const open = member.text.indexOf("{");
  return open < 0 ? [] : membersOfBody(bodyAt(member.text, open));
}

/** What a comment says behind one of its tags: '5.94.0' of '@since 5.94.0'; '' for a tag alone. */
export function tagOf(comment: string, tag: string): string | undefined {
  return new RegExp(`@${tag}\\b[ \\t]*([^\\n@]*)`).exec(comment)?.[1]?.trim();
}

/** True for a deprecated member, or what its comment says to use instead. */
export function deprecationOf(comment: string): string | true | undefined {
  const words = tagOf(comment, "deprecated");
  return words === undefined ? undefined : (/^use `?([\w.]+(?:\(\))?)/i.exec(words)?.[1] ?? true);
}

function bodyAt(text: string, open: number): string {
  return text.slice(open + 1, closingIndex(text, open));
}

function membersOfBody(body: string): DeclaredMember[] {
  return splitTopLevel(body, ";").flatMap((part): DeclaredMember[] => {
    const comment = [...(/^(?:\s*\/\*.*?\*\/)*/s.exec(part)?.[0] ?? "").matchAll(/\/\*\*(.*?)\*\//gs)]
      .map((match) => match[1] ?? "")
      .join("\n");
    const code = part
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\s+/g, " ")
      .trim();
    const match =
      /^(?:(?:export|static|readonly|abstract|let|const|declare) )*(?:get )?(?:"([^"]+)"|([\w$]+))(\?)?\s*(:|(?=[(<]))\s*(.*)$/s.exec(
        code,
      );
    const name = match?.[1] ?? match?.[2];
    if (match === null || name === undefined) return [];
    return [
      {
        name,
        type: match[5] ?? "",
        text: part,
        optional: match[3] === "?",
        comment: shown(comment)
          .replace(/^\s*\* ?/gm, "")
          .trim(),
      },
    ];
  });
}

const PRIVATE_USE = 0xe000;

/** Declarations whose comments hold no brackets and quotes that could be taken for code; `shown` undoes it. */
export function withQuietComments(declarations: string): string {
  const hidden = (character: string) => String.fromCharCode(character.charCodeAt(0) + PRIVATE_USE);
  return declarations.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/['"`;(){}[\]<>]/g, hidden));
}

function shown(comment: string): string {
  return comment.replace(/[\ue020-\ue07f]/g, (character) => String.fromCharCode(character.charCodeAt(0) - PRIVATE_USE));
}
