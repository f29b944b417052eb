import webpack from "webpack";

let last = "";

function report(percentage, phase) {
  if (phase === last || phase === "") return;
  last = phase;
  console.log(`${Math.round(percentage * 100)} % ${phase}`);
}

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new webpack.ProgressPlugin(report)],
};
