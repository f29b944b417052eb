import webpack from "webpack";
import config from "./webpack.config.js";

webpack(config, (error) => console.log(error.message));
