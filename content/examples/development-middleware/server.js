import express from "express";
import webpack from "webpack";
import middleware from "webpack-dev-middleware";
import createConfig from "./webpack.config.js";

const config = { mode: "development", ...createConfig({}, { mode: "development" }) };

export const app = express();
app.get("/api/time", (request, response) => response.json({ hour: 12 }));

export const pages = middleware(webpack(config), { stats: "errors-warnings" });
app.use(pages);
