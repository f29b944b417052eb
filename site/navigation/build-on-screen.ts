/** The build that the document is of: its first script, whose hash changes with every page. */
export function buildOnScreen(): string {
  return document.querySelector("script[src]")?.getAttribute("src") ?? "";
}
