import webpack from "webpack";

export default (env) => ({
  mode: "production",
  devtool: false,
  target: "node",
  stats: { all: false, errors: true, warnings: true },
  plugins: [
    new webpack.DefinePlugin({
      REGION: JSON.stringify(env.region ?? "eu"),
      BETA: JSON.stringify(Boolean(env.beta)),
    }),
    new webpack.EnvironmentPlugin({ API: "https://api.example.com" }),
  ],
});
