import "./menu.js";
import "./dates.js";
import "./tax.js";
