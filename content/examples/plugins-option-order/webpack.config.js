class Report {
  constructor(label) {
    this.label = label;
  }

  apply(compiler) {
    console.log(this.label, "is applied, filename:", compiler.options.output.filename);
    compiler.hooks.environment.tap("Report", () => {
      console.log(this.label, "is called, filename:", compiler.options.output.filename);
    });
  }
}

export default {
  mode: "production",
  devtool: false,
  stats: { preset: "none", assets: true },
  plugins: [
    new Report("first"),
    new Report("second"),
    (compiler) => {
      compiler.options.output.filename = "shop.js";
    },
    false,
  ],
};
