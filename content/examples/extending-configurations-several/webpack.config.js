export default {
  extends: [import.meta.resolve("#webpack/base"), import.meta.resolve("#webpack/debug")],
  module: { rules: [{ test: /\.txt$/, type: "asset/source" }] },
  plugins: [
    (compiler) => {
      const { mode, devtool, output, module } = compiler.options;
      console.log({ mode, devtool, filename: output.filename, clean: output.clean });
      console.log(module.rules.map((rule) => rule.test));
    },
  ],
};
