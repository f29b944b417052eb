require("node:crypto").createHash("md4");
