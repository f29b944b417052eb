import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import webpack from "webpack";

const cases = [
  `import { used } from "./esm.js"; used();`,
  `import { used } from "./all.js"; used();`,
  `import * as tools from "./esm.js"; tools.used();`,
  `import * as tools from "./esm.js"; tools[location.hash]();`,
  `import * as tools from "./esm.js"; console.log(tools);`,
  `import tools from "./object.js"; tools.used();`,
  `import { Tool } from "./class.js"; new Tool().used();`,
  `const { used } = await import("./esm.js"); used();`,
  `import("./esm.js").then(({ used }) => used());`,
  `import("./esm.js").then((tools) => tools.used());`,
  `const load = () => import("./esm.js"); (await load()).used();`,
  `const load = () => import(/* webpackExports: ["used"] */ "./esm.js"); (await load()).used();`,
  `import { used } from "./assigned.cjs"; used();`,
  `import tools from "./assigned.cjs"; tools.used();`,
  `import { used } from "./literal.cjs"; used();`,
  `import { used } from "./computed.cjs"; used();`,
  `import data from "./data.json"; console.log(data.used);`,
];

for (const code of cases) {
  writeFileSync("src/index.js", code);
  const compiler = webpack({
    mode: "production",
    devtool: false,
    output: { clean: true },
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();

  const output = readdirSync("dist").map((name) => readFileSync(`dist/${name}`, "utf8")).join("");
  console.log(`${output.includes("superfluous") ? "stays" : "gone "}  ${code}`);
}
