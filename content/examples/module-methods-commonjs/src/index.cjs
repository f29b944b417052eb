const { next } = require("./counter.cjs");
console.log(next(), require("./counter.cjs").next());

const id = require.resolve("./counter.cjs");
console.log(id, require.cache[id].loaded);
delete require.cache[id];
console.log(require("./counter.cjs").next());

console.log(module.require("./counter.cjs").next(), require.main === module);

const plugins = require.context("./plugins", true, /\.cjs$/);
console.log(plugins.keys(), plugins.keys().map(plugins));
console.log(plugins.id, plugins.resolve("./alpha.cjs"));

const weak = require.resolveWeak("./later.cjs");
console.log(Boolean(__webpack_modules__[weak]));

require.ensure(
  ["./later.cjs"],
  (require) => {
    console.log("loaded, not run yet", Boolean(__webpack_modules__[weak]));
    console.log(require("./later.cjs").ready);
  },
  (error) => console.log(error.message),
  "later",
);

const name = process.argv[2] ?? "alpha";
console.log(require(`./plugins/${name}.cjs`));
