export const text = "first";
