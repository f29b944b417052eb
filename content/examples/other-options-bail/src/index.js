import "./first.js";
import "./second.js";
