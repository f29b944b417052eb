import { DefinePlugin } from "webpack";

export default { mode: "development", plugins: [new DefinePlugin({ VERSION: "1" })] };
