export default {
  mode: "development",
  devtool: false,
  output: {
    clean: true,
    html: {
      title: "Shop",
      meta: { viewport: "width=device-width", "og:title": "Shop" },
      favicon: "./src/icon.svg",
      manifest: { name: "Shop", display: "standalone" },
      inject: "head",
      csp: true,
    },
  },
  stats: { preset: "none", assets: true },
};
