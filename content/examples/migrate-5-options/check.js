import webpack from "webpack";
import after from "./new.js";
import before from "./old.js";

for (const [name, config] of Object.entries(before)) {
  try {
    webpack.validate(config);
    console.log(`${name}: still valid`);
  } catch (error) {
    const lines = error.message.split("\n").filter((line) => /^ - |^ +(BREAKING|Please|Did you)/.test(line));
    console.log(`${name}:\n${lines.join("\n").replaceAll(" These properties are valid:", "")}`);
  }
}
for (const config of Object.values(after)) webpack.validate(config);
console.log("\nThe new ones are all valid.");
