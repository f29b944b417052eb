export const circle = (r) => Math.PI * r * r;

globalThis.shapesLoaded = true;
