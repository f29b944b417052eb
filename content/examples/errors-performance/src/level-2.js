import("./level-3.js");
