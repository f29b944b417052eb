let latest = Number.NEGATIVE_INFINITY;

function onPress({ timeStamp }: Event): void {
  latest = timeStamp;
}
for (const type of ["pointerdown", "keydown"]) addEventListener(type, onPress, true);

/** Tells whether the reader has pressed a key or button since a time in milliseconds, as in `event.timeStamp`. */
export function hasPressedSince(moment: number): boolean {
  return latest > moment;
}
