class StatusPagePlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;
    new EntryPlugin(compiler.context, "./src/status.js", { name: "status" }).apply(compiler);
  }
}

export default {
  mode: "production",
  devtool: false,
  plugins: [new StatusPagePlugin()],
  stats: { all: false, assets: true },
};
