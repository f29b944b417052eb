let latest = Number.NEGATIVE_INFINITY;

function onPress({ timeStamp }: Event): void {
  latest = timeStamp;
}
for (const type of ["pointerdown", "keydown"]) addEventListener(type, onPress, true);

/** Whether the reader has pressed a key or a button since a moment, in milliseconds of the document's clock. */
export function hasPressedSince(moment: number): boolean {
  return latest > moment;
}

/** After a press nothing is done besides what answers it, for so many milliseconds. */
const REST = 1000;

/** Does something when the reader has not pressed anything for a while. */
export function whenAtRest(act: () => void): void {
  if (hasPressedSince(performance.now() - REST)) setTimeout(whenAtRest, REST, act);
  else act();
}
