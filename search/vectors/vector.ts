export type Vector = Float64Array;

export function zeros(count: number, width: number): Vector[] {
  return Array.from({ length: count }, () => new Float64Array(width));
}

export function addScaled(sum: Vector, vector: Vector, factor: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + factor * (vector[at] ?? 0);
}

export function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
