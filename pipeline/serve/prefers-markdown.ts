/** Tells whether an Accept header prefers Markdown to HTML: 'text/markdown, text/html;q=0.5'. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const markdown = qualityOf("text/markdown", accept);
  return markdown > 0 && markdown >= qualityOf("text/html", accept);
}

/** Returns the quality of a type that is named, from 0 to 1; 0 for a type that isn't. */
function qualityOf(type: string, accept = ""): number {
  for (const range of accept.split(",")) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}
