export default {
  mode: "production",
  stats: "errors-warnings",
};
