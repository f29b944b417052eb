export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  output: { pathinfo: false },
  module: {
    parser: {
      "css/auto": { animation: false, dashedIdents: false },
    },
  },
};
