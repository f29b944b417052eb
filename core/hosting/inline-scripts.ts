/** Returns the code of a document's inline scripts; data blocks aren't scripts. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    /\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes) ? [] : [text],
  );
}

const SCRIPT = /<script(?=[\s>])([^>]*)>(.*?)<\/script/gis;

/**
 * Returns the document's content. Throws if it has an inline script that the security policy blocks, or lacks the
 * expected one.
 */
export function withOneInlineScript({ path, content }: { path: string; content: string }, script: string): string {
  const found = inlineScripts(content);
  if (found.length === 1 && found[0] === script) return content;
  throw new Error(
    `${path} holds ${found.length} inline scripts. The security policy only allows site/document/first-paint-script.server.ts.`,
  );
}
