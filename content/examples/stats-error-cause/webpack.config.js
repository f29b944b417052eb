const reportPrices = (compiler) => {
  compiler.hooks.compilation.tap("ReportPrices", (compilation) => {
    const errors = [new Error("tea.json: no price"), new Error("rice.json: no price")];
    const cause = new Error("connection refused");
    compilation.errors.push(new AggregateError(errors, "The prices are incomplete", { cause }));
  });
};

export default {
  mode: "development",
  module: { rules: [{ test: /\.txt$/, loader: "./price-loader.js" }] },
  plugins: [reportPrices],
  stats: { preset: "errors-only", errorCause: true, errorErrors: true },
};
