import express from "express";
import webpack from "webpack";
import middleware from "webpack-dev-middleware";
import config from "./webpack.config.js";

export const app = express();
export const pages = middleware(webpack(config), {
  stats: "errors-only",
  hot: true,
});
app.use(pages);
