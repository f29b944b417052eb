import "./fromat.js";
import "format.js";
import "./format";
import "path";
