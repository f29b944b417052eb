import "./fromat.js";
