import admin from "./apps/admin/webpack.config.js";
import web from "./apps/web/webpack.config.js";

export default [admin, web];
