export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
  stats: { all: false, assets: true },
  module: {
    parser: {
      html: {
        template: (source) => source.replaceAll("{{shop}}", "Tea House"),
        chunkName: ({ name, type }) => (type === "html" ? name : `page-${name}`),
        sources: [
          "...",
          { tag: "img", attribute: "data-src", type: "src" },
          { tag: "a", attribute: "href", type: "html", filter: (attributes, value) => value.startsWith("./") },
          { tag: "link", attribute: "href", type: false },
        ],
      },
    },
  },
};
