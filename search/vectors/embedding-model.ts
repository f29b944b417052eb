import type { Unit } from "./feature-rows.ts";
import { addScaled, dot, type Vector, zeros } from "./vector.ts";

/** A text as positions of its units, and its vector of length 1, with the length that it had before. */
type Embedded = { text: readonly number[]; vector: Vector; length: number };

export type EmbeddingModel = {
  rows: readonly Vector[];
  embed: (texts: readonly (readonly number[])[]) => Embedded[];
  /** Moves the rows of texts against the gradients of their vectors (Adagrad). */
  learn: (texts: readonly Embedded[], gradients: readonly Vector[], rate: number) => void;
};

/** Creates a model in which a text's vector is the sum of its units' rows. */
export function createEmbeddingModel(units: readonly Unit[], start: readonly Vector[]): EmbeddingModel {
  const width = start[0]?.length ?? 0;
  const rows = start.map((row) => row.slice());
  const squares = zeros(rows.length, width);
  const vectorOf = (unit: number): Vector => {
    const sum = new Float64Array(width);
    for (const row of units[unit] ?? []) addScaled(sum, rows[row] ?? sum, 1);
    return sum;
  };
  return {
    rows,
    embed: (texts) => {
      // A word that many texts have is summed up once.
      const known = new Map<number, Vector>();
      return texts.map((text) => {
        const vector = new Float64Array(width);
        for (const unit of text) {
          const own = known.get(unit) ?? vectorOf(unit);
          known.set(unit, own);
          addScaled(vector, own, 1);
        }
        const length = Math.sqrt(dot(vector, vector)) || 1;
        return { text, vector: vector.map((value) => value / length), length };
      });
    },
    learn: (texts, gradients, rate) => {
      const ofUnits = new Map<number, Vector>();
      for (const [at, { text, vector, length }] of texts.entries()) {
        // Only the part across the vector turns it.
        const gradient = Float64Array.from(gradients[at] ?? vector);
        addScaled(gradient, vector, -dot(gradient, vector));
        for (const unit of text) addScaled(gradientOf(ofUnits, unit, width), gradient, 1 / length);
      }
      const ofRows = new Map<number, Vector>();
      for (const [unit, gradient] of ofUnits)
        for (const row of units[unit] ?? []) addScaled(gradientOf(ofRows, row, width), gradient, 1);
      for (const [row, gradient] of ofRows) move(rows[row] ?? gradient, squares[row] ?? gradient, gradient, rate);
    },
  };
}

function gradientOf(gradients: Map<number, Vector>, key: number, width: number): Vector {
  const known = gradients.get(key) ?? new Float64Array(width);
  gradients.set(key, known);
  return known;
}

function move(row: Vector, squares: Vector, gradient: Vector, rate: number): void {
  for (let at = 0; at < row.length; at++) {
    const change = gradient[at] ?? 0;
    const sum = (squares[at] ?? 0) + change * change;
    squares[at] = sum;
    row[at] = (row[at] ?? 0) - (rate * change) / (Math.sqrt(sum) + 1e-6);
  }
}
