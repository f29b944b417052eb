let latest = 0;

function onPress({ timeStamp }: Event): void {
  latest = timeStamp;
}
for (const type of ["pointerdown", "keydown"]) addEventListener(type, onPress, true);

/** Whether the reader has pressed a key or a button since a moment, in milliseconds of the document's clock. */
export function hasPressedSince(moment: number): boolean {
  return latest > moment;
}
