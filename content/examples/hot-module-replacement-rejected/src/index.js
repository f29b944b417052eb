import { price } from "./price.js";

globalThis.hot = import.meta.webpackHot;

import.meta.webpackHot.accept(
  "./price.js",
  async () => {
    throw new Error(`cannot save ${price}`);
  },
  (error) => console.log("error handler:", error.message),
);
