import { PLAYGROUND_FOLDER } from "./playground-files.ts";

/** URL of the index of messages, which the playground loads when a build has a message. */
export const MESSAGES_URL = `/${PLAYGROUND_FOLDER}/messages.json`;

/** A section of the documentation that explains messages. `lines`: signatures of the lines that it quotes. */
export type MessageSection = { title: string; url: string; lines: string[] };

/** The sections that explain messages, and the URLs of options by full name. */
export type MessageIndex = { sections: MessageSection[]; options: Record<string, string> };

/**
 * Returns a line of a message without its names, so that it equals the same message about other names: "export 'a' was
 * not found in './b.js' (possible exports: c)" → "export ' was not found in ' (".
 */
export function signatureOf(line: string): string {
  return line
    .trim()
    .replace(/^(?:[✖⚠] |<\w> \[[^\]]*\] |\[\S+\] )+/, "")
    .replace(/^(?:Uncaught )?(?:\w*Error: )+/, "")
    .replace(/(?<!\w)(?:'[^']*'|"[^"]*"|`[^`]*`)/g, "'")
    .replace(/\([^)]*\)?/g, "(")
    .replace(/[\w@.-]*\/\S*|[\w.-]+\.(?:[cm]?[jt]sx?|css|json|html|wasm|map)\b/g, "/")
    .replace(/\d+/g, "0");
}

/** Returns the section that explains a line of output; if several quote it, the first. */
export function sectionOfLine(line: string, { sections }: MessageIndex): MessageSection | undefined {
  const signature = signatureOf(line);
  return sections.find(({ lines }) => lines.includes(signature));
}

/**
 * Returns the section that quotes the most lines of a message. In a tie, the section that quotes a later line wins,
 * because later lines say more; then the first.
 */
export function sectionOfMessage(message: string, { sections }: MessageIndex): MessageSection | undefined {
  const signatures = message.split("\n").map(signatureOf);
  let best: { section: MessageSection; count: number; last: number } | undefined;
  for (const section of sections) {
    const quoted = signatures.map((signature) => section.lines.includes(signature));
    const count = quoted.filter(Boolean).length;
    const last = quoted.lastIndexOf(true);
    const isBetter = best === undefined || count > best.count || (count === best.count && last > best.last);
    if (count > 0 && isBetter) best = { section, count, last };
  }
  return best?.section;
}

/**
 * Returns the options that a message names, with the URLs of their documentation: those in
 * 'configuration.module.rules[0].use', and others with a dot, or before the word "option".
 */
export function optionsOfMessage(message: string, { options }: MessageIndex): { name: string; url: string }[] {
  const paths = [...message.matchAll(/\bconfiguration(?:\[\d+\])?\.([\w.[\]]+)/g)].map(([, path = ""]) => path);
  const words = [...message.matchAll(/(?<![\w./])[a-z]\w*(?:\.[a-z]\w*)+(?![\w/])/gi)].map(([word]) => word);
  const named = [...message.matchAll(/'(\w+)' option\b/g)].map(([, name = ""]) => name);
  const names = [...paths.map(longestKnown), ...words, ...named].flatMap((name) => {
    const url = name === undefined ? undefined : options[name];
    return name === undefined || url === undefined ? [] : [{ name, url }];
  });
  return [...new Map(names.map((option) => [option.name, option])).values()].slice(0, MAX_OPTIONS);

  /** A value inside an option is documented with the option: 'module.rules[0].use' → 'module.rules'. */
  function longestKnown(path: string): string | undefined {
    const segments = path.replace(/\[\d+\]/g, "").split(".");
    const candidates = segments.map((_, end) => segments.slice(0, segments.length - end).join("."));
    return candidates.find((candidate) => Object.hasOwn(options, candidate));
  }
}

const MAX_OPTIONS = 3;
