import webpack from "webpack";

const cases = {
  target: { target: "nodejs" },
  browserslist: { target: "browserslist" },
  "chunk format": { target: "es2020" },
  "no target": { target: false },
  "format of chunks": { output: { chunkFormat: "script" } },
  "chunk loading": { output: { chunkLoading: "script" } },
  "library type": { output: { library: { type: "iife", name: "shop" } } },
  "library name": { output: { library: { type: "var", name: "my-shop" } } },
  rule: { module: { rules: [{ test: /\.js$/, use: ["./a.js"], loader: "./b.js" }] } },
  dependencies: [{ name: "page", dependencies: ["server"] }, { name: "worker" }],
  circle: [
    { name: "page", dependencies: ["server"] },
    { name: "server", dependencies: ["page"] },
  ],
  "DLL entry": { entry: () => "./src/index.js", plugins: [new webpack.DllPlugin({ path: "dll.json" })] },
};

for (const [name, config] of Object.entries(cases)) {
  const base = { mode: "development", devtool: false, entry: "./src/index.js" };
  const options = Array.isArray(config) ? config.map((part) => ({ ...base, ...part })) : { ...base, ...config };
  const message = await new Promise((resolve) => {
    try {
      webpack(options, (error, stats) => resolve(error ? error.message : stats.toString({ all: false, errors: true })));
    } catch (error) {
      resolve(error.message);
    }
  });
  console.log(`--- ${name}\n${message}`);
}
