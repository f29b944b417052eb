export type HeadingPosition = { id: string /** Pixels from the top of the viewport. */; top: number };

/** The heading that the reader is below: the last one above `line` pixels; before the first there is none. */
export function activeHeading(headings: readonly HeadingPosition[], line: number): string | undefined {
  return headings.findLast((heading) => heading.top <= line)?.id;
}
