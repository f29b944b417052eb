const showOptions = (compiler) => {
  const { resolve, output, devtool } = compiler.options;
  console.log({ extensions: resolve.extensions, clean: output.clean, devtool });
};

export default {
  mode: "production",
  devtool: "source-map",
  resolve: { extensions: [".js", ".jsx"] },
  output: { clean: true },
  plugins: [showOptions],
  stats: "none",
};
