import type { Files } from "../../protocol.ts";

/** The project that the playground starts with. */
export const EXAMPLE: Files = {
  "src/index.js": `import { price } from "./price.js";

console.log("A cup of tea:", price(3));

import("./later.js").then(({ thanks }) => console.log(thanks));
`,
  "src/price.js": `export function price(cups) {
  return \`\${cups * 2} euros\`;
}

// Nothing imports this, so webpack leaves it out.
export function refund(cups) {
  return -cups;
}
`,
  "src/later.js": `export const thanks = "Thank you!";
`,
  "webpack.config.js": `export default {
  mode: "production",
  optimization: { minimize: false },
};
`,
  "package.json": `{
  "private": true,
  "type": "module",
  "sideEffects": false
}
`,
};
