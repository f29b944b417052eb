import webpack from "webpack";

export default {
  mode: "none",
  target: "node",
  output: { iife: false, strictModuleErrorHandling: false },
  stats: "errors-warnings",
  plugins: [
    new webpack.DefinePlugin({
      TEXT: JSON.stringify("text"),
      CODE: "1 + 1",
      LIST: ["1", JSON.stringify("two")],
      COLORS: { dark: JSON.stringify("#111"), light: JSON.stringify("#eee") },
      "COLORS.brand": JSON.stringify("#1c78c0"),
      PATTERN: /^v\d+/,
      double: (n) => n * 2,
      BIG: 9007199254740993n,
      NOTHING: undefined,
      "typeof window": JSON.stringify("undefined"),
    }),
  ],
};
