import { BudgetPlugin } from "./budget-plugin.js";

export default (env) => ({
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new BudgetPlugin(env.wrong ? { byte: 20 } : { bytes: 20 })],
});
