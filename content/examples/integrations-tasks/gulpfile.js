import { build } from "./tasks/build.js";

export { build };
export default build;
