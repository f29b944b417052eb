import "./strict.mjs";
import "./relaxed/index.js";
