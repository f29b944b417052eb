export default (env, argv) => {
  console.log("env:", env);
  console.log("argv.mode:", argv.mode);

  return {
    mode: argv.mode ?? "development",
    target: env.target ?? "web",
    devtool: argv.mode === "production" ? "source-map" : false,
  };
};
