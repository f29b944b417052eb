import "./public-path.js";
import "./index.js";
