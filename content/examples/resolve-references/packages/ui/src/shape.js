export const shape = "round";
