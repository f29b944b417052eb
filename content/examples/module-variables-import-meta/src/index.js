console.log("webpack:", import.meta.webpack);
console.log("url:", import.meta.url.endsWith("/src/index.js"));
console.log("env:", import.meta.env);
console.log("env.WEBPACK_API:", import.meta.env.WEBPACK_API, import.meta.env.OTHER);
console.log("main:", import.meta.main);
console.log("webpackHot:", import.meta.webpackHot);
console.log("filename:", import.meta.filename?.endsWith("main.mjs"), typeof import.meta.dirname);

const pages = import.meta.glob("./pages/*.js");
console.log("glob:", Object.keys(pages), (await pages["./pages/cart.js"]()).title);

const titles = import.meta.glob(["./pages/**/*.js", "!**/home.js"], {
  eager: true,
  import: "title",
});
console.log("glob:", titles);

const context = import.meta.webpackContext("./pages", {
  recursive: false,
  regExp: /\.js$/,
  mode: "lazy",
});
console.log("context:", context.keys(), (await context("./home.js")).title);
