export default {
  mode: "production",
  entry: { site: "./src/index.js", admin: "./src/index.js" },
  output: {
    filename: ({ chunk }) => (chunk.name === "admin" ? "private/[name].js" : "[name].[contenthash:8].js"),
    clean: true,
  },
  stats: { preset: "none", assets: true },
};
