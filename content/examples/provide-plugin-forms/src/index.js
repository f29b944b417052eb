import "./old-code.js";
import "./own-name.js";
