import webpack from "webpack";

export default {
  mode: "production",
  stats: "errors-warnings",
  entry: { shop: "./src/index.js" },
  output: { filename: "[name].[contenthash:8].js", publicPath: "/static/" },
  plugins: [
    new webpack.ManifestPlugin(),
    new webpack.ManifestPlugin({
      filename: "files.txt",
      entrypoints: false,
      prefix: "https://cdn.example.com[publicpath]",
      filter: ({ file }) => file.endsWith(".js"),
      generate: (manifest) => ({ ...manifest, version: 1 }),
      serialize: ({ version, assets }) => {
        const lines = Object.entries(assets).map(([name, { file }]) => `${name} ${file}`);
        return [`version ${version}`, ...lines].join("\n");
      },
    }),
  ],
};
