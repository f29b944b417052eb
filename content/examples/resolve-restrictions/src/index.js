import "./allowed.js";
import "../secret.js";
