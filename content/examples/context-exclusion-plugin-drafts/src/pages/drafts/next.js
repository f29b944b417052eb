export const title = "Next";
