const path = require("node:path");
const { readFileSync } = require("node:fs");
const { greet } = require("./greet");
const settings = require("./settings");

const file = path.join(__dirname, "..", "names.txt");
for (const name of readFileSync(file, "utf8").trim().split("\n")) {
  console.log(greet(name, settings.greeting));
}
