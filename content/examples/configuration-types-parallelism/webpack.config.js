const configs = ["home", "shop", "admin"].map((name) => ({
  name,
  mode: "production",
  devtool: false,
  stats: "none",
  output: { filename: `${name}.js` },
  plugins: [
    (compiler) => {
      compiler.hooks.run.tap("Log", () => console.log("start", name));
      compiler.hooks.done.tap("Log", () => console.log("done", name));
    },
  ],
}));

configs.parallelism = 1;

export default configs;
