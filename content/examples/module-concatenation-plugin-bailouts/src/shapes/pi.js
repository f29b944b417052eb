export const pi = () => Math.PI;
