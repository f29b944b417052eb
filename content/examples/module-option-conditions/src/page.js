import "tiny-list";
import "./util.js";
