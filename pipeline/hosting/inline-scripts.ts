/** The scripts that a document holds itself: neither files nor data. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    /\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes) ? [] : [text],
  );
}

const SCRIPT = /<script(?=[\s>])([^>]*)>(.*?)<\/script/gis;

/**
 * The content of a document. Throws when its security policy would keep one of its own scripts from running, or when one stands there that
 * was not meant to.
 */
export function withOneInlineScript({ path, content }: { path: string; content: string }, script: string): string {
  const found = inlineScripts(content);
  if (found.length === 1 && found[0] === script) return content;
  throw new Error(
    `${path} holds ${found.length} inline scripts. Only site/first-paint-script.ts may stand in a document: its hash is in the security policy.`,
  );
}
