export const report = "the report";
