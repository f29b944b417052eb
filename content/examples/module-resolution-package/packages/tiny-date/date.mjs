export const kind = "the ES module";
