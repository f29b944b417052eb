export default (env, argv) => {
  console.log("env", env);
  console.log("argv", argv.mode, argv.outputFilename);
  console.log("NODE_ENV", process.env.NODE_ENV);

  return { mode: "production", devtool: false, stats: "summary" };
};
