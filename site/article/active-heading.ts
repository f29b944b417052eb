/** The heading that the reader is below: the last of `ids` that has been reached; before the first there is none. */
export function activeHeading(ids: readonly string[], reached: ReadonlySet<string>): string | undefined {
  return ids.findLast((id) => reached.has(id));
}
