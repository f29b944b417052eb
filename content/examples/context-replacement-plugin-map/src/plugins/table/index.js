export const title = "Table";
