import webpack from "webpack";

for (const target of ["nodejs", "es2020", false]) {
  try {
    webpack({ entry: "./src/index.js", target });
  } catch (error) {
    console.log(`${target}: ${error.message.split("\n")[0]}`);
  }
}
