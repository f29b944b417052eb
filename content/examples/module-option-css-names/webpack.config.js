const camelCase = (name) => name.replace(/-[a-z]/g, (part) => part[1].toUpperCase());

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  module: {
    generator: {
      "css/auto": {
        localIdentName: "[name]__[local]--[hash:4]",
        exportsConvention: (name) => [name, camelCase(name)],
      },
    },
  },
};
