import("./level-2.js");
