import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  output: { filename: "[name].js", chunkFilename: "later/[name].js" },
  plugins: [
    new webpack.BannerPlugin({
      banner: "file [file], base [base], chunk [name]",
    }),
    new webpack.BannerPlugin({
      banner: ({ filename, chunk }) => `${filename} has the chunk id ${chunk.id}`,
      entryOnly: true,
    }),
  ],
};
