/** Returns the URL of the combined page that a section's index page links to: '/concepts/' → '/concepts/printable/'. */
export function printableUrlOf(url: string): string | undefined {
  return PRINTABLE.includes(url.slice(1, -1)) ? `${url}printable/` : undefined;
}

/** Sections whose pages can be printed together; "" is the section of top-level pages. */
const PRINTABLE = [
  "",
  "api",
  "blog",
  "concepts",
  "configuration",
  "contribute",
  "errors",
  "guides",
  "loaders",
  "migrate",
  "plugins",
];
