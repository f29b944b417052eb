export const title = "Chart";
