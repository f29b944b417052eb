import { parseAccept } from "../hosting/parse-accept.ts";

/** Tells whether an Accept header prefers Markdown to HTML: 'text/markdown, text/html;q=0.5'. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = parseAccept(accept);
  const markdown = qualities.get("text/markdown") ?? 0;
  return markdown > 0 && markdown >= (qualities.get("text/html") ?? 0);
}
