const build = (name, environment) => ({
  name,
  mode: "production",
  output: { filename: `${name}.js`, environment },
  stats: "errors-warnings",
});

export default [
  build("new", {}),
  build("old", { arrowFunction: false, const: false, methodShorthand: false }),
];
