import path from "node:path";
import webpack from "webpack";

const { ModuleFederationPlugin } = webpack.container;
const base = { mode: "development", devtool: false, stats: "errors-warnings" };
const provided = { import: "./src/money.js", shareKey: "money", version: "1.0.0" };

/** A page of its own folder, which shares modules and may use a remote. */
const page = (name, entry, shared, remotes = {}) => ({
  ...base,
  entry: { [name]: entry },
  output: { path: path.resolve("dist", name) },
  plugins: [new ModuleFederationPlugin({ name: "shop", remotes, shared })],
});
const cart = { cart: "cart@https://cart.example/cart-entry.js" };

export default [
  {
    ...base,
    entry: {},
    output: { uniqueName: "cart", path: path.resolve("dist/host") },
    plugins: [
      new ModuleFederationPlugin({
        name: "cart",
        filename: "cart-entry.js",
        exposes: { "./button": "./src/button.js" },
        shared: { money: provided },
      }),
    ],
  },
  page("host", "./src/host.js", {}, cart),
  { ...page("init", "./src/init.js", {}), output: { path: path.resolve("dist/host") } },
  { ...page("wrong", "./src/host-wrong.js", {}, cart), output: { path: path.resolve("dist/host") } },
  page("eager", "./src/eager.js", { money: { ...provided, requiredVersion: "^1.0.0" } }),
  page("bootstrap", "./src/bootstrap.js", { money: { ...provided, requiredVersion: "^1.0.0" } }),
  page("singleton", "./src/bootstrap.js", { money: { ...provided, requiredVersion: "^2.0.0", singleton: true } }),
  page("missing-share", "./src/bootstrap.js", { money: { import: false, requiredVersion: "^1.0.0" } }),
  page("version", "./src/bootstrap.js", [
    { "./src/money.js": { shareKey: "money", version: "1.0.0" } },
    { money: { import: false, requiredVersion: "^2.0.0", strictVersion: true } },
  ]),
  page("determine", "./src/bootstrap.js", { money: { import: "./src/money.js" } }),
];
