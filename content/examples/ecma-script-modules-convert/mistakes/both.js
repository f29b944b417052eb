import { greet } from "../src/greet.js";

module.exports = greet;
