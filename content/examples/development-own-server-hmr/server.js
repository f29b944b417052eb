import express from "express";
import webpack from "webpack";
import middleware from "webpack-dev-middleware";
import config from "./webpack.config.js";

export const app = express();
export const pages = middleware(webpack(config), {
  stats: "none",
  hot: true,
});
app.use(pages);
