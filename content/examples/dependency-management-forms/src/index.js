import "./old.cjs";

const pages = import.meta.glob("./pages/**/*.js");
console.log("glob   ", Object.keys(pages).join(" "));

const titles = import.meta.glob(["./pages/*.js", "!./pages/*.test.js"], { eager: true, import: "title" });
console.log("titles ", titles);

const context = import.meta.webpackContext("./pages", { recursive: false, regExp: /\.js$/, exclude: /test/ });
console.log("context", context.keys().join(" "), "->", context("./home.js").title);

const { title } = await pages["./pages/shop/cart.js"]();
console.log("loaded ", title);

const page = process.env.PAGE ?? "home";
const module = await import(/* webpackExclude: /test/ */ `./pages/${page}.js`);
console.log("import ", module.title);
