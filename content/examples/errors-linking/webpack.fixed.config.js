const base = { mode: "development", devtool: false, stats: "errors-warnings" };

export default [
  {
    ...base,
    name: "library",
    entry: "./fixed/index.js",
    output: { filename: "library.mjs", module: true, library: { type: "module" } },
  },
  { ...base, name: "member", mode: "production", entry: "./fixed/member.js", output: { filename: "member.js" } },
  { ...base, name: "interop", target: "node", entry: "./fixed/interop.cjs", output: { filename: "interop.cjs" } },
];
