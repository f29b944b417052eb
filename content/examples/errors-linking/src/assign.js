import { price } from "./price.js";

module.exports = { price };
