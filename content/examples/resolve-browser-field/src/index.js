const storage = require("storage");

console.log(storage.kind);
