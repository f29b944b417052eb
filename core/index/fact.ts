/** Stands for the facts of one index: each Fact keeps its value for it. */
export type Facts = Readonly<Record<never, never>>;

/**
 * What a feature knows about a site besides its pages, such as webpack's reference. The index carries it, so that
 * everything that gets an index can ask for it; only code that imports the fact knows what it is.
 */
export class Fact<T> {
  readonly #values = new WeakMap<Facts, T>();
  readonly #none: T;

  /** `none`: what it is until a feature sets it. */
  constructor(none: T) {
    this.#none = none;
  }

  of({ facts }: { facts: Facts }): T {
    return this.#values.get(facts) ?? this.#none;
  }

  set(facts: Facts, value: T): void {
    this.#values.set(facts, value);
  }
}
