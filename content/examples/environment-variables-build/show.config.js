export default (env) => {
  console.log(env);
  return { mode: "production", stats: "none" };
};
