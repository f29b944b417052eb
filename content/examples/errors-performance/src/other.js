import "./shared.js";
import "./help.js";
