type Range = { start: number; end: number };
type Edit = Range & { text: string; order: number };

/** Changes of a text, collected from its innermost ranges to its outermost ones. */
export class Edits {
  readonly #edits: Edit[] = [];

  /** Inserts text before everything that was inserted at this offset. */
  open(at: number, text: string): void {
    this.#edits.push({ start: at, end: at, text, order: -this.#edits.length });
  }

  wrap({ start, end }: Range, before: string, after: string): void {
    this.open(start, before);
    this.#edits.push({ start: end, end, text: after, order: this.#edits.length - CLOSES_FIRST });
  }

  replace({ start, end }: Range, text: string): void {
    this.#edits.push({ start, end, text, order: this.#edits.length });
  }

  apply(text: string): string {
    const sorted = this.#edits.toSorted((a, b) => a.start - b.start || a.order - b.order);
    const parts: string[] = [];
    let done = 0;
    for (const { start, end, text: inserted } of sorted) {
      parts.push(text.slice(done, start), inserted);
      done = end;
    }
    parts.push(text.slice(done));
    return parts.join("");
  }
}

/** Sorts the ends of ranges before the beginnings of others at the same offset. */
const CLOSES_FIRST = 2 ** 32;
