import("./eager.js");
