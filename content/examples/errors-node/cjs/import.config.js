import path from "node:path";

export default { mode: "development", output: { path: path.resolve("dist") } };
