/** Shortens text of several lines to its first one: 'a …'. */
export function firstLine(text: string): string {
  const [first = "", ...others] = text.trim().split("\n");
  return others.length === 0 ? first : `${first} …`;
}
